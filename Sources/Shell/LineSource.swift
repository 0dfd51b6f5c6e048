internal import Glibc

/// Lines of a pipe or a file, each returned as soon as it has arrived.
package final class LineSource: Sequence, IteratorProtocol {
  package struct Line: Equatable, Sendable {
    /// Bytes that are not UTF-8 become U+FFFD.
    package var text: String
    /// The line was longer than the limit, and its rest was dropped.
    package var isCut = false
  }

  private let descriptor: Int32
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  private var isClosed = false

  /// `limit` in bytes.
  package init(descriptor: Int32 = 0, limit: Int = 1 << 20) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// `nil` at the end. A last line without a newline counts.
  package func next() -> Line? {
    var line: [UInt8] = []
    var isCut = false
    while true {
      let rest = bytes[start...]
      let piece = rest.prefix { $0 != ControlCode.newline }
      isCut = isCut || line.count + piece.count > limit + 1
      line.append(contentsOf: piece.prefix(limit + 1 - line.count))
      start = piece.endIndex + 1
      if piece.count < rest.count { return finish(line, isCut) }
      guard refill() else { return line.isEmpty ? nil : finish(line, isCut) }
    }
  }

  /// `next` keeps one byte more than the limit, for a carriage return.
  private func finish(_ line: [UInt8], _ isCut: Bool) -> Line {
    let text = line.last == ControlCode.carriageReturn && !isCut ? line.dropLast() : line[...]
    return Line(text: String(decoding: text.prefix(limit), as: UTF8.self), isCut: isCut || text.count > limit)
  }

  private func refill() -> Bool {
    (bytes, start) = ([], 0)
    var result = 0
    repeat {
      bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        result = isClosed ? 0 : read(descriptor, buffer.baseAddress, buffer.count)
        count = Swift.max(0, result)
      }
    } while result < 0 && errno == EINTR
    isClosed = result <= 0
    return !isClosed
  }
}
