import Engine
package import Files
import Glibc
import Replies

extension Descriptor {
  /// A file that was not there before, whole or not at all. A link is something that is there, wherever it leads.
  ///
  /// - Parameter folder: where it is noted meanwhile which file is being written, for `Session.sweep`.
  package static func make(_ path: String, noted folder: String, _ fill: (Descriptor) throws -> Void) throws {
    let taken = UserError("\(path) is there already, and was left as it is.", hint: "Give another name.", code: .usage)
    var about = stat()
    guard lstat(path, &about) != 0 else { throw taken }
    let place = path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : "."
    guard !path.isEmpty, access(String(place), W_OK | X_OK) == 0 else {
      throw UserError("Nothing can be written to “\(path)”.", hint: "Give a name in a folder of yours.", code: .usage)
    }
    let draft = "\(path).\(getpid())"
    let note = WritingNote(in: folder)
    note.write(draft)
    defer { note.remove() }
    do {
      let target = try Descriptor(draft, O_WRONLY | O_CREAT | O_EXCL)
      try fill(target)
      try target.sync()
      // Nothing that came to stand there meanwhile is written over.
      let place = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard place >= 0 || errno != EEXIST else { throw taken }
      close(place)
      guard place >= 0, rename(draft, path) == 0, target.isNamed(path) else {
        throw UserError("\(path) could not be written.")
      }
    } catch {
      unlink(draft)
      throw error
    }
  }
}
