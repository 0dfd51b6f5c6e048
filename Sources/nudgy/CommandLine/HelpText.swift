/// Help is read in terminals of any width, which break lines in the middle of words.
extension String {
  /// With longer lines broken between words and before brackets, and what goes on under its own column. What is indented
  /// and no row of a table stays whole, so that it can be pasted.
  func wrappedForHelp(_ columns: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.wrappedForHelp(columns) }.joined(separator: "\n")
  }
}

extension Substring {
  private static var usage: String { "usage: " }
  private static var indent: Int { 2 }

  fileprivate func wrappedForHelp(_ columns: Int) -> String {
    guard count > columns, let hang = hangingColumns(columns) else { return String(self) }
    var lines: [String] = []
    var line = String(prefix(hang.first))
    var isEmpty = true
    for unit in dropFirst(hang.first).helpUnits {
      if !isEmpty || line.count > hang.further, line.count + (isEmpty ? 0 : 1) + unit.count > columns {
        lines.append(String(line.trimmedEnd))
        line = String(repeating: " ", count: hang.further) + unit
      } else {
        line += (isEmpty ? "" : " ") + unit
      }
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// What stays in front, and where further lines begin: behind the label of a table's row, or where this line does.
  /// `nil` for a line that stays whole.
  private func hangingColumns(_ columns: Int) -> (first: Int, further: Int)? {
    if hasPrefix(Substring.usage) { return (Substring.usage.count, Substring.usage.count) }
    let indent = prefix { $0 == " " }.count
    var gap = 0
    for (column, character) in enumerated() where column >= indent {
      // Behind a label that leaves too little room the text goes on further to the left.
      if character != " ", gap > 1 { return (column, column > columns / 2 ? indent + 2 * Substring.indent : column) }
      gap = character == " " ? gap + 1 : 0
    }
    return indent < Substring.indent ? (indent, indent) : nil
  }

  /// The words, those in square brackets together.
  private var helpUnits: [String] {
    split(separator: " ").reduce(into: [String]()) { units, word in
      if let last = units.last, last.hasPrefix("["), !last.hasSuffix("]") {
        units[units.count - 1] = last + " " + word
      } else {
        units.append(String(word))
      }
    }
  }
}

extension String {
  fileprivate var trimmedEnd: Substring { self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)] }
}
