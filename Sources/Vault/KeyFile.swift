internal import Glibc

/// The data key as 64 hex digits in a private file.
struct KeyFile: Sendable {
  let path: String

  /// - Parameter make: whether a key may be made where there is none.
  func find(make isNew: Bool) throws(VaultError) -> DataKey {
    if let key = try read() { return key }
    guard isNew else { throw .keyLost }
    return try make()
  }

  /// `nil` when there is no such file.
  func read() throws(VaultError) -> DataKey? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .keyUnreadable("it cannot be opened")
    }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 65)
    let count = Glibc.read(file, &buffer, buffer.count)
    guard count >= 64, let bytes = KeyFile.bytes(buffer[..<64]) else { throw .keyUnreadable("it is not a key") }
    return DataKey(bytes: bytes)
  }

  /// Makes a key, or takes the one that another process has made meanwhile.
  func make() throws(VaultError) -> DataKey {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
    let draft = "\(path).\(getpid())"
    try write(hex(bytes) + "\n", to: draft)
    defer { unlink(draft) }
    // A link, unlike a rename, never takes the place of a key that is there.
    guard link(draft, path) == 0 || errno == EEXIST, let key = try read() else { throw .keyNotWritten }
    syncFolder()
    return key
  }

  private func write(_ text: String, to draft: String) throws(VaultError) {
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .keyNotWritten }
    defer { close(file) }
    var copy = text
    let isWritten = copy.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count } && fsync(file) == 0
    guard isWritten else {
      unlink(draft)
      throw .keyNotWritten
    }
  }

  /// The name must survive a power cut as well as the bytes.
  private func syncFolder() {
    guard let slash = path.lastIndex(of: "/") else { return }
    let folder = open(String(path[..<slash]), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    let nibbles = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard nibbles.count == 64 else { return nil }
    return stride(from: 0, to: 64, by: 2).map { UInt8(nibbles[$0] << 4 | nibbles[$0 + 1]) }
  }
}
