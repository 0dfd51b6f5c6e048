extension Clean {
  /// Lines of at most that many columns, broken between words, and inside a word only if no line could hold it.
  ///
  /// Text that fits stays as it is; all lines keep the indentation of the first.
  ///
  /// - Parameter width: what a character is counted as.
  func wrapped(_ limit: Int, by width: KeyPath<Character, Int> = \.columns) -> [Clean] {
    guard text.columns(by: width) > limit else { return [trimmedEnd] }
    let indentation = min(text.prefix { $0 == " " }.count, limit / 2)
    return trimmed.filled(limit - indentation, by: width).map { indentation > 0 ? .blanks(indentation) + $0 : $0 }
  }

  /// The same, of so many lines at most; what is left out shows as the ending.
  func wrapped(_ limit: Int, atMost most: Int, ending: Clean) -> [Clean] {
    let lines = wrapped(limit)
    guard lines.count > most else { return lines }
    return lines[..<(most - 1)] + [(lines[most - 1] + ending).cut(limit, ending: ending)]
  }

  /// Runs of blanks become one, and none at a break.
  private func filled(_ limit: Int, by width: KeyPath<Character, Int>) -> [Clean] {
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

  /// One line of at most that many columns; what is left out shows as the ending.
  func cut(_ limit: Int, ending: Clean) -> Clean {
    guard columns > limit else { return self }
    var room = limit - ending.columns
    let kept = text.prefix { character in
      room -= character.columns
      return room >= 0
    }
    return piece(kept).trimmedEnd + ending
  }

  var trimmed: Clean {
    guard text.first == " " || text.last == " " else { return self }
    let front = text.drop { $0 == " " }
    guard let last = front.lastIndex(where: { $0 != " " }) else { return piece("") }
    return piece(front[...last])
  }

  /// Blanks removed at the end only: a text's own indentation stays.
  var trimmedEnd: Clean {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return piece("") }
    return piece(text[...last])
  }
}

/// What a line is never broken inside: a word, or one ideograph or emoji with the punctuation after it.
private struct Atom {
  enum Neighbour { case blank, nothing }

  var text: String
  var columns: Int
  var follows: Neighbour

  /// Itself, or pieces when it is wider than a line.
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

extension Clean {
  fileprivate func atoms(by width: KeyPath<Character, Int>) -> [Atom] {
    var atoms: [Atom] = []
    var previous: Character = " "
    for character in text where character != " " || previous != " " {
      defer { previous = character }
      guard character != " " else { continue }
      let width = character[keyPath: width]
      if Clean.mayBreak(between: previous, and: character) || atoms.isEmpty {
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
