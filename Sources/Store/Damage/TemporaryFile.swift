internal import Glibc

/// A file that is written next to the one that it will replace.
struct TemporaryFile {
  let path: String

  /// Creates an empty file, private to its owner from the start. Replaces a file left over from before.
  func create() throws {
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? StoreError.full : StoreError.readOnly }
    close(file)
  }

  /// Creates the file with the content of another one; a missing one counts as empty.
  func fill(from source: String) throws {
    try create()
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

  /// Moves the file to `target` so that after a power cut either the old or the new one is there, complete.
  func replace(_ target: String) throws {
    guard TemporaryFile.sync(path), rename(path, target) == 0, TemporaryFile.sync(TemporaryFile.folder(of: target))
    else {
      throw errno == ENOSPC ? StoreError.full : StoreError.readOnly
    }
  }

  /// Flushes a file, or the directory entries of a folder, to the disk.
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
