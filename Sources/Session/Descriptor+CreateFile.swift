package import Files
import Glibc
import Replies

extension Descriptor {
  /// Creates a new file, completely or not at all. Throws `UserError` if something exists at the path already, even a
  /// dangling link.
  ///
  /// - Parameter folder: where a note of the unfinished file is kept meanwhile, for `Session.removeLeftovers`.
  package static func createFile(at path: String, notesIn folder: String, _ fill: (Descriptor) throws -> Void) throws {
    let existsError = UserError(
      "\(path) already exists and was left as it is.", hint: "Choose another name.", code: .usage)
    var info = stat()
    guard lstat(path, &info) != 0 else { throw existsError }
    let parent = path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : "."
    let placeError = UserError("I can't write to “\(path)”.", hint: "Choose a name in a folder of yours.", code: .usage)
    // A folder that was deleted while one stands in it can still be written to, and has no name any more.
    guard !path.isEmpty, access(String(parent), W_OK | X_OK) == 0,
      realpath(String(parent), nil).map({ free($0) }) != nil
    else { throw placeError }
    let temporaryPath = "\(path).\(getpid())"
    let note = TemporaryFileNote(in: folder)
    note.write(temporaryPath)
    defer { note.remove() }
    do {
      let target = try Descriptor(temporaryPath, O_WRONLY | O_CREAT | O_EXCL)
      try fill(target)
      try target.sync()
      // A file that another process created at the path meanwhile is not overwritten.
      let placeholder = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard placeholder >= 0 || errno != EEXIST else { throw existsError }
      close(placeholder)
      guard placeholder >= 0, rename(temporaryPath, path) == 0, target.isFile(at: path) else {
        throw UserError("\(path) couldn't be written.")
      }
    } catch {
      unlink(temporaryPath)
      throw error
    }
  }
}
