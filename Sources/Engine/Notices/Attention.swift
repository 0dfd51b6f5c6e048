package import Civil
import Replies

/// What may interrupt a person, and when: one rule for all notices.
package struct Attention: Sendable {
  /// Unasked notices a day.
  package var limit: Int
  /// Hours of the day in which nothing speaks, from the first up to the second, over midnight where that is smaller.
  package var quiet: (from: Int, to: Int)?
  /// Nothing unasked speaks before this.
  package var focusUntil: LocalTime?
  /// Nothing at all speaks before this.
  package var silentUntil: LocalTime?
  private var given: (day: Day, count: Int)?

  package init(limit: Int = 3, quiet: (from: Int, to: Int)? = nil, focusUntil: LocalTime? = nil) {
    self.limit = limit
    self.quiet = quiet
    self.focusUntil = focusUntil
  }

  /// Those of the notices that may be shown now.
  package mutating func admit(_ notices: [Notice], now: LocalTime) throws -> [Notice] {
    guard !isQuiet(now), silentUntil.map({ now >= $0 }) ?? true else { return [] }
    var admitted: [Notice] = []
    for notice in notices where notice.isAsked || hasRoom(now) {
      guard try notice.claim() else { continue }
      if !notice.isAsked { count(now) }
      admitted.append(notice)
    }
    return Attention.merged(admitted)
  }

  package func isQuiet(_ now: LocalTime) -> Bool {
    guard let quiet else { return false }
    return quiet.from <= quiet.to
      ? (quiet.from..<quiet.to).contains(now.hour) : now.hour >= quiet.from || now.hour < quiet.to
  }

  private func hasRoom(_ now: LocalTime) -> Bool {
    if let focusUntil, now < focusUntil { return false }
    return given.map { $0.day != now.day || $0.count < limit } ?? true
  }

  private mutating func count(_ now: LocalTime) {
    given = (now.day, given.map { $0.day == now.day ? $0.count + 1 : 1 } ?? 1)
  }

  /// Never a burst: beyond two, one line names the first and how many more there are.
  private static func merged(_ notices: [Notice]) -> [Notice] {
    guard notices.count > 2, var first = notices.first else { return notices }
    first.words = "\(first.words) And \(notices.count - 1) more."
    return [first]
  }
}
