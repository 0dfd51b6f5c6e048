package import Glibc

/// What processes that were killed left behind: unfinished files that nobody will finish.
package enum Leftovers {
  /// Removes the files `NAME.PID` and what stands beside them, where `isOurs` knows the name, the process is gone, and
  /// nobody has written to them for an hour: in a container a process may be one that cannot be seen from here.
  package static func sweep(_ folder: String, _ isOurs: (_ name: Substring) -> Bool) {
    for file in Folder.names(in: folder) {
      guard let (name, process) = parts(of: file), isOurs(name), isGone(process), isOld("\(folder)/\(file)") else {
        continue
      }
      unlink("\(folder)/\(file)")
    }
  }

  /// Whether the process that has this number is gone.
  package static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

  /// "life.age.4711", "outgoing.db.4711.draft", and what SQLite keeps beside the latter.
  private static func parts(of file: String) -> (name: Substring, process: pid_t)? {
    let file = [".draft-journal", ".draft"].first(where: file.hasSuffix).map { file.dropLast($0.count) } ?? file[...]
    guard let dot = file.lastIndex(of: "."), let process = pid_t(file[file.index(after: dot)...]), process > 0 else {
      return nil
    }
    return (file[..<dot], process)
  }

  private static func isOld(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && time(nil) - found.st_mtim.tv_sec > 3600
  }
}

extension Store {
  /// Removes what a mending that was cut short left beside the file, unless one is going on.
  package func sweep() throws {
    guard let path else { return }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let name = path.split(separator: "/").last ?? ""
    let drafts = Folder.names(in: folder).filter { file in
      [".mended", ".salvage"].contains { file.hasPrefix(name + $0) }
    }
    guard !drafts.isEmpty else { return }
    _ = try FileLock(path: path + ".lock").holdingIfFree {
      for file in drafts { unlink("\(folder)/\(file)") }
    }
  }
}
