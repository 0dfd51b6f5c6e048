import Engine
import Foundation
import Homes
import Language
import Replies
import Session
import Testing
import Tools

@testable import nudgy

/// What `--dry-run` leaves: words, and not a byte.
@Suite struct DryRunTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Every sentence of every tool is tried, and nothing is written`() throws {
    let sentences = try DryRunTests.sentences(of: home)
    try live()
    let before = try home.snapshot()
    let tried = try home.run("say", "--stdin", "--dry-run", input: sentences)
    #expect(tried.out.contains("Would add: "))
    #expect(try home.snapshot() == before)
  }

  @Test func `Where there was nothing, there is nothing afterwards`() throws {
    let sentences = try DryRunTests.sentences(of: home)
    let fresh = try Home()
    try fresh.run("say", "--stdin", "--dry-run", input: sentences)
    #expect(try fresh.snapshot().isEmpty)
  }

  private static let calls = [
    "undo", "redo", "say undo", "say buy milk", "add buy milk", "done", "drop ferns", "note the code is 7",
    "lock", "unlock", "passphrase", "recovery", "settings penguin off", "call-me Jo", "journal", "dump", "doctor",
    "visit --html page.html", "moods --svg chart.svg", "stats --svg chart.svg", "insights --html page.html",
    "profile work --make", "backup life.age --recipient \(recipient)", "export",
    "upkeep",
  ]
  /// Of `age-keygen`; nobody has the other half.
  private static let recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"

  @Test(arguments: calls)
  func `No verb writes in a dry run`(call: String) throws {
    let words = call.split(separator: " ").map(String.init).map { word in
      ["life.age", "page.html", "chart.svg"].contains(word) ? "\(home.path)/\(word)" : word
    }
    for isLived in [false, true] {
      if isLived { try live() }
      let before = try home.snapshot()
      _ = try home.run(words + ["--dry-run"], input: Data("water the tree\n".utf8), now: "2026-11-20T10:00")
      #expect(try home.snapshot() == before)
    }
  }

  @Test func `Undo and redo say what they would do`() throws {
    try live()
    // The line that waits beside the store would come in after the undo, and what is new leaves nothing to do again.
    try home.run("doctor")
    #expect(try home.run("undo", "--dry-run").out.hasPrefix("Would undo: "))
    #expect(try home.run("say", "undo", "--dry-run").out == home.run("undo", "--dry-run").out)
    try home.run("undo")
    #expect(try home.run("redo", "--dry-run").out.hasPrefix("Would redo: "))
    #expect(try home.run("redo").out.hasPrefix("Redone: "))
  }

  @Test func `A subcommand says what it would do, too`() throws {
    for words in [
      ["inbox", "add", "x"], ["profile", "work", "--make"], ["open", "--install"], ["remind", "--uninstall"],
    ] {
      let outcome = try home.run(["--dry-run"] + words, input: nil, now: nil, environment: ["HOME": home.path])
      #expect(outcome.code == 0 && outcome.out.hasPrefix("Would "), "\(words): \(outcome)")
    }
    let link = try home.run("--dry-run", "open", "nudge://quickAdd?text=milk")
    #expect(link.err.hasPrefix("Would "))
    #expect(try home.snapshot().isEmpty)
  }

  @Test func `Several lines are one conversation, and a later one finds what an earlier one would do`() throws {
    let outcome = try home.run("say", "--stdin", "--dry-run", input: "buy milk\nfind milk\ndone\nundo\n")
    #expect(outcome.out.contains("Would add: buy milk."))
    #expect(outcome.out.contains("Cards with milk") || outcome.out.contains("1\tbuy milk"))
    #expect(outcome.out.contains("Would mark done: buy milk."))
    #expect(outcome.out.contains("Would undo: done buy milk."))
    #expect(try home.run("list").out == "Nothing is waiting.\n")
  }

  @Test func `What stands in the log of a process that was killed is seen, and stays where it is`() throws {
    let script = """
      cd "$HOME"; export NUDGY_HOME="$HOME" NUDGY_NOW=2026-11-20T10:00; mkfifo lines
      "$nudgy" say --stdin < lines > said & exec 3> lines
      echo "buy milk" >&3
      until grep -q "Got it" said; do sleep 0.05; done
      kill -9 $!
      cksum data/nudgy.db data/nudgy.db-wal > before
      "$nudgy" done milk --dry-run
      cksum data/nudgy.db data/nudgy.db-wal | cmp - before && "$nudgy" list
      """
    let outcome = try home.shell(script)
    #expect(outcome.out.contains("Would mark done: buy milk."))
    #expect(outcome.out.contains("1\tbuy milk"))
  }

  @Test func `What goes wrong in one is not even written down in the log`() throws {
    try live()
    try FileManager.default.removeItem(atPath: home.path + "/data/key")
    let before = try home.snapshot()
    #expect(try home.run("say", "i want to kill myself", "--dry-run").out.contains("Your words could not be saved."))
    #expect(try home.snapshot() == before)
    try home.run("say", "i want to kill myself")
    #expect(try home.snapshot()["state/log"] != before["state/log"])
  }

  @Test func `No model is asked, and so nothing leaves`() throws {
    let model = ["NUDGY_MODEL": "m", "NUDGY_MODEL_URL": "http://127.0.0.1:1/v1", "NUDGY_PATIENCE": "0.1"]
    let tried = try home.run("say", "blorp blorp", "--dry-run", environment: model)
    #expect(tried.out.contains("The line is saved.") && tried.err.isEmpty)
    #expect(try home.snapshot().isEmpty)
  }

  @Test func `An assistant gets none`() throws {
    #expect(try home.run("mcp", "--dry-run").code == 2)
  }

  /// A life with something sealed, something undone, and a conversation.
  private func live() throws {
    try home.say([
      "water the ferns", "note: the boiler code is E119", "mood 7 slept badly", "headache 6", "pay the rent on friday",
    ])
    try home.run("done", "rent")
    try home.run("next")
    try home.run("upkeep")
    try Data("buy bread\n".utf8).write(to: URL(fileURLWithPath: home.path + "/data/rescued.txt"))
    // What a call leaves to a process of its own may still be at work.
    var before: [String: String] = [:]
    while case let now = try home.snapshot(), now != before {
      before = now
      Thread.sleep(forTimeInterval: 0.3)
    }
  }

  /// Each followed by what ends a page that it may have opened.
  private static func sentences(of home: Home) throws -> String {
    let app = try home.context()
    let sentences = app.session().catalogue.flatMap { app.language[$0.name].examples.map(\.sentence) }
    try #require(sentences.count > 100)
    return sentences.flatMap { [$0, "that's it"] }.joined(separator: "\n")
  }
}

extension Home {
  /// Every file and folder, with its bytes and when it was changed last.
  fileprivate func snapshot() throws -> [String: String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).reduce(into: [:]) { files, name in
      let place = "\(path)/\(name)"
      let about = try FileManager.default.attributesOfItem(atPath: place)
      let bytes = FileManager.default.contents(atPath: place)?.base64EncodedString() ?? ""
      files[name] = "\(about[.modificationDate] ?? "") \(bytes)"
    }
  }
}
