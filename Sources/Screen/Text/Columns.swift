extension SafeText {
  /// Width on a terminal.
  var columns: Int { text.columns }
}

extension StringProtocol {
  /// Width on a terminal.
  var columns: Int { columns(by: \.columns) }

  func columns(by width: KeyPath<Character, Int>) -> Int {
    // A string of plain ASCII has as many columns as bytes; "\r\n" never reaches this.
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1[keyPath: width] }
  }
}

extension Character {
  /// 2 for any emoji sequence; for letters the sum of their scalars' widths.
  var columns: Int { isEmojiSequence ? 2 : maximumColumns }

  /// The most columns that a terminal could use: one that does not support emoji sequences draws all parts.
  var maximumColumns: Int {
    let scalars = unicodeScalars
    if let first = scalars.first, first.value < 0x80, scalars.count == 1 { return 1 }
    return scalars.reduce(0) { $0 + $1.columns + ($1 == "\u{FE0F}" ? 1 : 0) }
  }

  /// An emoji sequence: a flag, a joined or toned one, or one made a picture by U+FE0F.
  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count > 1, first.properties.isEmoji else { return false }
    return unicodeScalars.dropFirst().contains {
      $0 == "\u{FE0F}" || $0.properties.isEmojiModifier || $0.isRegionalIndicator
        || ($0 == "\u{200D}" && WideRanges.contains(first))
    }
  }
}

extension Unicode.Scalar {
  /// 0, 1 or 2: its width alone or in a cluster of letters.
  var columns: Int {
    if value < 0x300 { return 1 }
    if isHangulVowelOrTail { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return isVisibleFormat ? 1 : 0
    default: return WideRanges.contains(self) ? 2 : 1
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Jamo that are drawn inside the syllable their leading consonant began.
  private var isHangulVowelOrTail: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// Format characters that are visible: signs before digits (Arabic, Syriac, Kaithi).
  private var isVisibleFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
