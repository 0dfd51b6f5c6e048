import Foundation
import Homes
import Testing

@Suite struct SeedTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Whatever the door, it opens on a life`() throws {
    let list = try home.run("--seed", "list")
    #expect(list.code == 0)
    #expect(list.out.contains("do the tax return"))
    #expect(list.err.hasPrefix("A made-up life of "))
    let said = try Home().run("--seed", "say", "what's next")
    #expect(said.code == 0)
    #expect(said.out.contains("was due"))
    #expect(try Home().run("--seed", input: "show the tax return\n").out.contains("3 steps to go"))
  }

  @Test func `A store that is not empty is left as it is`() throws {
    try home.run("add", "water the ferns")
    let before = try home.run("export").out
    let refused = try home.run("--seed", "next")
    #expect(refused.code == 1)
    #expect(refused.out.isEmpty)
    #expect(refused.err.contains("This store isn't empty"))
    #expect(try home.run("export").out == before)
  }

  @Test func `One undo takes all of it back`() throws {
    try home.run("--seed", "next")
    let before = try home.run("list").out
    try home.run("drop", "tax return")
    #expect(try home.run("undo").out == "Undone: dropped do the tax return.\n")
    #expect(try home.run("list").out == before)
    #expect(try home.run("undo").out == "Undone: a made-up life.\n")
    #expect(try home.run("undo").out == "There's nothing to undo.\n")
    for verb in ["list", "notes", "timeline", "moods", "memory", "plans"] {
      #expect(try home.run(verb).out == Home().run(verb).out)
    }
    #expect(try home.run("redo").code == 0)
    #expect(try home.run("list").out == before)
  }

  @Test func `Among words of one's own it is a word`() throws {
    #expect(try home.run("say", "buy", "milk", "--seed").code == 0)
    #expect(try home.run("add", "water", "the", "--seed", "tray").out.contains("water the --seed tray"))
    #expect(try home.run("list", "--seed").code == 2)
    #expect(try home.run("stats").out.contains("Nothing to count yet"))
  }

  @Test func `A dry run keeps none of it`() throws {
    let tried = try home.run("--seed", "--dry-run", "list")
    #expect(tried.out == "Nothing is waiting.\n")
    #expect(tried.err.hasPrefix("Would put a made-up life of "))
    #expect(try home.run("list").out == "Nothing is waiting.\n")
  }
}
