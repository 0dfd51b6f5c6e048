package import Civil
import Replies

/// Decides which notices may interrupt the person, and when.
package struct NoticePolicy: Sendable {
  /// The most unrequested notices a day, of one shell.
  package var dailyLimit: Int
  /// Whether no notice may appear at a time of day.
  package var isQuiet: @Sendable (LocalTime) -> Bool = { _ in false }
  /// No unrequested notice appears before this time.
  package var focusUntil: LocalTime?
  /// No notice at all appears before this time.
  package var silentUntil: LocalTime?
  private var delivered: (day: Day, count: Int)?

  package init(dailyLimit: Int = 3) { self.dailyLimit = dailyLimit }

  /// The notices that may be shown now. Those behind “And 3 more.” are claimed and counted, too.
  ///
  /// - Parameter log: told of a notice that could not be claimed, which does not keep back the others.
  package mutating func admit(_ notices: [Notice], now: LocalTime, log: Log = .none) -> [Notice] {
    guard !isQuiet(now), silentUntil.map({ now >= $0 }) ?? true else { return [] }
    var admitted: [Notice] = []
    for notice in notices where notice.isRequested || mayInterrupt(now) {
      guard log.attempt("claiming a notice", { try notice.claim() }) == true else { continue }
      if !notice.isRequested { recordDelivery(now) }
      admitted.append(notice)
    }
    return NoticePolicy.merged(admitted)
  }

  private func mayInterrupt(_ now: LocalTime) -> Bool {
    if let focusUntil, now < focusUntil { return false }
    return delivered.map { $0.day != now.day || $0.count < dailyLimit } ?? true
  }

  private mutating func recordDelivery(_ now: LocalTime) {
    delivered = (now.day, delivered.map { $0.day == now.day ? $0.count + 1 : 1 } ?? 1)
  }

  /// Shows one or two notices as they are; of more, only the first, with the number of the others.
  private static func merged(_ notices: [Notice]) -> [Notice] {
    guard notices.count > 2, var first = notices.first else { return notices }
    first.text = "\(first.text) And \(notices.count - 1) more."
    return [first]
  }
}
