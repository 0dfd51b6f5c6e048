package import Civil
import Replies

/// Decides which notices may interrupt the person, and when.
package struct NoticePolicy: Sendable {
  /// The most unrequested notices a day.
  package var dailyLimit: Int
  /// Hours of the day without notices, from the first up to the second; across midnight if that is smaller.
  package var quiet: (from: Int, to: Int)?
  /// No unrequested notice appears before this time.
  package var focusUntil: LocalTime?
  /// No notice at all appears before this time.
  package var silentUntil: LocalTime?
  private var delivered: (day: Day, count: Int)?

  package init(dailyLimit: Int = 3, quiet: (from: Int, to: Int)? = nil, focusUntil: LocalTime? = nil) {
    self.dailyLimit = dailyLimit
    self.quiet = quiet
    self.focusUntil = focusUntil
  }

  /// The notices that may be shown now. Throws what claiming one throws.
  package mutating func admit(_ notices: [Notice], now: LocalTime) throws -> [Notice] {
    guard !isQuiet(now), silentUntil.map({ now >= $0 }) ?? true else { return [] }
    var admitted: [Notice] = []
    for notice in notices where notice.isRequested || isUnderLimit(now) {
      guard try notice.claim() else { continue }
      if !notice.isRequested { count(now) }
      admitted.append(notice)
    }
    return NoticePolicy.merged(admitted)
  }

  package func isQuiet(_ now: LocalTime) -> Bool {
    guard let quiet else { return false }
    return quiet.from <= quiet.to
      ? (quiet.from..<quiet.to).contains(now.hour) : now.hour >= quiet.from || now.hour < quiet.to
  }

  private func isUnderLimit(_ now: LocalTime) -> Bool {
    if let focusUntil, now < focusUntil { return false }
    return delivered.map { $0.day != now.day || $0.count < dailyLimit } ?? true
  }

  private mutating func count(_ now: LocalTime) {
    delivered = (now.day, delivered.map { $0.day == now.day ? $0.count + 1 : 1 } ?? 1)
  }

  /// Shows one or two notices as they are; of more, only the first, with the number of the others.
  private static func merged(_ notices: [Notice]) -> [Notice] {
    guard notices.count > 2, var first = notices.first else { return notices }
    first.text = "\(first.text) And \(notices.count - 1) more."
    return [first]
  }
}
