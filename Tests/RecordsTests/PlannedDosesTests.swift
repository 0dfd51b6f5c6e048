import Civil
import Records
import Testing

@Suite struct PlannedDosesTests {
  private let plan: MedicationPlan = {
    var plan = MedicationPlan(
      id: id(1), medication: "ritalin", dose: nil, rule: "FREQ=DAILY", since: When(time("2026-11-16T08:00")),
      createdAt: time("2026-11-16T07:00"))
    plan.until = Day(iso: "2026-11-20")
    return plan
  }()
  private let days = Day(iso: "2026-11-14")!...Day(iso: "2026-11-30")!

  @Test func `A plan is due from its first to its last day`() {
    #expect(plan.slots(in: days).map(\.day.iso) == (16...20).map { "2026-11-\($0)" })
    #expect(plan.slots(in: Day(iso: "2026-11-18")!...Day(iso: "2026-11-18")!).map(\.iso) == ["2026-11-18T08:00"])
  }

  @Test func `What nobody said is unknown, never missed`() {
    let doses = PlannedDoses(of: plan, [entry(2, "2026-11-17T09:10", .late)], in: days, now: time("2026-11-18T12:00"))
    #expect(doses.all.map(\.state) == [.unknown, .late, .unknown])
    #expect(doses.all.map(\.isAnswered) == [false, true, false])
    #expect(doses.count(.missed) == 0)
  }

  @Test func `Each entry answers for the nearest slot that is open, and for none that is too far off`() {
    var twice = plan
    twice.rule = "FREQ=HOURLY;INTERVAL=6"
    let doses = PlannedDoses(
      of: twice, [entry(2, "2026-11-17T13:00", .taken), entry(3, "2026-11-17T13:30", .skipped)],
      in: Day(iso: "2026-11-17")!...Day(iso: "2026-11-17")!, now: time("2026-11-18T12:00"))
    #expect(doses.all.map(\.slot.iso) == ["02", "08", "14", "20"].map { "2026-11-17T\($0):00" })
    #expect(doses.all.map(\.state) == [.unknown, .skipped, .taken, .unknown])
  }

  @Test func `A dose is named by the day it is due, and one of several a day by its time too`() {
    let ids = IDGenerator(
      random: { id(9) }, nameBased: { series, name in IDGenerator.version4(series.bytes.1, UInt64(name.utf8.count)) })
    let slot = When(time("2026-11-17T08:00"))
    #expect(plan.doseID(at: slot, ids: ids).bytes.1 & 0xFF == 10)
    var twice = plan
    twice.rule = "FREQ=HOURLY;INTERVAL=6"
    #expect(twice.doseID(at: slot, ids: ids).bytes.1 & 0xFF == 16)
  }

  @Test func `Of another plan, or in the trash, it answers for nothing`() {
    var other = entry(2, "2026-11-17T08:00", .taken)
    other.plan = id(7)
    var gone = entry(3, "2026-11-16T08:00", .taken)
    gone.deleted = true
    let doses = PlannedDoses(of: plan, [other, gone], in: days, now: time("2026-11-17T12:00"))
    #expect(doses.all.map(\.isAnswered) == [false, false])
  }

  private func entry(_ number: UInt64, _ at: String, _ state: MedicationEntry.State) -> MedicationEntry {
    var entry = MedicationEntry(
      id: id(number), medication: "ritalin", dose: nil, at: ApproximateTime(When(time(at))), state: state,
      createdAt: time(at)
    )
    entry.plan = plan.id
    return entry
  }
}

private func id(_ number: UInt64) -> ID { IDGenerator.version4(1, number) }
private func time(_ iso: String) -> LocalTime { LocalTime(iso: iso)! }
