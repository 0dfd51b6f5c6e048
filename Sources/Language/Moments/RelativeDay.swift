/// A day counted from another one that the line names: "the day before", "that morning".
package struct RelativeDay: Equatable, Sendable {
  /// Days after the other one; negative before it.
  package let days: Int
  package let part: DayPart?

  /// The day, counted from the day of a moment.
  package func moment(from other: Moment) -> Moment? {
    guard let day = other.calendar else { return nil }
    let shifted = CalendarExpression.shifted(CalendarDuration(Double(abs(days)), .day), days.signum(), day)
    return Moment(days == 0 ? day : shifted, part.map { TimeOfDay($0) })
  }
}

/// The words of such days, in the order that they are said in: "on the same | two | days | before".
package struct RelativeDayWords: Sendable {
  /// What may stand before the others and says nothing by itself.
  package let leads: WordSet
  /// What says by itself that the day is the same, or the one that follows.
  package let same: WordSet
  package let next: WordSet
  package let counts: [String: Int]
  /// Days of each unit.
  package let units: [String: Int]
  package let parts: [String: DayPart]
  package let before: WordSet
  package let after: WordSet

  package init(
    leads: WordSet, same: WordSet, next: WordSet, counts: [String: Int], units: [String: Int], parts: [String: DayPart],
    before: WordSet, after: WordSet
  ) {
    (self.leads, self.same, self.next, self.counts) = (leads, same, next, counts)
    (self.units, self.parts, self.before, self.after) = (units, parts, before, after)
  }

  /// The first such day of the tokens.
  package func first(in tokens: [Token]) -> (range: Range<Int>, day: RelativeDay)? {
    for start in tokens.indices {
      if let (end, day) = day(in: tokens, at: start) { return (start..<end, day) }
    }
    return nil
  }

  private func day(in tokens: [Token], at start: Int) -> (end: Int, day: RelativeDay)? {
    var place = start
    var (isSame, isNext) = (false, false)
    while place < tokens.count, case let word = tokens[place].spelling {
      if same.contains(word) {
        isSame = true
      } else if next.contains(word) {
        isNext = true
      } else if !leads.contains(word) {
        break
      }
      place += 1
    }
    var count = 1
    if place < tokens.count, let number = counts[tokens[place].key] { (count, place) = (number, place + 1) }
    guard place < tokens.count, case let name = tokens[place].key else { return nil }
    let part = parts[name]
    guard let days = part == nil ? units[name] : 1 else { return nil }
    place += 1
    if place < tokens.count {
      if before.contains(tokens[place].spelling) { return (place + 1, RelativeDay(days: -days * count, part: part)) }
      if after.contains(tokens[place].spelling) { return (place + 1, RelativeDay(days: days * count, part: part)) }
    }
    guard isSame || isNext, count == 1, days == 1 else { return nil }
    return (place, RelativeDay(days: isNext ? 1 : 0, part: part))
  }
}
