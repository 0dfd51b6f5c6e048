extension SafeText {
  /// Lines of at most `limit` columns, broken between words; a word is broken only if it is longer than a line.
  ///
  /// Text that fits loses trailing blanks only; all lines keep the indentation of the first, up to half of the limit.
  ///
  /// - Parameter width: how the columns of a character are counted.
  func wrapped(_ limit: Int, by width: KeyPath<Character, Int> = \.columns) -> [SafeText] {
    guard text.columns(by: width) > limit else { return [trimmedEnd] }
    let indentation = min(text.prefix { $0 == " " }.count, limit / 2)
    return trimmed.filled(limit - indentation, by: width).map { indentation > 0 ? .blanks(indentation) + $0 : $0 }
  }

  /// The same with at most that many lines; `ending` replaces what is cut.
  func wrapped(_ limit: Int, atMost maximum: Int, ending: SafeText) -> [SafeText] {
    let lines = wrapped(limit)
    guard lines.count > maximum else { return lines }
    return lines[..<(maximum - 1)] + [(lines[maximum - 1] + ending).cut(limit, ending: ending)]
  }

  /// Collapses runs of blanks, and drops blanks at line breaks.
  private func filled(_ limit: Int, by width: KeyPath<Character, Int>) -> [SafeText] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for run in runs(by: width).flatMap({ $0.split(limit, by: width) }) {
      let gap = run.followsBlank && used > 0 ? 1 : 0
      if used > 0, used + gap + run.columns > limit {
        lines.append(line)
        (line, used) = (run.text, run.columns)
      } else {
        line += (gap == 1 ? " " : "") + run.text
        used += gap + run.columns
      }
    }
    return (lines + [line]).map(piece)
  }

  /// One line of at most `limit` columns, or of those of `ending`, which replaces what is cut.
  func cut(_ limit: Int, ending: SafeText) -> SafeText {
    guard columns > limit else { return self }
    var available = limit - ending.columns
    let prefix = text.prefix { character in
      available -= character.columns
      return available >= 0
    }
    return piece(prefix).trimmedEnd + ending
  }

  var trimmed: SafeText {
    guard text.first == " " || text.last == " " else { return self }
    let front = text.drop { $0 == " " }
    guard let last = front.lastIndex(where: { $0 != " " }) else { return piece("") }
    return piece(front[...last])
  }

  /// Removes trailing blanks only, so that indentation stays.
  var trimmedEnd: SafeText {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return piece("") }
    return piece(text[...last])
  }
}

/// The text between two places where a line may break (“line break opportunities” of Unicode's annex 14): a word, or one
/// ideograph or emoji with the punctuation after it.
private struct UnbreakableRun {
  var text: String
  var columns: Int
  var followsBlank: Bool

  /// The unit itself, or pieces of it if it is wider than a line.
  func split(_ limit: Int, by width: KeyPath<Character, Int>) -> [UnbreakableRun] {
    guard columns > limit else { return [self] }
    var pieces = [UnbreakableRun(text: "", columns: 0, followsBlank: followsBlank)]
    for character in text {
      let width = character[keyPath: width]
      if pieces[pieces.count - 1].columns + width > limit {
        pieces.append(UnbreakableRun(text: "", columns: 0, followsBlank: false))
      }
      pieces[pieces.count - 1].text.append(character)
      pieces[pieces.count - 1].columns += width
    }
    return pieces
  }
}

extension SafeText {
  fileprivate func runs(by width: KeyPath<Character, Int>) -> [UnbreakableRun] {
    var runs: [UnbreakableRun] = []
    var previous: Character = " "
    for character in text where character != " " || previous != " " {
      defer { previous = character }
      guard character != " " else { continue }
      let width = character[keyPath: width]
      if SafeText.mayBreak(between: previous, and: character) || runs.isEmpty {
        runs.append(UnbreakableRun(text: "", columns: 0, followsBlank: previous == " "))
      }
      runs[runs.count - 1].text.append(character)
      runs[runs.count - 1].columns += width
    }
    return runs
  }

  private static func mayBreak(between a: Character, and b: Character) -> Bool {
    if a == " " { return true }
    return (a.columns == 2 || b.columns == 2) && !prohibitedAtLineStart.contains(b) && !prohibitedAtLineEnd.contains(a)
  }

  private static let prohibitedAtLineStart = Set(",.;:!?)]}…’”»、。，．：；！？）］｝〉》」』】〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
  private static let prohibitedAtLineEnd = Set("([{‘“«（［｛〈《「『【〔")
}
