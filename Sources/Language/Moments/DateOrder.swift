internal import Synchronization

/// Whether the month or the day stands first in a date of two numbers.
package enum DateOrder: Sendable {
  case monthFirst, dayFirst
  /// Nothing tells: the month first, unless that is far off and the other order near.
  case unknown

  /// The order in which dates are read; the month first until a program asks for its locale's, as with C's `setlocale`.
  package static var current: DateOrder {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Mutex(DateOrder.monthFirst)

  /// As dates are written in a territory, given by its two letters.
  package init(territory: String?) {
    self = territory.map { DateOrder.territoriesWithMonthFirst.contains($0) ? .monthFirst : .dayFirst } ?? .unknown
  }

  /// The United States with their territories, the Philippines, and Canada, where people write both.
  private static let territoriesWithMonthFirst: Set = [
    "AS", "CA", "FM", "GU", "MH", "MP", "PH", "PR", "PW", "UM", "US", "VI",
  ]
}
