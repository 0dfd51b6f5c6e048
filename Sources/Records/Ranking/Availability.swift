/// The time and the energy that a person has when asking for the next card.
package struct Availability: Equatable, Sendable {
  package enum Energy: String, CaseIterable, Sendable { case low, high }

  /// The available time.
  package var minutes: Int?
  package var energy: Energy?

  package init(minutes: Int? = nil, energy: Energy? = nil) {
    self.minutes = minutes
    self.energy = energy
  }

  /// The longest estimate that fits, in minutes; `nil` for any. Low energy without a time asks for a short card.
  package var limit: Int? { minutes ?? (energy == .low ? Availability.shortMinutes : nil) }

  package static let shortMinutes = 15
}
