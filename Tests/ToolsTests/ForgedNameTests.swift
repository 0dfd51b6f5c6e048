import Civil
import Engine
import Records
import Replies
import Screen
import Store
import Testing

@testable import Tools

/// A name with a line break in it, as a backup or another program can bring one.
@Suite struct ForgedNameTests {
  let home = TestHome()

  @Test(arguments: ["plans", "visit", "reflect", "timeline", "list", "insights"])
  func `It stands in the row of what it names, and makes none of its own`(verb: String) async throws {
    let forged = "ibuprofen\nFORGED, every day at 08:00"
    let now = home.now
    try home.store.change(Intent(tool: "test", label: .text(""))) { tx in
      try tx.put(
        MedicationPlan(
          id: IDGenerator.version4(2, 1), medication: forged, dose: "5\nFORGED", rule: "FREQ=DAILY",
          since: When(now.day),
          createdAt: now))
      try tx.put(Nudge(id: IDGenerator.version4(2, 2), title: forged, createdAt: now))
      try tx.put(
        SymptomEntry(
          id: IDGenerator.version4(2, 3), symptom: forged, severity: 4, at: ApproximateTime(When(now)), createdAt: now))
      try tx.put(
        MedicationEntry(
          id: IDGenerator.version4(2, 4), medication: forged, dose: "5\nFORGED", at: ApproximateTime(When(now)),
          state: .taken,
          createdAt: now))
      try tx.put(
        Measure(
          id: IDGenerator.version4(2, 5), name: forged, value: 4, unit: "x\nFORGED", at: ApproximateTime(When(now)),
          createdAt: now))
    }
    let tool = try #require(home.profile.tool(verb: verb))
    let reply = try await tool.run(Turn(context: home.reading), [:])
    for look in [DisplayOptions(isPlain: true), DisplayOptions(width: 200), DisplayOptions(isAccessible: true)] {
      let drawn = Screen(look).draw(reply)
      #expect(drawn.contains("FORGED"))
      let rows = drawn.split(separator: "\n")
      // A row may be broken where its width ends, and then it begins with another word.
      if look.isPlain { #expect(!rows.contains { $0.hasPrefix("FORGED") }, "\(drawn)") }
    }
  }
}
