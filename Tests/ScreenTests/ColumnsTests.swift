import TestFiles
import Testing

@testable import Screen

struct ColumnsTests {
  static let known: [(text: String, columns: Int)] = [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("👍", 2),
    ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇩🇪🇯🇵", 4), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("☎️", 2), ("क्षि", 3), ("│", 1),
    ("…", 1), ("\u{1100}\u{1100}\u{1100}", 6), ("क\u{93E}\u{93E}\u{93E}\u{93E}", 5),
  ]

  @Test(arguments: known)
  func `columns are those that a terminal takes`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `columns are those that wcwidth counts`() throws {
    let rows = TestFiles.lines("widths.txt")
    #expect(rows.count > 700)
    for row in rows {
      let parts = row.split(separator: "=")
      let scalars = parts[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(Unicode.Scalar.init)
      let text = String(String.UnicodeScalarView(scalars))
      #expect(text.columns == Int(parts[1].dropFirst()), "\(row) \(text)")
    }
  }
}
