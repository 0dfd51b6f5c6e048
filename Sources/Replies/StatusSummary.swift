/// What a status bar shows: one card or the current focus session, never a count.
package struct StatusSummary: Sendable, Hashable {
  /// The person's own words; empty while they focus on no card.
  package var title: String
  package var state: State
  /// When the card is due, for the tooltip: "was due yesterday".
  package var time: LocalizedText?
  /// The clock time at which a card is due today, as in "15:00".
  package var clockTime: LocalizedText?
  /// Whole minutes left of the focus session, rounded up; `nil` outside one, and in one without a planned length.
  package var focusMinutesLeft: Int?

  package enum State: String, Sendable, CaseIterable {
    case active, overdue, focus
    case dueToday = "due-today"
  }

  package init(
    _ title: String, _ state: State, time: LocalizedText? = nil, clockTime: LocalizedText? = nil,
    focusMinutesLeft: Int? = nil
  ) {
    (self.title, self.state, self.time, self.clockTime) = (title, state, time, clockTime)
    self.focusMinutesLeft = focusMinutesLeft
  }
}
