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

  /// Every entry answers for the slot that is nearest to it on its day and not yet answered for.
  ///
  /// - Parameters:
  ///   - entries: of that plan; others count for nothing.
  ///   - now: what is due later is left out, unless it was answered for.
  package init(of plan: MedicationPlan, _ entries: [MedicationEntry], in days: ClosedRange<Day>, now: LocalTime) {
    let slots = plan.slots(in: days)
    let ofDay = Dictionary(grouping: slots.indices) { slots[$0].day }
    var answers: [Int: MedicationEntry.State] = [:]
    for entry in entries.sorted(by: { $0.at.when < $1.at.when }) where entry.plan == plan.id && !entry.deleted {
      let open = (ofDay[entry.at.when.day] ?? []).filter { answers[$0] == nil }
      let nearest = open.min { slots[$0].distance(to: entry.at.when) < slots[$1].distance(to: entry.at.when) }
      if let nearest { answers[nearest] = entry.state }
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
  /// Seconds between two times.
  package func distance(to other: When) -> Int { abs(start.seconds(to: other.start)) }
}
