import Glibc

/// Files and folders that only their owner may read.
enum Folder {
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the folder and those above it, 0700.
  static func make(_ path: String) throws(StoreError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, parent(of: path) != path else { throw StoreError(errno: errno) }
    try make(parent(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw StoreError(errno: errno) }
  }

  /// Makes an empty file, 0600, where there is none. SQLite gives its companions the same mode.
  static func touch(_ path: String) throws(StoreError) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw StoreError(errno: errno) }
    Glibc.close(file)
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// The names in it, in order; none when it is not there.
  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Waits until the bytes of a file, or the names in a folder, are on the disk.
  static func sync(_ path: String) throws(StoreError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw StoreError(errno: errno) }
    defer { Glibc.close(file) }
    guard fsync(file) == 0 else { throw StoreError(errno: errno) }
  }

  /// Puts the file in the place of another, which stays whole if anything fails.
  static func move(_ path: String, to other: String) throws(StoreError) {
    guard rename(path, other) == 0 else { throw StoreError(errno: errno) }
    try sync(parent(of: other))
  }
}

extension StoreError {
  init(errno code: Int32) {
    self =
      switch code {
      case ENOSPC, EDQUOT: .full
      case EROFS, EACCES, EPERM: .readOnly
      default: .other(String(cString: strerror(code)))
      }
  }
}
