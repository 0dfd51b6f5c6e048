package import Civil

extension Reply {
  /// How bad each day was, drawn as the months they lie in.
  package struct Months: Sendable, Hashable {
    /// Whose days they are, without the month.
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var first: Day
    /// One for each day from the first: 0 where it was free of it, `nil` where nothing is known.
    package var values: [Int?]
    /// What the fullest block stands for, and all above it.
    package var full: Int

    package init(_ heading: LocalizedText?, notes: [LocalizedText] = [], first: Day, values: [Int?], full: Int = 10) {
      self.heading = heading
      self.notes = notes
      self.first = first
      self.values = values
      self.full = full
    }
  }
}
