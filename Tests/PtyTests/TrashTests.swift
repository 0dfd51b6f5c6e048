import Homes
import Testing

@Suite struct TrashTests {
  let home: Home
  init() throws {
    home = try Home()
    try home.run("add", "buy milk")
    try home.run("drop", "milk")
  }

  @Test func `Said in words it is asked for first, and a no changes nothing`() throws {
    let shell = try home.shell()
    try shell.type("empty the trash\r")
    try shell.expect("Delete 1 record for good (cards: 1)? Undo can't bring this back.")
    try shell.type("no\r")
    try shell.type("undo\r")
    try shell.expect("Undone: dropped buy milk.")
    try shell.type("drop milk\r")
    try shell.expect("Dropped: buy milk.")
    try shell.type("empty the trash\r")
    try shell.expect("Delete 1 record")
    try shell.type("yes\r")
    try shell.expect("Deleted: 1 record for good (cards: 1).")
    #expect(try !home.everything().contains("milk"))
  }
}
