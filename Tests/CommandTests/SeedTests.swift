import Foundation
import Testing

@Suite struct SeedTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Whatever the door, it opens on a life`() throws {
    let list = try home.run("--seed", "list")
    #expect(list.code == 0)
    #expect(list.out.contains("do the tax return"))
    #expect(list.err.hasPrefix("A life of "))
    let said = try Home().run("say", "what's next", "--seed")
    #expect(said.code == 0)
    #expect(said.out.contains("overdue"))
    #expect(try Home().run("--seed", input: "show the tax return\n").out.contains("3 steps to go"))
  }

  @Test func `Where there is a life already it is left as it is`() throws {
    try home.run("add", "water the ferns")
    let before = try home.run("export").out
    let refused = try home.run("--seed", "next")
    #expect(refused.code == 1)
    #expect(refused.out.isEmpty)
    #expect(refused.err.contains("There is a life in this store already"))
    #expect(try home.run("export").out == before)
  }

  @Test func `Undo takes back what was done since, and never the life itself`() throws {
    try home.run("--seed", "next")
    let before = try home.run("list").out
    try home.run("drop", "tax return")
    #expect(try home.run("undo").out == "Taken back: dropped do the tax return.\n")
    #expect(try home.run("undo").out == "There is nothing to undo.\n")
    #expect(try home.run("list").out == before)
  }

  @Test func `A dry run keeps none of it`() throws {
    #expect(try home.run("--seed", "--dry-run", "list").out == "Nothing is waiting.\n")
    #expect(try home.run("list").out == "Nothing is waiting.\n")
  }
}
