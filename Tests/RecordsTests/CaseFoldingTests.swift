import Randomness
import Testing

@testable import Records

@Suite struct CaseFoldingTests {
  @Test func `Every letter there is becomes what Swift lowers it to`() {
    let all = (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init).filter { $0.isText }
    for some in stride(from: 0, to: all.count, by: 0x1000).map({ all[$0..<min($0 + 0x1000, all.count)] }) {
      let text = String(String.UnicodeScalarView(some))
      #expect(CaseFolding.folded(text).elementsEqual(text.lowercased().utf8), "\(some.first!)")
    }
  }

  /// Nothing that joins an apostrophe to one character with itself stands behind one.
  private static let pieces = [
    "a", "Q", "9", " ", "\n", "\r\n", "\t", "'", "’", "l’É", "DON'T", "É", "e\u{301}", "ß", "ẞ", "İ", "Σ", "Ж", "Ấ",
    "Ⴀ",
    "水", "—", "Ⓐ", "Å", "Ａ", "𐐀", "👍🏽", "👩‍👩‍👧", "🇫🇷", "❤️", "x\0y", "",
  ]

  @Test func `Texts of all kinds are folded as character by character`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in
        CaseFoldingTests.pieces.randomElement(using: &random)!
      }.joined()
      let plainly = text.lowercased().filter { $0 != "'" && $0 != "’" }
      #expect(CaseFolding.folded(text).elementsEqual(plainly.utf8), "\(text.debugDescription)")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isText: Bool { self != "'" && self != "’" }
}
