/// The longest a text of each kind may be, in columns: a wide letter counts two.
enum TextLimit: Int, CaseIterable {
  case title = 60
  case lead = 120
  case heading = 40
  case name = 30
  case remark = 24
  case value = 56
  case sentence = 140
  case cell = 28
  case note = 240

  /// The text cut to this length, with an ellipsis if it is longer.
  func cut(_ words: String) -> String {
    var columns = 0
    var end = words.startIndex
    for index in words.indices {
      columns += words[index].isWide ? 2 : 1
      if columns > rawValue { return words[..<end] + "…" }
      if columns < rawValue { end = words.index(after: index) }
    }
    return words
  }
}

extension Character {
  /// Hangul, and everything from the CJK radicals (U+2E80) up: nearly all of those letters are square, and so are
  /// emoji.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { (0x1100...0x115F).contains($0.value) || $0.value >= 0x2E80 } ?? false
  }
}
