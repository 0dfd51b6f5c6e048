internal import Glibc

/// A file written beside the one it is to replace.
struct Draft {
  let path: String

  /// An empty one that only its owner can read from its first moment, in the place of one that was left behind.
  func make() throws {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : StoreError.readOnly }
    close(file)
  }

  /// Makes it, with all that stands in another file; one that is not there is as good as empty.
  func fill(from source: String) throws {
    try make()
    let (input, output) = (open(source, O_RDONLY | O_CLOEXEC), open(path, O_WRONLY | O_CLOEXEC))
    defer {
      close(input)
      close(output)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while input >= 0, case let count = read(input, &buffer, buffer.count), count > 0 {
      guard write(output, buffer, count) == count else { throw StoreError.full }
    }
  }

  /// Takes the place of `target`, so that a power cut leaves the one or the other, whole.
  func replace(_ target: String) throws {
    guard Draft.sync(path), rename(path, target) == 0, Draft.sync(Draft.folder(of: target)) else {
      throw errno == ENOSPC ? StoreError.full : StoreError.readOnly
    }
  }

  /// The bytes of a file, or the names in a folder, have reached the disk.
  private static func sync(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return fsync(descriptor) == 0
  }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
