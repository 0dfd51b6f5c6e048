import Glibc
import Store

/// Small private files: mode 0600 in folders of mode 0700. Writing replaces the whole file atomically.
enum Files {
  static func read(_ path: String, limit: Int = 1 << 20) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count < limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return count == 0 ? String(decoding: bytes, as: UTF8.self) : nil }
      bytes += buffer[..<count]
    }
    return nil
  }

  static func replace(_ path: String, with text: String) -> Bool {
    let temporaryPath = "\(path).\(getpid())"
    let file = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    var copy = text
    let isWritten = copy.withUTF8 { write(file, $0.baseAddress, $0.count) == $0.count }
    close(file)
    if isWritten, rename(temporaryPath, path) == 0 { return true }
    unlink(temporaryPath)
    return false
  }

  static func names(in folder: String) -> [String] { Folder.names(in: folder) }

  /// Seconds since the file was last written; `nil` if it does not exist.
  static func age(of path: String) -> Int? {
    var info = stat()
    return stat(path, &info) == 0 ? time(nil) - info.st_mtim.tv_sec : nil
  }

  /// Resolves symbolic links, so that replacing the file keeps a link to another place.
  static func target(of path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  static func makeFolder(_ path: String) -> Bool { Folder.make(path) }
}
