import Testing

@testable import Shell

@Suite struct TerminalInputDecoderTests {
  @Test func `Whatever the pieces, the strokes are the same`() {
    let bytes = Array("aé\u{1b}[A日\u{1b}x\u{1b}OP\u{1b}[200~p\r\u{1b}q\u{1b}[201~\u{1b}]11;rgb:0/0/0\u{1b}\\🙂".utf8)
    let whole = strokes(bytes, pieces: bytes.count)
    #expect(whole.count == 9)
    #expect(whole.contains(.paste("p\nq")))
    for size in 1..<8 { #expect(strokes(bytes, pieces: size) == whole) }
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0x61, 0x00, 0x62], "ab"), ([0xC3, 0x28], "\u{FFFD}("), ([0xE6, 0x97], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0x1B], "\u{1B}"), ([0x1B, 0xC3, 0xA9], "\u{1B}é"),
    ] as [([UInt8], String)])
  func `What is not UTF-8 is seen, and nothing is held back for ever`(bytes: [UInt8], text: String) {
    let scalars = strokes(bytes, pieces: bytes.count).compactMap { stroke -> Unicode.Scalar? in
      if case .scalar(let scalar) = stroke { scalar } else { nil }
    }
    #expect(String(String.UnicodeScalarView(scalars)) == text)
  }

  @Test func `An Escape that comes with the words behind it is no key of theirs`() {
    #expect(strokes(Array("\u{1b}call".utf8), pieces: 5) == "\u{1b}call".unicodeScalars.map { .scalar($0) })
    #expect(strokes(Array("\u{1b}b\u{1b}b".utf8), pieces: 4) == [.sequence([0x1b, 0x62]), .sequence([0x1b, 0x62])])
  }

  @Test func `A paste whose end never comes is handed out once nobody waits`() {
    var decoder = TerminalInputDecoder()
    decoder.feed("\u{1b}[200~half a paste\u{1b}[20".utf8)
    #expect(decoder.next(patient: true) == nil)
    #expect(decoder.isPasting)
    #expect(decoder.next(patient: false) == .paste("half a paste[20"))
    #expect(!decoder.isPasting)
  }

  @Test func `A burst ends before the first key that is no letter`() {
    var decoder = TerminalInputDecoder()
    decoder.feed("buy 日\rx".utf8)
    #expect(decoder.burst() == Array("buy 日".unicodeScalars))
    #expect(decoder.next(patient: true) == .scalar("\r"))
  }

  private func strokes(_ bytes: [UInt8], pieces size: Int) -> [TerminalInput] {
    var decoder = TerminalInputDecoder()
    var strokes: [TerminalInput] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      decoder.feed(bytes[start..<min(start + size, bytes.count)])
      while let stroke = decoder.next(patient: true) { strokes.append(stroke) }
    }
    while let stroke = decoder.next(patient: false) { strokes.append(stroke) }
    return strokes
  }
}
