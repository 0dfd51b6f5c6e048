import Engine
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("\u{1B}[2J\u{1B}[31mred\u{1B}[0m", "red"),
    ("a\u{1B}]0;owned\u{7}b", "ab"),
    ("a\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\b", "alinkb"),
    ("a\u{1B}Pq#0\u{1B}\\b", "ab"),
    ("a\u{9B}31mb\u{9D}52;c;x\u{9C}c", "abc"),
    ("a\u{1B}(Bb\u{1B}cc", "abc"),
    ("never closed \u{1B}]0;x\nbut the next line stands", "never closed \nbut the next line stands"),
    ("a\u{1B}[31\nb", "a\nb"),
    ("one\r\ntwo\u{0}\u{8}\u{7F}\tthree\u{85}four\u{2028}five", "one\ntwo\tthree\nfour\nfive"),
    ("\u{202E}gpj\u{202C}\u{2066}x\u{2069}\u{200F}\u{FEFF}\u{AD}", "gpjx"),
    ("a\u{E0068}\u{E0069}b", "ab"),
    ("👩‍👧 café नि ok", "👩‍👧 café नि ok"),
    ("plain\nwords", "plain\nwords"),
    ("a\u{115F}\u{1160}\u{3164}\u{FFA0}b\u{34F}\u{17B4}\u{180B}\u{2065}\u{FFF0}\u{1D173}\u{E0FFF}c", "abc"),
    ("a\u{2800}\u{2800}b", "a  b"), ("نمی\u{200C}خواهم ❤\u{FE0F}", "نمی\u{200C}خواهم ❤\u{FE0F}"),
  ])
  func `What could act on a terminal is gone, wherever it is cut`(raw: String, expected: String) {
    let scalars = Array(raw.unicodeScalars)
    for size in [1, 2, 5, scalars.count] {
      var plain = TextSanitizer()
      let pieces = stride(from: 0, to: scalars.count, by: size).map { start in
        var piece = String.UnicodeScalarView()
        piece.append(contentsOf: scalars[start..<min(start + size, scalars.count)])
        return plain.consume(String(piece))
      }
      #expect(pieces.joined() == expected, "cut every \(size) scalars")
    }
  }
}
