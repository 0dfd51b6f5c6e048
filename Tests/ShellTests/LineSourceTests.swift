import Glibc
import Testing

@testable import Shell

@Suite struct LineSourceTests {
  @Test func `Lines end at newlines, lose one carriage return, and the last needs none`() throws {
    #expect(try lines("a\r\n\nb\r\r\nlast").map(\.text) == ["a", "", "b\r", "last"])
    #expect(try lines("").isEmpty)
  }

  @Test func `What is not UTF-8 is seen`() throws {
    #expect(try lines("a\u{0}").map(\.text) == ["a\u{0}"])
    #expect(try lines([0x61, 0xFF, 0x0A]).map(\.text) == ["a\u{FFFD}"])
  }

  @Test func `A line beyond the limit says that it was cut, and the next is whole`() throws {
    #expect(
      try lines("12345678\r\n123456789\nend", limit: 8) == [
        .init(text: "12345678"), .init(text: "12345678", isCut: true), .init(text: "end"),
      ])
  }

  @Test func `A line is handed out before the next has been written`() throws {
    let (reading, writing) = try pipes()
    defer { close(writing) }
    let source = LineSource(descriptor: reading)
    #expect(write(writing, "one\ntw", 6) == 6)
    #expect(source.next()?.text == "one")
    #expect(write(writing, "o\n", 2) == 2)
    #expect(source.next()?.text == "two")
  }

  private func lines(_ text: String, limit: Int = 1 << 20) throws -> [LineSource.Line] {
    try lines(Array(text.utf8), limit: limit)
  }

  private func lines(_ bytes: [UInt8], limit: Int = 1 << 20) throws -> [LineSource.Line] {
    let (reading, writing) = try pipes()
    defer { close(reading) }
    try #require(write(writing, bytes, bytes.count) == bytes.count)
    close(writing)
    return Array(LineSource(descriptor: reading, limit: limit))
  }

  private func pipes() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }
}
