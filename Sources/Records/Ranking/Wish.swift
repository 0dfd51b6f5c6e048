/// What was said when asking for a card.
package struct Wish: Equatable, Sendable {
  package enum Energy: String, CaseIterable, Sendable { case low, high }

  /// The time there is.
  package var minutes: Int?
  package var energy: Energy?

  package init(minutes: Int? = nil, energy: Energy? = nil) {
    self.minutes = minutes
    self.energy = energy
  }

  /// The longest card that fits; low energy alone asks for a short one.
  package var limit: Int? { minutes ?? (energy == .low ? Wish.shortMinutes : nil) }

  package static let shortMinutes = 15
}
