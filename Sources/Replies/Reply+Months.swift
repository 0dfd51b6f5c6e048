package import Civil

extension Reply {
  /// How bad each day was, drawn as the months they lie in.
  package struct Months: Sendable, Hashable {
    /// What the days are of, without the month.
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var first: Day
    /// One for each day from `first`: 0 where the day was free of what is shown, `nil` where nothing is known.
    package var values: [Int?]
    /// The value at or above which a block is drawn full.
    package var scaleMaximum: Int

    package init(
      _ heading: LocalizedText?, notes: [LocalizedText] = [], first: Day, values: [Int?], scaleMaximum: Int = 10
    ) {
      self.heading = heading
      self.notes = notes
      self.first = first
      self.values = values
      self.scaleMaximum = scaleMaximum
    }
  }
}
