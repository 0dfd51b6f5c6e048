import Files
import Glibc
import Replies

/// The folder in which any program may leave a small file for nudgy.
struct InboxFolder: Sendable {
  let path: String

  init(_ home: Home) { path = home.data + "/inbox" }

  /// In bytes; a larger file is refused.
  static let sizeLimit = 64 << 10

  /// The files that are complete, in the order in which they were last written.
  var waiting: [InboxFile] {
    Files.names(in: path).filter(InboxFolder.isComplete).compactMap { name in
      var info = stat()
      guard lstat("\(path)/\(name)", &info) == 0, name != InboxFolder.rejectedName else { return nil }
      return InboxFile(name: name, info)
    }.sorted { ($0.seconds, $0.nanoseconds, $0.name) < ($1.seconds, $1.nanoseconds, $1.name) }
  }

  /// Names that programs give to files they are still writing.
  private static func isComplete(_ name: String) -> Bool {
    !name.hasPrefix(".") && ![".tmp", ".part"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Throws why the file is refused.
  func read(_ file: InboxFile) throws(UserError) -> InboxEntry {
    // Opening a pipe would wait for whoever writes to it, and a link may lead anywhere.
    let descriptor = open("\(path)/\(file.name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UserError(errno == ELOOP ? "It's a symbolic link." : "It isn't a file that can be read.")
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { throw UserError("It isn't a file.") }
    // One byte more than is allowed tells that it is too large, even if it grew meanwhile.
    var bytes = [UInt8](repeating: 0, count: InboxFolder.sizeLimit + 1)
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress! + length, $0.count - length) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw UserError("It can't be read.") }
      if count == 0 { break }
      length += count
    }
    guard length <= InboxFolder.sizeLimit else { throw UserError("It's larger than 64 KiB.") }
    guard let text = String(validating: bytes[..<length], as: UTF8.self) else { throw UserError("It isn't UTF-8.") }
    return try InboxEntry(reading: text)
  }

  func remove(_ file: InboxFile) -> Bool { unlink("\(path)/\(file.name)") == 0 || errno == ENOENT }

  /// Removes a file that a single process may answer; false where another one was first.
  func takeAway(_ file: InboxFile) -> Bool {
    guard let lock = claim() else { return false }
    defer { withExtendedLifetime(lock) {} }
    return unlink("\(path)/\(file.name)") == 0
  }

  /// Moves a file, link or folder aside, with the reason in a file beside it.
  func reject(_ file: InboxFile, because reason: String) -> Bool {
    let folder = "\(path)/\(InboxFolder.rejectedName)"
    guard Files.makeFolder(folder) else { return false }
    var info = stat()
    var name = file.name
    var number = 1
    while lstat("\(folder)/\(name)", &info) == 0 || lstat("\(folder)/\(name).reason", &info) == 0 {
      number += 1
      name = "\(file.name).\(number)"
    }
    // The reason comes first: a file without one would tell nothing.
    return Files.replace("\(folder)/\(name).reason", with: reason + "\n")
      && rename("\(path)/\(file.name)", "\(folder)/\(name)") == 0
  }

  /// Writes an entry under a name that no other has.
  func add(_ entry: InboxEntry, named name: String) throws(UserError) {
    let text = entry.json.text + "\n"
    guard text.utf8.count <= InboxFolder.sizeLimit else {
      throw UserError("That's more than 64 KiB at once, and none of it was taken.", code: .usage)
    }
    guard Files.makeFolder(path), Files.replaceDurably("\(path)/\(name).json", with: text, by: "\(path)/.\(name).tmp")
    else {
      throw UserError(
        "I can't write into \(path).", hint: "Is the disk full, or does the folder belong to someone else?")
    }
  }

  /// The entry that was written under that name; `nil` where it is taken.
  func file(named name: String) -> InboxFile? { waiting.first { $0.name == "\(name).json" } }

  /// Held while files are taken; `nil` if another process takes them.
  func claim() -> Descriptor? {
    guard let file = try? Descriptor("\(path)/.lock", O_RDWR | O_CREAT), file.lock() else { return nil }
    return file
  }

  private static let rejectedName = "rejected"
}

/// A file in the inbox, as it stood when the folder was read.
struct InboxFile: Sendable {
  let name: String
  let seconds: Int
  let nanoseconds: Int
  private let node: UInt64

  fileprivate init(name: String, _ info: stat) {
    self.name = name
    (seconds, nanoseconds) = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
    node = UInt64(info.st_ino)
  }

  /// Differs for a later file of the same name.
  var mark: String { "\(node) \(seconds).\(nanoseconds) \(name)" }
}

extension Files {
  /// Writes a file that is complete and on the disk before it has its name.
  fileprivate static func replaceDurably(_ path: String, with text: String, by temporaryPath: String) -> Bool {
    guard let file = try? Descriptor(temporaryPath, O_WRONLY | O_CREAT | O_EXCL) else { return false }
    do {
      try file.write(text.utf8)
      try file.sync()
    } catch {
      unlink(temporaryPath)
      return false
    }
    if rename(temporaryPath, path) == 0 { return true }
    unlink(temporaryPath)
    return false
  }
}
