import Civil
import Foundation
import GRDB
import Randomness
import Records
import Store
import Testing

/// What the index of titles finds is what reading every title finds.
@Suite struct SearchTests {
  let sandbox = Sandbox()

  private func titles(_ store: Store, _ words: String...) throws -> [String] {
    try store.cards(containing: words, [.active, .done]).map(\.title)
  }

  private func edit(_ sql: String...) throws {
    let queue = try DatabaseQueue(path: sandbox.path)
    for sql in sql { try queue.writeWithoutTransaction { try $0.execute(sql: sql) } }
    try queue.close()
  }

  @Test(arguments: [false, true])
  func `Words find the cards that have all of them, whatever stands between`(isIndexed: Bool) throws {
    let store = try sandbox.open()
    var done = sandbox.nudge("call the dentist")
    done.status = .done
    let others = ["call mum", "Dentist: call back", "Ärzte anrufen", "don't call", "买牛奶"].map(sandbox.nudge)
    try store.change(Intent(tool: "brain_dump", label: .text(""))) { transaction in
      for nudge in others + [done] { try transaction.put(nudge) }
    }
    if isIndexed { try store.indexTitles() }
    #expect(try titles(store, "dentist", "call") == ["Dentist: call back", "call the dentist"])
    #expect(try titles(store, "dent") == ["Dentist: call back", "call the dentist"])
    #expect(try titles(store, "ärzte") == ["Ärzte anrufen"])
    #expect(try titles(store, "dont") == ["don't call"])
    #expect(try titles(store, "牛奶") == ["买牛奶"])
    #expect(try titles(store, "call", "unicorns") == [])
  }

  @Test(arguments: UInt64(1)...10)
  func `Edits, undo, redo, trash and indexing at any time keep it right`(seed: UInt64) throws {
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    var random = SeededRandom(seed: seed)
    let words = ["fern", "ferns", "Water", "gate's", "Ärzte", "牛奶", "call", "42"]
    func title() -> String {
      (0...random.integer(below: 3)).map { _ in words[random.integer(below: words.count)] }.joined(separator: " ")
    }
    let nudges = (0..<6).map { _ in sandbox.nudge(title()) }
    for step in 0..<60 {
      var nudge = nudges[random.integer(below: nudges.count)]
      nudge.title = title()
      switch random.integer(below: 6) {
      case 0: try store.undo()
      case 1: try store.redo()
      case 2: try store.indexTitles()
      case 3: try store.change(Intent(tool: "drop_nudge", label: .text(""))) { try $0.delete(nudge) }
      default: try store.put(nudge)
      }
      for word in ["fern", "water", "gates", "ärz", "奶", "call", "4"] {
        let wanted = try store.all(Nudge.self).map(\.title).filter { TitleWords.matches([word], $0) }
        #expect(try titles(store, word) == wanted, "seed \(seed), step \(step), \(word)")
      }
    }
  }

  @Test func `A rare word is found among thousands of common ones, indexed or not`() throws {
    try sandbox.open().put(sandbox.nudge("thing number 0"))
    let queue = try DatabaseQueue(path: sandbox.path)
    let columns = try queue.read { try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('nudge')") }
      .filter { !["n", "id", "title"].contains($0) }.map { "\"\($0)\"" }.joined(separator: ", ")
    try queue.close()
    try edit(
      """
      WITH RECURSIVE more (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM more WHERE i < 7000)
      INSERT INTO nudge (id, title, \(columns))
      SELECT substr(id, 1, 24) || printf('%012d', 900000 + i), 'thing number ' || i || CASE i WHEN 77 THEN ' zebra' ELSE '' END, \(columns) FROM nudge, more
      """)
    let store = try sandbox.open()
    for isIndexed in [false, true] {
      if isIndexed { try store.indexTitles() }
      #expect(try store.isTitleIndexBehind() == !isIndexed)
      #expect(try titles(store, "thing", "number", "6999") == ["thing number 6999"])
      #expect(try titles(store, "zebra") == ["thing number 77 zebra"])
      #expect(try titles(store, "number").count == 200)
    }
  }

  @Test func `The words of what was erased for good stand nowhere in the file`() throws {
    let store = try sandbox.open()
    try store.put(sandbox.nudge("visit zanzibar"), sandbox.nudge("water the ferns"))
    try store.indexTitles()
    try store.close()
    #expect(try Data(contentsOf: URL(fileURLWithPath: sandbox.path)).contains("zanzibar".utf8))
    try edit(
      "PRAGMA secure_delete = ON; DELETE FROM change; DELETE FROM change_group; DELETE FROM nudge WHERE title LIKE 'v%'"
    )
    let other = try sandbox.open()
    try other.indexTitles()
    #expect(try titles(other, "fern") == ["water the ferns"])
    try other.close()
    #expect(try !Data(contentsOf: URL(fileURLWithPath: sandbox.path)).contains("zanzibar".utf8))
  }

  @Test func `What was salvaged onto a backup is found by the words it has now`() throws {
    let store = try sandbox.open()
    var nudge = try store.put(sandbox.nudge("visit zanzibar"))[0]
    try store.change(Intent(tool: "brain_dump", label: .text(""))) { transaction in
      for number in 0..<200 {
        try transaction.put(sandbox.nudge("card \(number) " + String(repeating: "x", count: 200)))
      }
    }
    try store.indexTitles()
    try store.backUpIfDue(sandbox.backups, today: sandbox.now.day)
    sandbox.wait(seconds: 60)
    nudge.title = "visit antarctica"
    try store.put(nudge)
    try store.close()
    let card = try #require(Data(contentsOf: URL(fileURLWithPath: sandbox.path)).range(of: Data("card 150 x".utf8)))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: sandbox.path))
    try file.seek(toOffset: UInt64(card.lowerBound / 4096 * 4096))
    try file.write(contentsOf: Data(count: 4096))
    try file.close()
    let opening = try sandbox.mend(thorough: true)
    guard case .restored = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    for _ in 0..<2 {
      #expect(try titles(opening.store, "antarctica") == ["visit antarctica"])
      #expect(try titles(opening.store, "zanzibar") == [])
      try opening.store.indexTitles()
    }
    let stale = try DatabaseQueue(path: sandbox.path).read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM title_word WHERE word = 'zanzibar'")
    }
    #expect(stale == 0)
  }
}
