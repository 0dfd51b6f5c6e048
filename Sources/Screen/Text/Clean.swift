internal import Replies

/// One line of text that cannot do anything to a terminal but be read.
///
/// Line breaks and tabs are blanks, escapes and other controls are shown as pictures (␛), what is invisible or turns
/// the reading direction is gone. Only this type can be drawn, so nothing passes uncleaned.
struct Clean: Hashable, Sendable {
  let text: String

  init(_ raw: String) {
    text = raw.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? raw : Clean.scrubbed(raw)
  }

  /// What is made of clean text stays clean.
  private init(trusted text: String) { self.text = text }

  var isEmpty: Bool { text.isEmpty }

  static func + (a: Clean, b: Clean) -> Clean { Clean(trusted: a.text + b.text) }

  /// Pieces must be cut between grapheme clusters.
  func piece(_ text: some StringProtocol) -> Clean { Clean(trusted: String(text)) }

  /// Columns for scripts: the one place where a tab is drawn. None ends a row but the first, without which `cut` would
  /// print the row whole.
  static func tabbed(_ cells: [Clean]) -> Clean {
    let filled = (cells.lastIndex { !$0.isEmpty } ?? 0) + 1
    return Clean(trusted: cells.prefix(max(2, filled)).map(\.text).joined(separator: "\t"))
  }

  /// What is there, with commas between.
  static func listed(_ words: [Clean]) -> Clean {
    Clean(trusted: words.filter { !$0.isEmpty }.map(\.text).joined(separator: ", "))
  }

  /// Each line of a longer text.
  static func lines(_ raw: String) -> [Clean] {
    raw.split(omittingEmptySubsequences: false) { $0.isNewline }.map { Clean(String($0)) }
  }
}

extension Clean: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }
}

extension Clean {
  /// More scalars, or more columns, in one cluster is no letter of any script.
  private static let longestCluster = 16
  private static let widestCluster = 8

  private static func scrubbed(_ raw: String) -> String {
    var visible = String.UnicodeScalarView()
    var inFlag = false
    for scalar in raw.unicodeScalars {
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      inFlag = scalar.value == 0x1F3F4 || (inFlag && isTag)
      if isTag ? inFlag : true, let shown = shown(scalar) { visible.append(shown) }
    }
    if let first = visible.first, first.joinsBefore { visible.insert("◌", at: visible.startIndex) }
    let text = String(visible)
    guard text.contains(where: { $0.unicodeScalars.count > 1 }) else { return text }
    return text.map(shortened).joined()
  }

  private static func shortened(_ cluster: Character) -> String {
    let isLong = cluster.unicodeScalars.count > longestCluster || cluster.columns > widestCluster
    guard isLong else { return String(cluster) }
    var room = widestCluster
    let kept = cluster.unicodeScalars.prefix(longestCluster).prefix { scalar in
      room -= scalar.columns
      return room >= 0
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// What stands for a scalar on the screen; `nil` for nothing.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "␡"
    case 0x80...0x9F: "\u{FFFD}"
    default: scalar.isUnseen ? nil : scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether it would join what stands before it.
  fileprivate var joinsBefore: Bool { properties.isGraphemeExtend || self == "\u{200D}" }
}
