/// How long a text may be, in columns: a letter of the wide scripts takes two.
enum Length: Int, CaseIterable {
  case title = 60
  case lead = 120
  case heading = 40
  case name = 30
  case remark = 24
  case value = 56
  case sentence = 140
  case cell = 28
  case note = 240

  /// The words as far as they go, and an ellipsis.
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
  /// Hangul, and from the radicals on: nearly all of those letters are square, and emoji are.
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { (0x1100...0x115F).contains($0.value) || $0.value >= 0x2E80 } ?? false
  }
}
