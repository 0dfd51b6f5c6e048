// What can be told of a pattern without a line.
extension Pattern {
  package var hasWords: Bool { steps.contains { if case .word = $0 { true } else { false } } }

  /// The fewest and the most words it can take.
  package var lengths: ClosedRange<Int> { lengths(0..<steps.count) }

  private func lengths(_ places: Range<Int>) -> ClosedRange<Int> {
    var (fewest, most) = (0, 0)
    var place = places.lowerBound
    while place < places.upperBound {
      let step = lengths(at: place)
      (fewest, most) = (fewest + step.lowerBound, most + step.upperBound)
      place += 1 + steps[place].inside
    }
    return fewest...most
  }

  private func lengths(at place: Int) -> ClosedRange<Int> {
    let inside = place + 1..<place + 1 + steps[place].inside
    switch steps[place] {
    case .word: return 1...1
    case .all: return lengths(inside)
    case .maybe: return 0...lengths(inside).upperBound
    case .one:
      var (fewest, most) = (Int.max, 0)
      var choice = inside.lowerBound
      while choice < inside.upperBound {
        let length = lengths(at: choice)
        (fewest, most) = (min(fewest, length.lowerBound), max(most, length.upperBound))
        choice += 1 + steps[choice].inside
      }
      return min(fewest, most)...most
    }
  }

  /// The words it can begin with, beside nothing at all.
  package var firsts: [Spelling] {
    var words: [Spelling] = []
    _ = passes(0..<steps.count, adding: &words)
    return words
  }

  /// Adds what the steps can begin with; whether of them nothing need be said.
  private func passes(_ places: Range<Int>, adding words: inout [Spelling]) -> Bool {
    var place = places.lowerBound
    while place < places.upperBound {
      guard passes(at: place, adding: &words) else { return false }
      place += 1 + steps[place].inside
    }
    return true
  }

  private func passes(at place: Int, adding words: inout [Spelling]) -> Bool {
    let inside = place + 1..<place + 1 + steps[place].inside
    switch steps[place] {
    case .word(let word):
      words.append(word)
      return false
    case .all: return passes(inside, adding: &words)
    case .maybe:
      _ = passes(inside, adding: &words)
      return true
    case .one:
      var anyPasses = false
      var choice = inside.lowerBound
      while choice < inside.upperBound {
        if passes(at: choice, adding: &words) { anyPasses = true }
        choice += 1 + steps[choice].inside
      }
      return anyPasses
    }
  }
}
