/// Help is read in terminals of any width, which break lines in the middle of words.
extension String {
  /// With longer lines broken between words and before brackets, and what goes on under its own column. Examples stay
  /// whole, so that they can be pasted.
  var wrappedForHelp: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.wrappedForHelp }.joined(separator: "\n")
  }
}

extension Substring {
  private static var columns: Int { 80 }
  private static var usage: String { "usage: " }

  fileprivate var wrappedForHelp: String {
    guard count > Substring.columns, !hasPrefix("  nudgy say ") else { return String(self) }
    let hang = hangingColumns
    var lines: [String] = []
    var line = String(prefix(hang))
    for unit in dropFirst(hang).helpUnits {
      let isEmpty = line.count == hang
      if !isEmpty, line.count + 1 + unit.count > Substring.columns {
        lines.append(line)
        line = String(repeating: " ", count: hang) + unit
      } else {
        line += (isEmpty ? "" : " ") + unit
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Where further lines begin: behind the label of a table's row, or where this line does.
  private var hangingColumns: Int {
    if hasPrefix(Substring.usage) { return Substring.usage.count }
    let indent = prefix { $0 == " " }.count
    var gap = 0
    for (column, character) in enumerated() where column >= indent {
      if character != " ", gap > 1 { return column }
      gap = character == " " ? gap + 1 : 0
    }
    return indent
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
