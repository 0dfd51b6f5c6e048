internal import Glibc

/// An address book: a folder of vCards, as khard and vdirsyncer keep them, with folders in it for collections.
package struct ContactFolder: Sendable {
  private let path: String

  package init(_ path: String) { self.path = path }

  package var exists: Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// How many cards it has that name somebody and say how to reach them.
  package var count: Int {
    files(in: path, depth: 0).map { VCard.cards(in: ContactFolder.read($0)).count }.reduce(0, +)
  }

  /// Those whose whole name or nickname it is; where there are none, those in whose name all of the words stand.
  package func cards(named name: String) -> [VCard] {
    let wanted = ContactFolder.words(name)
    guard !wanted.isEmpty else { return [] }
    let cards = files(in: path, depth: 0).flatMap { VCard.cards(in: ContactFolder.read($0)) }
    let exact = cards.filter { card in
      ([card.name, card.company] + card.nicknames).contains { ContactFolder.words($0) == wanted }
    }
    guard exact.isEmpty else { return exact }
    return cards.filter { card in
      let all = Set(([card.name, card.company] + card.nicknames).flatMap(ContactFolder.words))
      return wanted.allSatisfy(all.contains)
    }
  }

  private static func words(_ name: String) -> [String] {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private func files(in folder: String, depth: Int) -> [String] {
    guard depth <= ContactFolder.maximumDepth, let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var names: [String] = []
    while names.count < ContactFolder.maximumFiles, let entry = readdir(entries) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      let suffix = name.lowercased()
      if suffix.hasSuffix(".vcf") || suffix.hasSuffix(".vcard") { return [path] }
      return name.contains(".") ? [] : files(in: path, depth: depth + 1)
    }
  }

  /// Empty for what is no file, cannot be read or is larger than any card with its photograph.
  private static func read(_ path: String) -> String {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= sizeLimit else { return "" }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= sizeLimit {
      let count = Glibc.read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A vdir has its collections in folders, and those may stand in one for each account.
  private static let maximumDepth = 3
  private static let maximumFiles = 20_000
  /// In bytes; a whole address book may be one file.
  private static let sizeLimit = 16 << 20
}
