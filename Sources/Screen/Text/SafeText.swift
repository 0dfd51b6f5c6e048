internal import Replies

/// One line of text that is safe to print on a terminal.
///
/// Line breaks and tabs become blanks, escapes and other control characters become pictures (␛), and invisible or
/// direction-changing characters are removed. Only this type can be drawn, so no text is printed unsanitized.
struct SafeText: Hashable, Sendable {
  let text: String

  init(_ raw: String) {
    text = raw.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? raw : SafeText.sanitized(raw)
  }

  /// For text that is made of safe text only.
  private init(trusted text: String) { self.text = text }

  var isEmpty: Bool { text.isEmpty }

  static func + (a: SafeText, b: SafeText) -> SafeText { SafeText(trusted: a.text + b.text) }

  /// Part of this text. It must be cut between grapheme clusters.
  func piece(_ text: some StringProtocol) -> SafeText { SafeText(trusted: String(text)) }

  /// Tab-separated columns for scripts: the only place that prints a tab. Trailing empty cells are dropped, except the
  /// second, without which `cut` would print the whole row.
  static func tabSeparated(_ cells: [SafeText]) -> SafeText {
    let count = (cells.lastIndex { !$0.isEmpty } ?? 0) + 1
    return SafeText(trusted: cells.prefix(max(2, count)).map(\.text).joined(separator: "\t"))
  }

  /// The texts that are not empty, separated by commas.
  static func commaSeparated(_ words: [SafeText]) -> SafeText {
    SafeText(trusted: words.filter { !$0.isEmpty }.map(\.text).joined(separator: ", "))
  }

  /// Each line of a longer text.
  static func lines(_ raw: String) -> [SafeText] {
    raw.split(omittingEmptySubsequences: false) { $0.isNewline }.map { SafeText(String($0)) }
  }
}

extension SafeText: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self.init(text) }
}

extension SafeText {
  /// Limits per grapheme cluster; no letter of any script has more scalars or columns.
  private static let longestCluster = 16
  private static let widestCluster = 8

  private static func sanitized(_ raw: String) -> String {
    var visible = String.UnicodeScalarView()
    var inFlag = false
    for scalar in raw.unicodeScalars {
      let isTag = (0xE0020...0xE007F).contains(scalar.value)
      inFlag = scalar.value == 0x1F3F4 || (inFlag && isTag)
      if isTag ? inFlag : true, let visibleScalar = visibleScalar(scalar) { visible.append(visibleScalar) }
    }
    if let first = visible.first, first.joinsPrevious { visible.insert("◌", at: visible.startIndex) }
    let text = String(visible)
    guard text.contains(where: { $0.unicodeScalars.count > 1 }) else { return text }
    return text.map(limited).joined()
  }

  private static func limited(_ cluster: Character) -> String {
    let isLong = cluster.unicodeScalars.count > longestCluster || cluster.columns > widestCluster
    guard isLong else { return String(cluster) }
    var available = widestCluster
    let prefix = cluster.unicodeScalars.prefix(longestCluster).prefix { scalar in
      available -= scalar.columns
      return available >= 0
    }
    return String(String.UnicodeScalarView(prefix))
  }

  /// The scalar to show instead; `nil` to remove it.
  private static func visibleScalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "␡"
    case 0x80...0x9F: "\u{FFFD}"
    default: scalar.isInvisible ? nil : scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether it would combine with the character before it.
  fileprivate var joinsPrevious: Bool { properties.isGraphemeExtend || self == "\u{200D}" }
}
