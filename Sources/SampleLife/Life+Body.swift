import Civil
import Records
import Session

extension Life {
  /// The symptom log: most days have a line, some have none, and what is planned is not always taken.
  mutating func ail() throws {
    let first = now.day.adding(days: 1 - Rows.bodyDays)
    told.now = LocalTime(first, secondOfDay: Rows.plan.hour * 3600)
    let plan = MedicationPlan(
      id: told.id(), medication: Rows.plan.medicine, dose: Rows.plan.dose, rule: Rows.plan.rule,
      since: When(told.now), createdAt: told.now)
    leave(plan)
    var rest = 7.0
    for day in first.ordinal...now.day.ordinal {
      rest = 7 + 0.4 * (rest - 7) + Double.random(in: -1.3...1.1, using: &lot)
      try observe(Day(ordinal: day), slept: rest, plan)
    }
  }

  private mutating func observe(_ day: Day, slept: Double, _ plan: MedicationPlan) throws {
    take(plan, on: day)
    guard !lot.falls(0.12) else { return }
    if lot.falls(0.85) {
      keep(LocalTime(day, secondOfDay: 8 * 3600)) { life, time in
        Measure(
          id: life.told.id(), name: "sleep", value: (slept * 2).rounded() / 2, unit: "hours", at: RoughTime(When(time)),
          createdAt: time)
      }
    }
    for ailment in Rows.ailments where lot.falls(ailment.share * (slept < 6 ? 1.6 : 0.9)) {
      try feel(ailment, on: day, slept: slept)
    }
    if lot.falls(0.6) {
      keep(LocalTime(day, secondOfDay: 20 * 3600)) { life, time in
        SymptomEntry(
          id: life.told.id(), symptom: SymptomEntry.overall, severity: min(10, max(0, Int((9 - slept).rounded()))),
          at: RoughTime(When(time)), createdAt: time)
      }
    }
  }

  private mutating func feel(_ ailment: Rows.Ailment, on day: Day, slept: Double) throws {
    let time = time(on: day)
    guard time <= now else { return }
    told.now = time
    let triggers = ailment.triggers.filter { lot.falls($0.share) }
    let more = triggers.reduce(max(0, 6.5 - slept) * 0.8) { $0 + $1.more } + Double.random(in: -1.6...1.6, using: &lot)
    let severity = min(10, max(1, Int((ailment.severity + more).rounded())))
    let id = told.id()
    var entry = SymptomEntry(
      id: id, symptom: ailment.symptom, severity: severity,
      at: RoughTime(When(time), uncertainty: lot.falls(0.15) ? 180 : nil), createdAt: time)
    entry.triggers = Set(triggers.map(\.name))
    if lot.falls(0.2) { entry.note = try past.seal(lot.one(of: Rows.symptomNotes), of: id, .symptomNote) }
    if lot.falls(0.4) { entry.endedAt = time.adding(minutes: lot.number(1...6) * 60) }
    leave(entry)
    if severity >= 5, let medicine = ailment.medicine, lot.falls(0.7) {
      leave(
        MedicationEntry(
          id: told.id(), medication: medicine.name, dose: medicine.dose, at: RoughTime(When(time)), state: .taken,
          createdAt: time))
    }
    if severity >= 8, lot.falls(0.5) { try remark(on: id, time.adding(minutes: 90)) }
  }

  private mutating func remark(on entry: ID, _ time: LocalTime) throws {
    let remark = lot.one(of: Rows.remarks)
    let id = told.id()
    var note = CollaboratorNote(
      id: id, entry: entry, text: try past.seal(remark.words, of: id, .comment), createdAt: time)
    note.author = "robin"
    note.authorName = remark.who
    leave(note)
  }

  private mutating func take(_ plan: MedicationPlan, on day: Day) {
    // Of one in twelve nobody said anything.
    guard !lot.falls(1 / 12) else { return }
    let states: [MedicationEntry.State] = [.taken, .late, .skipped, .missed, .unknown]
    let state = states[lot.place(in: [84, 7, 2, 5, 2])]
    let hour = Rows.plan.hour + (state == .late ? 4 : 0)
    keep(LocalTime(day, secondOfDay: hour * 3600 + lot.number(0...40) * 60)) { life, time in
      var dose = MedicationEntry(
        id: life.told.id(), medication: plan.medication, dose: plan.dose, at: RoughTime(When(time)), state: state,
        createdAt: time)
      dose.plan = plan.id
      return dose
    }
  }

  private mutating func keep(_ time: LocalTime, _ make: (Life, LocalTime) -> some Record) {
    guard time <= now else { return }
    told.now = time
    leave(make(self, time))
  }
}
