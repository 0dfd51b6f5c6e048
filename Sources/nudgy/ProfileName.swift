import Engine
import Glibc
import Replies

/// One of several people, or lives, on this machine, each with a store of its own. The unnamed one is `nil` wherever a
/// name could be.
struct ProfileName: Hashable, Sendable {
  let text: String

  /// Throws what a name must be like: 1 to 32 small letters, digits and hyphens, beginning with a letter.
  init(_ text: String) throws(UserError) {
    let isPlain = text.utf8.allSatisfy { ProfileName.bytes.contains($0) }
    guard isPlain, text.utf8.count <= 32, text.utf8.first.map({ $0 > UInt8(ascii: "9") }) ?? false,
      text != ProfileName.unnamed
    else {
      throw UserError(
        "“\(text)” cannot be a profile's name.",
        hint: "Up to 32 small letters, digits and hyphens, a letter first; “default” is the unnamed one.", code: .usage)
    }
    self.text = text
  }

  /// What the unnamed one is called where something must be said.
  static let unnamed = "default"

  private static let bytes = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)
}

extension Home {
  /// Where a named profile keeps what is its own. Settings are the device's.
  func of(_ name: ProfileName?) -> Home {
    guard let name else { return self }
    var home = self
    for folder in [\Home.data, \Home.state, \Home.cache] { home[keyPath: folder] += "/profiles/\(name.text)" }
    return home
  }

  func has(_ name: ProfileName) -> Bool { access(of(name).data, F_OK) == 0 }

  /// Those that were made, in the order of the alphabet.
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
