import Glibc
import Replies

/// The name of one of several profiles on this machine; each has its own store. The default profile is `nil`.
struct ProfileName: Hashable, Sendable {
  let text: String

  /// Throws unless the name is 1 to 32 lower-case letters, digits and hyphens, starting with a letter.
  init(_ text: String) throws(UserError) {
    let isAllowed = text.utf8.allSatisfy { ProfileName.allowedBytes.contains($0) }
    guard isAllowed, text.utf8.count <= 32, text.utf8.first.map({ $0 > UInt8(ascii: "9") }) ?? false,
      text != ProfileName.defaultName
    else {
      throw UserError(
        "“\(text)” can't be a profile's name.",
        hint: "Up to 32 small letters, digits and hyphens, a letter first; “default” is the unnamed one.", code: .usage)
    }
    self.text = text
  }

  /// How the default profile is named in commands and messages.
  static let defaultName = "default"

  private static let allowedBytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
}

extension Home {
  /// The folders of a profile. The folder of settings and secrets is the device's.
  func profileHome(_ name: ProfileName?) -> Home {
    guard let name else { return self }
    var home = self
    for folder in [\Home.data, \Home.state, \Home.cache] { home[keyPath: folder] += "/profiles/\(name.text)" }
    return home
  }

  func hasProfile(_ name: ProfileName) -> Bool { access(profileHome(name).data, F_OK) == 0 }

  /// All profiles that exist, sorted by name.
  var profiles: [ProfileName] {
    guard let folder = opendir(data + "/profiles") else { return [] }
    defer { closedir(folder) }
    var names: [ProfileName] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if let name = try? ProfileName(name) { names.append(name) }
    }
    return names.sorted { $0.text < $1.text }
  }
}
