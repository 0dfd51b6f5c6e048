package import Civil
package import Records

/// Which cards a list shows.
package enum Scope: String, CaseIterable, Sendable {
  case today, tomorrow, week, overdue, snoozed, done, all
}

extension Store {
  /// The cards in scope, in the order they matter there, and how many there are in all.
  package func list(_ scope: Scope, now: LocalTime, limit: Int) throws -> (cards: [Nudge], count: Int) {
    let (filter, order, arguments) = Store.rows(scope, now)
    let cards = try fetch(
      Nudge.self, "WHERE deleted = 0 AND \(filter) ORDER BY \(order) LIMIT \(limit)", arguments)
    guard cards.count == limit else { return (cards, cards.count) }
    return (cards, try count("nudge WHERE deleted = 0 AND \(filter)", arguments))
  }

  private static func rows(_ scope: Scope, _ now: LocalTime) -> (filter: String, order: String, arguments: [Cell]) {
    let active = "status = 'active'"
    let awake = "\(active) AND (snoozedUntil IS NULL OR snoozedUntil <= ?1)"
    let until = { (days: Int) in Cell.text(now.day.adding(days: days).iso + "T24:00") }
    return switch scope {
    case .today: ("\(active) AND deadline <= ?1", "deadline", [until(0)])
    case .tomorrow: ("\(active) AND deadline > ?1 AND deadline <= ?2", "deadline", [until(0), until(1)])
    case .week: ("\(active) AND deadline <= ?1", "deadline", [until(6)])
    case .overdue: ("\(active) AND deadline < ?1", "deadline", [.text(now.isoMinutes)])
    case .snoozed: ("\(active) AND snoozedUntil > ?1", "snoozedUntil", [now.cell])
    case .done: ("status = 'done'", "completedAt DESC", [])
    case .all: (awake, "deadline IS NULL, deadline, n", [now.cell])
    }
  }
}
