extension SafeText {
  /// Lines of at most `limit` columns, broken between words; a word is broken only if it is longer than a line.
  ///
  /// Text that fits stays unchanged; all lines keep the indentation of the first.
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
    for atom in atoms(by: width).flatMap({ $0.cut(limit, by: width) }) {
      let gap = atom.follows == .blank && used > 0 ? 1 : 0
      if used > 0, used + gap + atom.columns > limit {
        lines.append(line)
        (line, used) = (atom.text, atom.columns)
      } else {
        line += (gap == 1 ? " " : "") + atom.text
        used += gap + atom.columns
      }
    }
    return (lines + [line]).map(piece)
  }

  /// One line of at most `limit` columns; `ending` replaces what is cut.
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

/// A unit that is not broken across lines: a word, or one ideograph or emoji with the punctuation after it.
private struct Atom {
  enum Neighbour { case blank, nothing }

  var text: String
  var columns: Int
  var follows: Neighbour

  /// The unit itself, or pieces of it if it is wider than a line.
  func cut(_ limit: Int, by width: KeyPath<Character, Int>) -> [Atom] {
    guard columns > limit else { return [self] }
    var pieces = [Atom(text: "", columns: 0, follows: follows)]
    for character in text {
      let width = character[keyPath: width]
      if pieces[pieces.count - 1].columns + width > limit {
        pieces.append(Atom(text: "", columns: 0, follows: .nothing))
      }
      pieces[pieces.count - 1].text.append(character)
      pieces[pieces.count - 1].columns += width
    }
    return pieces
  }
}

extension SafeText {
  fileprivate func atoms(by width: KeyPath<Character, Int>) -> [Atom] {
    var atoms: [Atom] = []
    var previous: Character = " "
    for character in text where character != " " || previous != " " {
      defer { previous = character }
      guard character != " " else { continue }
      let width = character[keyPath: width]
      if SafeText.mayBreak(between: previous, and: character) || atoms.isEmpty {
        atoms.append(Atom(text: "", columns: 0, follows: previous == " " ? .blank : .nothing))
      }
      atoms[atoms.count - 1].text.append(character)
      atoms[atoms.count - 1].columns += width
    }
    return atoms
  }

  private static func mayBreak(between a: Character, and b: Character) -> Bool {
    if a == " " { return true }
    return (a.columns == 2 || b.columns == 2) && !neverFirst.contains(b) && !neverLast.contains(a)
  }

  private static let neverFirst = Set(",.;:!?)]}…’”»、。，．：；！？）］｝〉》」』】〕ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
  private static let neverLast = Set("([{‘“«（［｛〈《「『【〔")
}
