import Civil
import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// A dose, of the plan that it answers for where there is one.
  func newDose(
    _ medicine: Medicine, _ plan: MedicationPlan?, _ at: RoughTime?, _ state: MedicationEntry.State, _ turn: Turn
  ) throws -> MedicationEntry {
    let at = at ?? RoughTime(When(turn.now))
    let plan = try plan ?? duePlans(at.when, turn) { $0.medication == medicine.name }.first
    var dose = MedicationEntry(
      id: try plan.flatMap { try doseID($0, at.when) } ?? ids.random(), medication: medicine.name,
      dose: medicine.dose ?? plan?.dose, at: at, state: state,
      createdAt: turn.now)
    dose.zone = turn.reading.zone
    dose.plan = plan?.id
    return dose
  }

  /// That of the planned dose which is answered for. `nil` where there is none, or another entry has it: one that was
  /// moved to another time since.
  private func doseID(_ plan: MedicationPlan, _ at: When) throws -> ID? {
    let entries = try store.observations(MedicationEntry.self, at.day.adding(days: -1), at.day)
    guard let slot = openDose(of: plan, entries, near: at)?.slot else { return nil }
    let id = plan.doseID(at: slot, ids: ids)
    return try store.record(MedicationEntry.self, id) == nil ? id : nil
  }

  /// The planned dose nearest to that time which nobody has answered for, and how many seconds lie between.
  ///
  /// - Parameter entries: of that day and the one before.
  private func openDose(
    of plan: MedicationPlan, _ entries: [MedicationEntry], near at: When
  ) -> (slot: When, distance: Int)? {
    let days = at.day.adding(days: -1)...at.day
    let end = LocalTime.midnight(at.day.adding(days: 1))
    return PlannedDoses(of: plan, entries, in: days, now: end).all.filter { !$0.isAnswered }
      .compactMap { dose in dose.slot.distance(answeredAt: at).map { (dose.slot, $0) } }
      .min { $0.1 < $1.1 }
  }

  /// One dose; of "my meds", where no plan is called so, every planned one that is due about then.
  func newDoses(
    _ medicine: Medicine, _ at: RoughTime?, _ state: MedicationEntry.State, plan: ID?, _ turn: Turn
  ) throws -> [MedicationEntry] {
    if let plan = try plan.flatMap({ try store.record(MedicationPlan.self, $0) }) {
      return [try newDose(medicine, plan, at, state, turn)]
    }
    if medicine.name == Session.allMedicines {
      let due = try duePlans(at?.when ?? When(turn.now), within: Session.about, turn) { _ in true }
      if !due.isEmpty, !due.contains(where: { $0.medication == medicine.name }) {
        return try due.map { try newDose(Medicine($0.medication, dose: medicine.dose), $0, at, state, turn) }
      }
    }
    return [try newDose(medicine, nil, at, state, turn)]
  }

  /// What people call all that they are to take.
  static let allMedicines = "meds"
  /// Seconds to either side within which a planned dose is one of them.
  private static let about = 6 * 3600

  /// The plans that have a dose near that time which nobody has answered for; the nearest first. Where a day alone was
  /// said, all of that day's.
  private func duePlans(
    _ at: When, within reach: Int = .max, _ turn: Turn, _ isMeant: (MedicationPlan) -> Bool
  ) throws -> [MedicationPlan] {
    let days = at.day.adding(days: -1)...at.day
    let plans = try store.plans().filter { $0.isActive(on: days.lowerBound) && isMeant($0) }
    guard !plans.isEmpty else { return [] }
    let entries = try store.observations(MedicationEntry.self, days.lowerBound, days.upperBound)
    return plans.compactMap { plan -> (plan: MedicationPlan, distance: Int)? in
      guard let open = openDose(of: plan, entries, near: at), open.distance <= reach else { return nil }
      return (plan, open.distance)
    }
    .sorted { $0.distance < $1.distance }.map(\.plan)
  }
}
