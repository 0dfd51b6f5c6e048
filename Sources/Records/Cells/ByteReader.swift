/// Reads what `ByteWriter` wrote. Each method returns `nil` where the bytes do not fit.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func number() -> UInt64? {
    var result: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 7) {
      guard let byte = byte() else { return nil }
      result |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return result }
    }
    return nil
  }

  mutating func blob() -> [UInt8]? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return Array(rest.prefix(Int(count)))
  }

  mutating func text() -> String? { blob().flatMap { String(validating: $0, as: UTF8.self) } }
}
