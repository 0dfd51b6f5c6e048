/// The bytes of a file as they are asked for.
final class AgeSource {
  /// Up to so many; none at the end only.
  private let read: (Int) throws -> [UInt8]
  private var ahead: [UInt8] = []

  init(_ read: @escaping (Int) throws -> [UInt8]) { self.read = read }

  /// Fewer than asked for at the end only.
  func bytes(_ count: Int) throws -> [UInt8] {
    while ahead.count < count {
      let more = try read(count - ahead.count)
      guard !more.isEmpty else { break }
      ahead += more
    }
    defer { ahead.removeFirst(min(count, ahead.count)) }
    return Array(ahead.prefix(count))
  }

  var isAtEnd: Bool {
    get throws {
      if ahead.isEmpty { ahead = try read(1) }
      return ahead.isEmpty
    }
  }

  /// `nil` where it ends first, is longer than the limit, or is no ASCII.
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
