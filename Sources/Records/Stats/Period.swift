package import Civil

/// A span of whole days to look back on.
package struct Period: Hashable, Sendable {
  /// Its name; `nil` where the days were given.
  package let name: Name?
  /// `nil` for no beginning: as far back as there are records.
  package let first: Day?
  package let last: Day

  /// Weeks, months and years are the last 7, 30 and 365 days including today, so that none is nearly empty on a Monday
  /// or at New Year.
  package enum Name: String, CaseIterable, Sendable { case today, yesterday, week, month, year, all }

  package init(_ name: Name, today: Day) {
    self.name = name
    (first, last) =
      switch name {
      case .today: (today, today)
      case .yesterday: (today.adding(days: -1), today.adding(days: -1))
      case .week: (today.adding(days: -6), today)
      case .month: (today.adding(days: -29), today)
      case .year: (today.adding(days: -364), today)
      case .all: (nil, today)
      }
  }

  /// From two days in either order; both belong to it.
  package init(_ first: Day, _ last: Day) {
    name = nil
    self.first = min(first, last)
    self.last = max(first, last)
  }

  /// All days up to this one.
  package init(until last: Day) { (name, first, self.last) = (nil, nil, last) }

  /// From a name, `2026-11-20`, `2026-11-01/2026-11-20` or `../2026-11-20`; `nil` for anything else.
  package init?(_ text: some StringProtocol, today: Day) {
    if let name = Name(rawValue: text.lowercased()) {
      self.init(name, today: today)
      return
    }
    let days = text.split(separator: "/", omittingEmptySubsequences: false).map { Day(iso: $0) }
    guard days.count <= 2, let last = days.last ?? nil else { return nil }
    if let first = days.first ?? nil {
      self.init(first, last)
    } else if text.hasPrefix("../") {
      self.init(until: last)
    } else {
      return nil
    }
  }
}

extension Period {
  package func contains(_ day: Day) -> Bool { first.map { $0 <= day } ?? true && day <= last }

  /// As many days right before it; `nil` for a period without a beginning.
  package var previous: Period? {
    first.map { Period($0.adding(days: -length(from: $0)), $0.adding(days: -1)) }
  }

  /// The number of days from `first` to its last.
  package func length(from first: Day) -> Int { first.days(to: last) + 1 }
}
