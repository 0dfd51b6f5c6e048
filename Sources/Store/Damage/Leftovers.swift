package import Glibc

/// Files that killed processes left unfinished.
package enum Leftovers {
  /// Removes files named `NAME.PID`, and the files SQLite keeps beside them, where `isOurs` accepts the name, the
  /// process no longer exists, and the file was not modified for an hour. The hour is needed because a process in
  /// another container cannot be seen from here.
  package static func remove(in folder: String, _ isOurs: (_ name: Substring) -> Bool) {
    for file in Folder.names(in: folder) {
      guard let (name, process) = parts(of: file), isOurs(name), isGone(process), isOld("\(folder)/\(file)") else {
        continue
      }
      unlink("\(folder)/\(file)")
    }
  }

  /// Whether no process has this id.
  package static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  /// Parses "life.age.4711", "outgoing.db.4711.draft", and the names of the files that SQLite keeps beside the latter.
  private static func parts(of file: String) -> (name: Substring, process: pid_t)? {
    let file = [".draft-journal", ".draft"].first(where: file.hasSuffix).map { file.dropLast($0.count) } ?? file[...]
    guard let dot = file.lastIndex(of: "."), let process = pid_t(file[file.index(after: dot)...]), process > 0 else {
      return nil
    }
    return (file[..<dot], process)
  }

  private static func isOld(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && time(nil) - info.st_mtim.tv_sec > 3600
  }
}

extension Store {
  /// Removes the files of an interrupted repair beside the store, unless a repair is running.
  package func removeLeftovers() throws {
    guard let path else { return }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let name = path.split(separator: "/").last ?? ""
    let drafts = Folder.names(in: folder).filter { file in
      [".mended", ".salvage"].contains { file.hasPrefix(name + $0) }
    }
    guard !drafts.isEmpty else { return }
    _ = try FileLock(path: path + ".lock").withExclusiveLockIfFree {
      for file in drafts { unlink("\(folder)/\(file)") }
    }
  }
}
