// What can be told of a pattern without a line.
extension Pattern {
  /// The fewest and the most words it can take.
  var lengths: ClosedRange<Int> { lengths(0..<steps.count) }

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
  var firsts: [Spelling] { firsts(0..<steps.count) }

  private func firsts(_ places: Range<Int>) -> [Spelling] {
    var words: [Spelling] = []
    for place in groups(places) {
      let inside = place + 1..<place + 1 + steps[place].inside
      switch steps[place] {
      case .word(let word): words.append(word)
      case .all, .maybe: words += firsts(inside)
      case .one: for choice in groups(inside) { words += firsts(choice..<choice + 1 + steps[choice].inside) }
      }
      if lengths(at: place).lowerBound > 0 { break }
    }
    return words
  }

  /// The places where a step begins that is not inside another.
  func groups(_ places: Range<Int>) -> some Sequence<Int> {
    sequence(first: places.lowerBound) { $0 + 1 + steps[$0].inside }.prefix { $0 < places.upperBound }
  }
}
