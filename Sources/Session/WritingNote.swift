import Files
import Glibc
import Store
import Vault

/// Notes in nudgy's own folder which file elsewhere a process is writing, so that it can be removed should the process be
/// killed: `writing.PID` with the path in it.
package struct WritingNote {
  private let path: String

  init(in folder: String, process: pid_t = getpid()) { path = "\(folder)/writing.\(process)" }

  /// Where it cannot be written the file is written all the same.
  func write(_ file: String) {
    let whole = file.hasPrefix("/") ? file : WritingNote.current + "/" + file
    try? Descriptor(path, O_WRONLY | O_CREAT | O_TRUNC).write(whole.utf8)
  }

  func remove() { unlink(path) }

  package static func sweep(_ folder: String) {
    for name in Folder.names(in: folder) where name.hasPrefix("writing.") {
      guard let process = pid_t(name.dropFirst(8)), Leftovers.isGone(process) else { continue }
      WritingNote(in: folder, process: process).finish(process)
    }
  }

  /// What is not there may be on a disk that is not there now.
  private func finish(_ process: pid_t) {
    guard let bytes = try? Descriptor(reading: path).read(4096) else { return }
    let file = String(decoding: bytes, as: UTF8.self)
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    guard access(folder, F_OK) == 0 else { return }
    if file.hasSuffix(".\(process)") { unlink(file) }
    unlink(path)
  }

  private static var current: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }
}
