package import Civil

extension Reply {
  /// One quantity from day to day over many weeks, drawn with a dot for each day and the mean of each week as a line.
  package struct DailySeries: Sendable, Hashable {
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var first: Day
    /// One for each day from `first`; `nil` where nothing is known.
    package var values: [Double?]
    package var range: ClosedRange<Double>

    package init(
      _ heading: LocalizedText?, notes: [LocalizedText] = [], first: Day, values: [Double?], range: ClosedRange<Double>
    ) {
      self.heading = heading
      self.notes = notes
      self.first = first
      self.values = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
      self.range = range
    }
  }
}

extension Reply.DailySeries {
  /// The mean of the known values of some days in a row.
  package struct Mean: Sendable, Hashable {
    /// Indices in `values`, also of the days that are not known.
    package let days: Range<Int>
    package let mean: Double
    package let lowest: Double
    package let highest: Double
    package let knownDays: Int
  }

  /// The weeks from Monday that have a known day; the first and the last may be shorter than seven days.
  package var weeks: [Mean] { means { $0.startOfWeek } }

  /// The calendar months that have a known day.
  package var months: [Mean] { means { $0.startOfMonth } }

  package func day(_ index: Int) -> Day { first.adding(days: index) }

  /// The days on which a month begins.
  package var monthStarts: [Int] { values.indices.filter { day($0).day == 1 } }

  /// The values that a scale beside the picture names, from the lowest to the highest: thirds, to whole numbers.
  package var scaleValues: [Double] {
    let span = range.upperBound - range.lowerBound
    return [range.lowerBound] + [1, 2].map { (range.lowerBound + span * $0 / 3).rounded() } + [range.upperBound]
  }

  private func means(_ start: (Day) -> Day) -> [Mean] {
    var means: [Mean] = []
    var index = 0
    while index < values.count {
      let end = values.indices[index...].first { start(day($0)) != start(day(index)) } ?? values.count
      let known = values[index..<end].compactMap(\.self)
      if let lowest = known.min(), let highest = known.max() {
        means.append(
          Mean(
            days: index..<end, mean: known.reduce(0, +) / Double(known.count), lowest: lowest, highest: highest,
            knownDays: known.count))
      }
      index = end
    }
    return means
  }
}
