/// A buffered reader of a file's bytes.
final class AgeSource {
  /// Returns up to that many bytes; an empty array only at the end.
  private let read: (Int) throws -> [UInt8]
  private var buffer: [UInt8] = []

  init(_ read: @escaping (Int) throws -> [UInt8]) { self.read = read }

  /// Fewer than asked for at the end only.
  func bytes(_ count: Int) throws -> [UInt8] {
    while buffer.count < count {
      let more = try read(count - buffer.count)
      guard !more.isEmpty else { break }
      buffer += more
    }
    defer { buffer.removeFirst(min(count, buffer.count)) }
    return Array(buffer.prefix(count))
  }

  var isAtEnd: Bool {
    get throws {
      if buffer.isEmpty { buffer = try read(1) }
      return buffer.isEmpty
    }
  }

  /// The next line without its line break; `nil` if the file ends first, or the line exceeds `limit` bytes or is not
  /// ASCII.
  func line(limit: Int) throws -> String? {
    var line: [UInt8] = []
    while line.count <= limit, let byte = try bytes(1).first {
      if byte == UInt8(ascii: "\n") {
        return line.allSatisfy { $0 < 0x80 } ? String(decoding: line, as: UTF8.self) : nil
      }
      line.append(byte)
    }
    return nil
  }
}
