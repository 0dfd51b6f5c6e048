internal import Glibc

/// Where files are kept: private to the person, made when it is first needed.
package enum Folder {
  /// Makes the folder and those above it; false where that cannot be, as below a link that leads nowhere.
  package static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return isThere(path) }
    return make(String(path[..<slash])) && (mkdir(path, 0o700) == 0 || isThere(path))
  }

  private static func isThere(_ path: String) -> Bool {
    var found = stat()
    return stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  /// What is in it, in no order; nothing where it cannot be read.
  static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }
}
