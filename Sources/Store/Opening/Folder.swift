internal import Glibc

/// Folders for the person's files; new ones are private to the owner.
package enum Folder {
  /// Creates the folder and its parents; false where that fails, as below a dangling link.
  package static func make(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 { return true }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return exists(path) }
    return make(String(path[..<slash])) && (mkdir(path, 0o700) == 0 || exists(path))
  }

  /// Flushes the directory entry of a file to the disk.
  static func sync(of file: String) -> Bool {
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  /// The names of the entries; empty where the folder cannot be read.
  package static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private static func exists(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }
}
