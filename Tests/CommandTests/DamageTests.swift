import Foundation
import Homes
import Subprocesses
import Testing

/// One sealed field is spoilt from outside: that one record says so, and all others can be read.
@Suite(.enabled(if: Machine.can("sqlite3 :memory: 'SELECT 1'"), "the sqlite3 tool is missing"))
struct DamageTests {
  let home: Home
  init() throws {
    home = try Home()
    try home.say([
      "note: alpha, about tea", "note: beta, about tea", "remember that i like tea", "remember that i walk to work",
      "mood 4 too much tea", "mood 6 a good walk",
    ])
  }

  static let spoilings = [
    "cut short": "CAST(substr(%, 1, length(%) - 1) AS BLOB)", "cut to its head": "CAST(substr(%, 1, 9) AS BLOB)",
    "empty": "x''", "text": "'alpha'", "text by another program": "% || x'00'", "a number": "7",
    "a changed byte": "CAST(substr(%, 1, 40) || iif(substr(%, 41, 1) = x'00', x'01', x'00') || substr(%, 42) AS BLOB)",
    "a changed version": "CAST(x'09' || substr(%, 2) AS BLOB)",
    "another key's name": "CAST(x'0100000000' || substr(%, 6) AS BLOB)",
  ]

  /// Waits for a process that keeps the store up meanwhile.
  private func spoil(_ sql: String) throws {
    try #require(Machine.can("sqlite3 -cmd '.timeout 10000' \"\(home.path)/data/nudgy.db\" \"\(sql)\""))
  }

  @Test(arguments: spoilings.keys.sorted())
  func `A spoilt field is told of, and the rest works`(name: String) throws {
    let spoiling = try #require(DamageTests.spoilings[name])
    for (table, column) in [("note", "body"), ("memory", "fact"), ("mood_log", "note")] {
      let value = spoiling.replacing("%", with: column)
      let sql = "UPDATE \(table) SET \(column) = \(value) WHERE n = (SELECT min(n) FROM \(table))"
      try spoil(sql)
    }
    let found = try home.run("find-note", "tea")
    #expect(found.code == 0 && found.out.contains("beta") && !found.out.contains("alpha"))
    let notes = try home.run("notes").out
    #expect(notes.contains("a damaged note") && notes.contains("beta, about tea"))
    let shown = try home.run("show-note", "2")
    #expect(shown.code == 0 && shown.out.contains("its words are damaged"))
    let memory = try home.run("memory").out
    #expect(memory.contains("a damaged fact") && memory.contains("i walk to work"))
    let moods = try home.run("moods").out
    #expect(moods.contains("damaged") && moods.contains("a good walk"))
    let export = try home.run("export")
    #expect(export.out.contains("beta, about tea"))
    #expect(export.code == 1 && export.err.contains("3 sealed texts are damaged"))
    #expect(try home.run("note", "gamma").code == 0)
  }

  /// A cell that no program of ours would write, in a row of each kind that a list or a sum is made of.
  static let spoiltCells = [
    "symptom_entry.severity = 'very'", "symptom_entry.at = x'ff'", "symptom_entry.symptom = x'fe'",
    "symptom_entry.triggers = x'ff'", "measure.value = 'long'", "measure.name = x'fe'", "measure.updatedAt = 'soon'",
    "medication_entry.state = 'eaten'", "medication_entry.createdAt = 5", "medication_plan.medication = x'ff'",
    "nudge.status = 'active '", "nudge.priority = 'first'", "nudge.id = 'one'", "note.pinned = 'yes'",
    "mood_log.score = 'fine'", "nudge.deleted = 'maybe'", "nudge.createdAt = x'ff'", "nudge.title = x'ff'",
    "note.title = x'ff'", "note.updatedAt = x'ff'", "journal_entry.gratitudeCount = 9e99",
  ]

