import Civil
import Randomness
import Records
import Session

extension SampleHistory {
  /// Adds the symptom log: most days have an entry, and planned doses are not always taken.
  mutating func addSymptomLog() throws {
    let first = now.day.adding(days: 1 - SampleRows.bodyDays)
    clock.now = LocalTime(first, secondOfDay: SampleRows.plan.hour * 3600)
    let plan = MedicationPlan(
      id: clock.id(), medication: SampleRows.plan.medicine, dose: SampleRows.plan.dose, rule: SampleRows.plan.rule,
      since: When(clock.now), createdAt: clock.now)
    add(plan)
    var sleepHours = 7.0
    for day in first.ordinal...now.day.ordinal {
      sleepHours = 7 + 0.4 * (sleepHours - 7) + Double.random(in: -1.3...1.1, using: &random)
      try addBodyDay(Day(ordinal: day), slept: sleepHours, plan)
    }
  }

  private mutating func addBodyDay(_ day: Day, slept: Double, _ plan: MedicationPlan) throws {
    addDose(plan, on: day)
    guard !random.chance(0.12) else { return }
    if random.chance(0.85) {
      addRecord(LocalTime(day, secondOfDay: 8 * 3600)) { life, time in
        Measure(
          id: life.clock.id(), name: "sleep", value: (slept * 2).rounded() / 2, unit: "hours",
          at: ApproximateTime(When(time)),
          createdAt: time)
      }
    }
    for pattern in SampleRows.symptomPatterns where random.chance(pattern.share * (slept < 6 ? 1.6 : 0.9)) {
      try addSymptom(pattern, on: day, slept: slept)
    }
    if random.chance(0.6) {
      addRecord(LocalTime(day, secondOfDay: 20 * 3600)) { life, time in
        SymptomEntry(
          id: life.clock.id(), symptom: SymptomEntry.overall, severity: min(10, max(0, Int((9 - slept).rounded()))),
          at: ApproximateTime(When(time)), createdAt: time)
      }
    }
  }

  private mutating func addSymptom(_ pattern: SampleRows.SymptomPattern, on day: Day, slept: Double) throws {
    let time = time(on: day)
    guard time <= now else { return }
    clock.now = time
    let triggers = pattern.triggers.filter { random.chance($0.share) }
    let increase =
      triggers.reduce(max(0, 6.5 - slept) * 0.8) { $0 + $1.more } + Double.random(in: -1.6...1.6, using: &random)
    let severity = min(10, max(1, Int((pattern.severity + increase).rounded())))
    let id = clock.id()
    var entry = SymptomEntry(
      id: id, symptom: pattern.symptom, severity: severity,
      at: ApproximateTime(When(time), uncertainty: random.chance(0.15) ? 180 : nil), createdAt: time)
    entry.triggers = Set(triggers.map(\.name))
    if random.chance(0.2) {
      entry.note = try session.sealedFields.seal(random.element(of: SampleRows.symptomNotes), of: id, .symptomNote)
    }
    if random.chance(0.4) { entry.endedAt = time.adding(minutes: random.integer(in: 1...6) * 60) }
    add(entry)
    if severity >= 5, let medicine = pattern.medicine, random.chance(0.7) {
      add(
        MedicationEntry(
          id: clock.id(), medication: medicine.name, dose: medicine.dose, at: ApproximateTime(When(time)),
          state: .taken,
          createdAt: time))
    }
    if severity >= 8, random.chance(0.5) { try addComment(on: id, time.adding(minutes: 90)) }
  }

  private mutating func addComment(on entry: ID, _ time: LocalTime) throws {
    let comment = random.element(of: SampleRows.comments)
    let id = clock.id()
    var note = CollaboratorNote(
      id: id, entry: entry, text: try session.sealedFields.seal(comment.words, of: id, .comment), createdAt: time)
    note.author = "robin"
    note.authorName = comment.who
    add(note)
  }

  private mutating func addDose(_ plan: MedicationPlan, on day: Day) {
    // One in twelve doses is not logged.
    guard !random.chance(1 / 12) else { return }
    let states: [MedicationEntry.State] = [.taken, .late, .skipped, .missed, .unknown]
    let state = states[random.weightedIndex(in: [84, 7, 2, 5, 2])]
    let hour = SampleRows.plan.hour + (state == .late ? 4 : 0)
    addRecord(LocalTime(day, secondOfDay: hour * 3600 + random.integer(in: 0...40) * 60)) { life, time in
      var dose = MedicationEntry(
        id: life.clock.id(), medication: plan.medication, dose: plan.dose, at: ApproximateTime(When(time)),
        state: state,
        createdAt: time)
      dose.plan = plan.id
      return dose
    }
  }

  private mutating func addRecord(_ time: LocalTime, _ make: (SampleHistory, LocalTime) -> some Record) {
    guard time <= now else { return }
    clock.now = time
    add(make(self, time))
  }
}
