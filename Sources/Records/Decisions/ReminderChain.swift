package import Civil

/// One reminder of a card and its deliveries. An unanswered one comes again 10, 30 and 120 minutes after the first, then
/// once more when the next shell opens; or, where the person wants it so for that card, at an interval until it is
/// answered.
package struct ReminderChain: Equatable, Sendable {
  /// When the reminder is due.
  package let moment: LocalTime
  /// False for the end of a snooze of a card without a time: it is told once.
  package let repeats: Bool
  /// Minutes between deliveries that go on until one is answered, as often as it takes; `nil` for the few of any card.
  package let interval: Int?
  /// The deliveries on the wall clock, in their order.
  package let deliveries: [LocalTime]
  package let isAnswered: Bool

  package init(
    moment: LocalTime, repeats: Bool, interval: Int? = nil, deliveries: [LocalTime], isAnswered: Bool
  ) {
    self.moment = moment
    self.repeats = repeats
    self.interval = interval
    self.deliveries = deliveries
    self.isAnswered = isAnswered
  }

  /// The most deliveries of one card in a day, of all its reminders together.
  package static let dailyLimit = 4
  /// Minutes between reminders that go on until they are answered.
  package static let insistentInterval = 10
  /// Minutes between one delivery and the next. Measured from the delivery before, so that a computer that slept through
  /// several does not send them all at once.
  private static let gaps = [10, 20, 90]
  /// A clock that shows this much less than at the last delivery was set back, as by a change of zone.
  private static let setBackMinutes = 5

  /// The number of the delivery that may be made now, from 0; `nil` if none.
  ///
  /// - Parameter openedAt: when the shell was opened that would show it; `nil` where there is no shell.
  package func attempt(now: LocalTime, deliveredToday: Int, openedAt: LocalTime?) -> Int? {
    guard !isAnswered, moment <= now else { return nil }
    guard let last = deliveries.last else {
      return interval != nil || deliveredToday < ReminderChain.dailyLimit ? 0 : nil
    }
    let isSetBack = now < last.adding(minutes: -ReminderChain.setBackMinutes)
    let attempt = deliveries.count
    if let interval { return isSetBack || now >= last.adding(minutes: interval) ? attempt : nil }
    guard repeats else { return nil }
    guard attempt <= ReminderChain.gaps.count, deliveredToday < ReminderChain.dailyLimit else {
      // What was not answered is told once more by the next shell that opens.
      return attempt <= ReminderChain.gaps.count + 1 && openedAt.map { last < $0 } ?? false ? attempt : nil
    }
    return isSetBack || now >= last.adding(minutes: ReminderChain.gaps[attempt - 1]) ? attempt : nil
  }

  /// How long a notification is worth showing before the next one takes its place.
  ///
  /// - Parameter interval: of a card that reminds until it is answered.
  package static func minutesShown(attempt: Int, interval: Int? = nil) -> Int {
    interval ?? (gaps.indices.contains(attempt) ? gaps[attempt] : 120)
  }
}