  @Test(arguments: spoiltCells)
  func `A spoilt row hides no other, and doctor counts it`(cell: String) throws {
    try home.say([
      "headache 6", "nausea 3", "slept 5h", "slept 7h yesterday", "took ibuprofen 400", "took aspirin",
      "i take ritalin 10mg every day at 8am", "i take vitamin d every day at 9am", "grateful for tea", "buy milk",
      "buy bread", "mood 5",
    ])
    let parts = cell.split(separator: ".", maxSplits: 1).map(String.init)
    let sql = "UPDATE \(parts[0]) SET \(parts[1]) WHERE n = (SELECT max(n) FROM \(parts[0]))"
    try spoil(sql)
    for verb in [
      "timeline", "insights", "visit", "list", "next", "notes", "moods", "today", "plans", "stats", "show-journal",
      "gratitude",
    ] {
      let shown = try home.run(verb)
      #expect(shown.code == 0, "\(verb): \(shown.err)")
    }
    for line in [
      "timeline for this month", "find milk", "find bread", "find notes about tea", "done with bread", "undo", "redo",
      "brain dump: buy soap. ring the bank",
    ] {
      let said = try home.run("say", line)
      #expect([0, 1, 3].contains(said.code), "\(line): \(said.err)")
    }
    #expect(try home.run("list").out.contains("buy milk"))
    #expect(try home.run("find", "milk").out.contains("buy milk"))
    #expect(try home.run("export").code == 0)
    let doctor = try home.run("doctor")
    #expect(doctor.code == 1 && doctor.out.contains("1 record can't be read"))
    #expect(try home.run("add", "water the ferns").code == 0)
  }

  @Test(arguments: [
    "change_group.undo = 'one'", "change_group.redo = x'ff'", "change_group.takes = 'one'",
    "change_group.tool = x'ff'", "change_group.origin = x'ff'", "change_group.label = 7", "change.kind = x'ff'",
    "change.record = 'one'", "change.register = x'ff'", "change.before = 7", "change.after = 'none'",
  ])
  func `A spoilt row of the log keeps nothing from being written or taken back`(cell: String) throws {
    try home.say(["buy milk", "buy bread", "undo"])
    let parts = cell.split(separator: ".", maxSplits: 1).map(String.init)
    // Every row: the last group alone is never what undo and redo take back or make again.
    let sql = "UPDATE \(parts[0]) SET \(parts[1])"
    try spoil(sql)
    for verb in ["redo", "undo", "undo"] {
      let outcome = try home.run(verb)
      // Where its groups cannot be read, there is nothing to undo.
      #expect(outcome.code == (outcome.out.contains("nothing to") ? 1 : 0) && outcome.err.isEmpty, "\(outcome)")
    }
    #expect(try home.run("add", "water the ferns").code == 0)
    #expect(try home.run("undo").code == 0)
    #expect(try !home.run("list").out.contains("ferns"))
  }

  /// The largest number that a cell can hold, wherever something is reckoned with it.
  @Test(arguments: [
    "nudge.minutes", "nudge.remindRepeat", "focus_session.planned", "journal_entry.gratitudeCount",
    "symptom_entry.severity", "symptom_entry.uncertainty", "medication_entry.uncertainty", "measure.value",
    "mood_log.score",
  ])
  func `A number larger than life ends no call`(column: String) throws {
    try home.say([
      "headache 6 yesterday", "headache 6", "slept 5h", "took ibuprofen 400", "journal: the sea", "journal: the sun",
      "grateful for tea", "grateful for rain", "buy milk by 5pm, 20 minutes", "focus for 20 minutes", "mood 5",
    ])
    let parts = column.split(separator: ".").map(String.init)
    for number in ["9223372036854775807", "-9223372036854775808"] {
      let sql = "UPDATE \(parts[0]) SET \(parts[1]) = \(number)"
      try spoil(sql)
      for verb in [
        "timeline", "insights", "visit", "list", "next", "moods", "today", "stats", "journal", "show 1", "export",
        "gratitude", "grateful rain",
      ] {
        let shown = try home.run(verb.split(separator: " ").map(String.init), input: nil, now: "2026-11-20T10:10")
        // A page that gets no words keeps nothing.
        #expect(shown.code == (verb == "journal" ? 1 : 0), "\(verb): \(shown.err)")
      }
    }
  }
}
