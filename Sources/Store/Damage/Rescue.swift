internal import Glibc

/// The lines that could not be stored: one a line in `rescued.txt`, until the store takes them back.
package struct Rescue: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  /// False when even this cannot be written.
  package func append(_ line: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var text = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
    return text.withUTF8 { write(file, $0.baseAddress, $0.count) == $0.count } && fsync(file) == 0
  }

  package func lines() -> [String] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Once the lines are stored.
  package func clear() { unlink(path) }
}
