import Civil
import Engine
import Language
import Records
import Session
import Store

extension Session {
  /// A new dose entry, of the plan whose dose it answers where there is one.
  func newDose(
    _ medicine: Medicine, _ plan: MedicationPlan?, _ at: ApproximateTime?, _ state: MedicationEntry.State, _ turn: Turn
  ) throws -> MedicationEntry {
    let at = at ?? ApproximateTime(When(turn.now))
    let plan = try plan ?? duePlans(at.when, turn) { $0.medication == medicine.name }.first
    var dose = MedicationEntry(
      id: try plan.flatMap { try doseID($0, at.when) } ?? ids.random(), medication: medicine.name,
      dose: medicine.dose ?? plan?.dose, at: at, state: state,
      createdAt: turn.now)
    dose.zone = turn.context.zone
    dose.plan = plan?.id
    return dose
  }

  /// The id of the planned dose that an entry at this time answers. `nil` where no dose is open, or where the id is in
  /// use by an entry that was since moved to another time.
  private func doseID(_ plan: MedicationPlan, _ at: When) throws -> ID? {
    let entries = try store.observations(MedicationEntry.self, at.day.adding(days: -1), at.day)
    guard let slot = openDose(of: plan, entries, near: at)?.slot else { return nil }
    let id = plan.doseID(at: slot, ids: ids)
    return try store.record(MedicationEntry.self, id) == nil ? id : nil
  }

  /// The open planned dose nearest to a time, and its distance in seconds.
  ///
  /// - Parameter entries: the entries of that day and of the day before.
  func openDose(
    of plan: MedicationPlan, _ entries: [MedicationEntry], near at: When
  ) -> (slot: When, distance: Int)? {
    let days = at.day.adding(days: -1)...at.day
    let end = LocalTime.midnight(at.day.adding(days: 1))
    return PlannedDoses(of: plan, entries, in: days, now: end).all.filter { !$0.isAnswered }
      .compactMap { dose in dose.slot.distance(answeredAt: at).map { (dose.slot, $0) } }
      .min { $0.1 < $1.1 }
  }

  /// The entries for one intake: one dose, or, for "my meds" and "both" where no plan has that name, each planned dose
  /// that is due within `dueWindow`.
  func newDoses(
    _ medicine: Medicine, _ at: ApproximateTime?, _ state: MedicationEntry.State, plan: ID?, _ turn: Turn
  ) throws -> [MedicationEntry] {
    if let plan = try plan.flatMap({ try store.record(MedicationPlan.self, $0) }) {
      return [try newDose(medicine, plan, at, state, turn)]
    }
    guard namesAllMedicines(medicine.name) else { return [try newDose(medicine, nil, at, state, turn)] }
    let due = try duePlans(at?.when ?? When(turn.now), within: Session.dueWindow, turn) { _ in true }
    if !due.isEmpty, !due.contains(where: { $0.medication == medicine.name }) {
      return try due.map { try newDose(Medicine($0.medication, dose: medicine.dose), $0, at, state, turn) }
    }
    let isKnown = language.valueNames { $0.medicineNames }.value(named: medicine.name) != nil
    return [
      try newDose(isKnown ? medicine : Medicine(Session.allMedicines, dose: medicine.dose), nil, at, state, turn)
    ]
  }

  /// Whether a planned dose that nobody reported is due about now.
  func hasDueDose(_ turn: Turn) throws -> Bool {
    try !duePlans(When(turn.now), within: Session.dueWindow, turn) { _ in true }.isEmpty
  }

  /// Whether the name stands for all planned medicines.
  func namesAllMedicines(_ name: String) -> Bool { language.hasWord(name) { $0.allMedicines } }

  /// What doses are called that nobody gave a name.
  private static let allMedicines = "meds"
  /// How many seconds before or after its time a planned dose counts as part of "my meds".
  private static let dueWindow = 6 * 3600

  /// The plans with an open dose near a time, the nearest first. Where `at` is a day without a time, all doses of that
  /// day count.
  private func duePlans(
    _ at: When, within window: Int = .max, _ turn: Turn, _ isIncluded: (MedicationPlan) -> Bool
  ) throws -> [MedicationPlan] {
    let days = at.day.adding(days: -1)...at.day
    let plans = try store.plans().filter { $0.isActive(on: days.lowerBound) && isIncluded($0) }
    guard !plans.isEmpty else { return [] }
    let entries = try store.observations(MedicationEntry.self, days.lowerBound, days.upperBound)
    return plans.compactMap { plan -> (plan: MedicationPlan, distance: Int)? in
      guard let nearest = openDose(of: plan, entries, near: at), nearest.distance <= window else { return nil }
      return (plan, nearest.distance)
    }
    .sorted { $0.distance < $1.distance }.map(\.plan)
  }
}
