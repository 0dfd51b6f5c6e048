// Properties of a pattern that do not depend on a line.
extension Pattern {
  package var hasWords: Bool { steps.contains { if case .word = $0 { true } else { false } } }

  /// The fewest and the most words that it matches.
  package var lengths: ClosedRange<Int> { lengths(0..<steps.count) }

  private func lengths(_ places: Range<Int>) -> ClosedRange<Int> {
    var (fewest, most) = (0, 0)
    var place = places.lowerBound
    while place < places.upperBound {
      let step = lengths(at: place)
      (fewest, most) = (fewest + step.lowerBound, most + step.upperBound)
      place += 1 + steps[place].innerCount
    }
    return fewest...most
  }

  private func lengths(at place: Int) -> ClosedRange<Int> {
    let inside = place + 1..<place + 1 + steps[place].innerCount
    switch steps[place] {
    case .word: return 1...1
    case .sequence: return lengths(inside)
    case .optional: return 0...lengths(inside).upperBound
    case .choice:
      var (fewest, most) = (Int.max, 0)
      var choice = inside.lowerBound
      while choice < inside.upperBound {
        let length = lengths(at: choice)
        (fewest, most) = (min(fewest, length.lowerBound), max(most, length.upperBound))
        choice += 1 + steps[choice].innerCount
      }
      return min(fewest, most)...most
    }
  }

  /// The words that a match can begin with; an empty match adds none.
  package var firstWords: [Spelling] {
    var words: [Spelling] = []
    _ = collectFirstWords(0..<steps.count, into: &words)
    return words
  }

  /// Adds the words that the steps can begin with; returns whether the steps can match nothing.
  private func collectFirstWords(_ places: Range<Int>, into words: inout [Spelling]) -> Bool {
    var place = places.lowerBound
    while place < places.upperBound {
      guard collectFirstWords(at: place, into: &words) else { return false }
      place += 1 + steps[place].innerCount
    }
    return true
  }

  private func collectFirstWords(at place: Int, into words: inout [Spelling]) -> Bool {
    let inside = place + 1..<place + 1 + steps[place].innerCount
    switch steps[place] {
    case .word(let word):
      words.append(word)
      return false
    case .sequence: return collectFirstWords(inside, into: &words)
    case .optional:
      _ = collectFirstWords(inside, into: &words)
      return true
    case .choice:
      var isAnyNullable = false
      var choice = inside.lowerBound
      while choice < inside.upperBound {
        if collectFirstWords(at: choice, into: &words) { isAnyNullable = true }
        choice += 1 + steps[choice].innerCount
      }
      return isAnyNullable
    }
  }
}
