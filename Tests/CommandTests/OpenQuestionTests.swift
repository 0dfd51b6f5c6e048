import Foundation
import Homes
import Testing

/// Questions that one call asks and another answers, and calls about several records of which some can't be meant.
@Suite struct OpenQuestionTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Which note is meant is answered by the next call, though its words are sealed`() throws {
    try home.run("note", "add", "wifi of the cabin")
    try home.run("note", "add", "wifi of the office")
    #expect(try home.run("note", "delete", "wifi").code == 5)
    for file in try home.files() where file.hasSuffix(".json") {
      #expect(!home.read(file).contains("cabin") && !home.read(file).contains("office"), "\(file)")
    }
    let answer = try home.run("say", "2")
    #expect(answer.code == 0 && answer.out.hasPrefix("Deleted: "), "\(answer)")
    #expect(try home.run("note", "list", "--format", "{id}").lines.count == 2)
    try home.run("note", "add", "wifi of the attic")
    #expect(try home.run("note", "show", "wifi").code == 5)
    #expect(try home.run("say", "the attic").out.contains("wifi of the attic"))
  }

  @Test(arguments: [["mood", "foo"], ["mood", "add", "feeling", "ok"], ["mood", "--note", "foo"]])
  func `Words of a mood without its number are refused, and none is swallowed`(words: [String]) throws {
    for flags in [[], ["--no-input"], ["--json"]] {
      let outcome = try home.run(flags + words, input: nil, now: Home.now)
      #expect(outcome.code == 2, "\(outcome)")
      #expect(
        (outcome.out + outcome.err).contains("“mood” needs more words: how you feel, 1 is worst and 10 is best"),
        "\(outcome)")
    }
    #expect(try home.run("mood").code == 5)
    #expect(try home.run("say", "6").out == "Logged: 6 of 10.\n")
  }

  @Test func `Where a sentence asks and its words can't wait, that is told`() throws {
    let outcome = try home.run("say", "mood add foo")
    #expect(outcome.code == 5)
    #expect(outcome.err.contains("Say it in one line, with the answer."), "\(outcome)")
  }

  @Test func `What is done already does not keep the others from being done`() throws {
    for title in ["milk", "soap", "tea", "rice"] { try home.run("add", title) }
    let unknown = try home.run("done", "1", "2", "3")
    #expect(unknown.err.components(separatedBy: "I haven't shown a list").count == 2, "told once: \(unknown)")
    try home.run("list")
    #expect(try home.run("done", "2").code == 0)
    let some = try home.run("done", "1", "2", "3")
    #expect(some.code == 1, "\(some)")
    #expect(some.out == "Done: milk.\nDone: tea.\n", "\(some)")
    #expect(some.err.contains("It's done already: soap."), "\(some)")
    let again = try home.run("done", "1-3")
    #expect(again.code == 1 && again.err.components(separatedBy: "It's done already").count == 4, "\(again)")
    #expect(try home.run("done", "9", "4").out == "Done: rice.\n")
    let ids = try home.run("list", "--scope", "done", "--format", "{id}").lines.filter { !$0.isEmpty }
    #expect(try home.run("reopen", ids[0]).code == 0)
    let mixed = try home.run("done", ids[1], ids[0], "0123456789abcdef")
    #expect(mixed.code != 0 && mixed.out.hasPrefix("Done: "), "\(mixed)")
  }
}
