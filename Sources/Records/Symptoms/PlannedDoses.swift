package import Civil

/// The doses of one plan over some days, each beside what became of it.
package struct PlannedDoses: Equatable, Sendable {
  package let all: [Dose]

  package struct Dose: Equatable, Sendable {
    package let slot: When
    /// `unknown` where nobody said anything, and where somebody said that they do not know.
    package let state: MedicationEntry.State
    /// Whether somebody said anything.
    package let isAnswered: Bool
  }

  /// Every entry answers for the slot nearest to it that nobody has answered for yet.
  ///
  /// - Parameters:
  ///   - entries: of that plan; others count for nothing.
  ///   - now: what is due later is left out, unless it was answered for.
  package init(of plan: MedicationPlan, _ entries: [MedicationEntry], in days: ClosedRange<Day>, now: LocalTime) {
    let slots = plan.slots(in: days)
    let places = Dictionary(grouping: slots.indices) { slots[$0].day }
    var answers: [Int: MedicationEntry.State] = [:]
    for entry in entries.sorted(by: { $0.at.when < $1.at.when }) where entry.plan == plan.id && !entry.deleted {
      let day = entry.at.when.day
      let near = [-1, 0, 1].flatMap { places[day.adding(days: $0)] ?? [] }.filter { answers[$0] == nil }
      let fitting = near.compactMap { place in slots[place].distance(answeredAt: entry.at.when).map { (place, $0) } }
      if let nearest = fitting.min(by: { $0.1 < $1.1 }) { answers[nearest.0] = entry.state }
    }
    all = slots.enumerated().compactMap { index, slot in
      guard let state = answers[index] else {
        return slot.end <= now ? Dose(slot: slot, state: .unknown, isAnswered: false) : nil
      }
      return Dose(slot: slot, state: state, isAnswered: true)
    }
  }

  package func count(_ state: MedicationEntry.State) -> Int { all.count { $0.state == state } }
}

extension When {
  /// Hours by which a dose may be taken before it is due, and after.
  private static let early = 6
  private static let late = 18

  /// Seconds from when a dose is due to when it was answered for; `nil` where that is too far off to be the same dose.
  /// Of a day as a whole only that day counts.
  package func distance(answeredAt other: When) -> Int? {
    guard hasTime, other.hasTime else { return day == other.day ? 0 : nil }
    let seconds = start.seconds(to: other.start)
    return (-When.early * 3600...When.late * 3600).contains(seconds) ? abs(seconds) : nil
  }
}
