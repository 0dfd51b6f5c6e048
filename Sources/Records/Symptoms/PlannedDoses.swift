package import Civil

/// The due doses of one plan over some days, each with its reported state.
package struct PlannedDoses: Equatable, Sendable {
  package let all: [Dose]

  package struct Dose: Equatable, Sendable {
    package let slot: When
    /// `unknown` where nobody reported the dose, and where somebody reported that they do not know.
    package let state: MedicationEntry.State
    /// Whether an entry reports the dose.
    package let isAnswered: Bool
  }

  /// Each entry answers for the nearest slot that no other entry has answered for.
  ///
  /// - Parameters:
  ///   - entries: those of other plans are ignored.
  ///   - now: doses due later are left out, unless an entry answers for them.
  package init(of plan: MedicationPlan, _ entries: [MedicationEntry], in days: ClosedRange<Day>, now: LocalTime) {
    let slots = plan.slots(in: days)
    let slotsByDay = Dictionary(grouping: slots.indices) { slots[$0].day }
    var answers: [Int: MedicationEntry.State] = [:]
    for entry in entries.sorted(by: { $0.at.when < $1.at.when }) where entry.plan == plan.id && !entry.deleted {
      let day = entry.at.when.day
      let candidates = [-1, 0, 1].flatMap { slotsByDay[day.adding(days: $0)] ?? [] }.filter { answers[$0] == nil }
      let distances = candidates.compactMap { place in
        slots[place].distance(answeredAt: entry.at.when).map { (place, $0) }
      }
      if let nearest = distances.min(by: { $0.1 < $1.1 }) { answers[nearest.0] = entry.state }
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
  /// How many hours before or after it is due a dose may be taken.
  private static let hoursBefore = 6
  private static let hoursAfter = 18

  /// Seconds between when a dose is due and when it was reported; `nil` where they are too far apart to be the same
  /// dose. For a dose without a time of day, only the day has to match.
  package func distance(answeredAt other: When) -> Int? {
    guard hasTime, other.hasTime else { return day == other.day ? 0 : nil }
    let seconds = start.seconds(to: other.start)
    return (-When.hoursBefore * 3600...When.hoursAfter * 3600).contains(seconds) ? abs(seconds) : nil
  }
}
