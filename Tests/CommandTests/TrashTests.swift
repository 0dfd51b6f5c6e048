import Foundation
import Homes
import Testing

@Suite struct TrashTests {
  let home: Home
  init() throws {
    home = try Home()
    try home.say([
      "buy milk", "water the ferns", "note: the zebrafinch sings", "drop milk", "delete the zebrafinch note",
    ])
  }

  @Test func `It is emptied only with a yes, and says what it holds`() throws {
    let refused = try home.run("trash", "empty")
    #expect(refused.code == 5)
    #expect(refused.err.contains("This would delete 2 records for good (cards: 1, notes: 1). Nothing was deleted."))
    let tried = try home.run("trash", "empty", "--dry-run", "--yes")
    #expect(tried.out.contains("Would delete 2 records for good"))
    let emptied = try home.run("trash", "empty", "--yes")
    #expect(emptied.code == 0 && emptied.out.contains("Deleted: 2 records for good (cards: 1, notes: 1)."))
    #expect(try home.run("trash", "empty", "--yes").out.contains("The trash is empty."))
  }

  @Test func `It is shown without being asked for more, and one of it comes back by its number`() throws {
    let shown = try home.run("trash")
    #expect(shown.code == 0 && shown.out.contains("buy milk") && shown.out.contains("the zebrafinch sings"))
    let row = try #require(shown.lines.first { $0.contains("zebrafinch") })
    let back = try home.run("say", "bring back \(row.prefix { $0.isNumber })")
    #expect(back.out.contains("Back: the zebrafinch sings."))
    #expect(try home.run("notes").out.contains("zebrafinch"))
  }

  @Test func `What was in it does not come back`() throws {
    try home.run("trash", "empty", "--yes")
    while try home.run("undo").out.contains("Undone") {}
    let all = try home.run("export").out
    #expect(!all.contains("milk") && !all.contains("zebrafinch"))
  }
}
