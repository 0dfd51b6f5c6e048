import Files
import Glibc
import Store

/// A file `writing.PID` in nudgy's data folder with the path of a temporary file that a process is writing elsewhere,
/// so that the temporary file can be removed if the process is killed.
package struct TemporaryFileNote {
  private let path: String

  init(in folder: String, process: pid_t = getpid()) { path = "\(folder)/writing.\(process)" }

  /// Errors are ignored: the file itself can still be written without its note.
  func write(_ file: String) {
    let absolutePath = file.hasPrefix("/") ? file : TemporaryFileNote.workingDirectory + "/" + file
    try? Descriptor(path, O_WRONLY | O_CREAT | O_TRUNC).write(absolutePath.utf8)
  }

  func remove() { unlink(path) }

  package static func removeLeftovers(in folder: String) {
    for name in Folder.names(in: folder) where name.hasPrefix("writing.") {
      guard let process = pid_t(name.dropFirst(8)), Leftovers.isGone(process) else { continue }
      TemporaryFileNote(in: folder, process: process).removeLeftover(process)
    }
  }

  /// Keeps the note if the file's folder is missing, as its disk may only be unmounted.
  private func removeLeftover(_ process: pid_t) {
    guard let bytes = try? Descriptor(reading: path).read(4096) else { return }
    let file = String(decoding: bytes, as: UTF8.self)
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    guard access(folder, F_OK) == 0 else { return }
    if file.hasSuffix(".\(process)") { unlink(file) }
    unlink(path)
  }

  private static var workingDirectory: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
