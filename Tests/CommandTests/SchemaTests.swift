import Civil
import Engine
import Foundation
import HTTP
import Homes
import JSONChecks
import Language
import Replies
import Screen
import Session
import TestFiles
import Testing
import Tools

@testable import nudgy

/// Whatever --json and --ndjson print has a form of the schema.
@Suite struct SchemaTests {
  let home: Home
  private let schema: JSONSchema

  init() throws {
    home = try Home()
    schema = JSONSchema(try #require(try JSON(reading: home.run("schema").out)))
  }

  /// The forms of what a command prints, after each line is held against the schema.
  private func forms(
    _ words: [String], input: String = "", environment: [String: String] = [:],
    _ location: SourceLocation = #_sourceLocation
  ) throws -> Set<String> {
    let outcome = try home.run(
      words, input: Data(input.utf8), now: "2026-11-20T10:00", environment: environment)
    var forms: Set<String> = []
    // One object may be printed in several lines.
    let text = outcome.out + outcome.err
    for line in JSON(reading: text) == nil ? text.split(separator: "\n") : [text[...]] {
      let object = try #require(JSON(reading: String(line)), "\(words): \(line)", sourceLocation: location)
      #expect(schema.problems(of: object) == [], "\(words): \(line)", sourceLocation: location)
      forms.formUnion(schema.forms(of: object))
    }
    return forms
  }

  /// What every tool's verb and each of its examples answers.
  @Test func `Every answer of every tool has the form of a reply, and every error that of an error`() throws {
    let app = try home.context()
    let language = app.language
    let lines = app.session().catalogue.flatMap { tool in
      ([tool.verb] + language[tool.name].examples.map(\.sentence)).flatMap { [$0, "that's it"] }
    }
    try home.run("--seed", "doctor")
    let input = lines.joined(separator: "\n")
    #expect(try forms(["--json", "say", "--stdin"], input: input) == ["reply", "error"])
    #expect(try forms(["--ndjson", "say", "--stdin"], input: input) == ["reply", "record", "error"])
  }

  @Test func `Records of a list have one form, whatever their kind`() throws {
    try home.say([
      "add buy milk tomorrow at 5 #home", "note: the boiler code is E119", "journal: it rained", "mood 7 slept badly",
      "headache 6", "remember i am vegan",
    ])
    for words in [
      ["list"], ["note", "list"], ["journal", "list"], ["log", "list"], ["memory", "list"], ["find", "milk"], ["next"],
    ] {
      #expect(try forms(["--ndjson"] + words) == ["record"], "\(words)")
    }
  }

  @Test func `Subcommands print forms of their own`() throws {
    let calm = ["HOME": home.path, "XDG_RUNTIME_DIR": home.path]
    try home.run("add", "buy milk", "tomorrow", "at", "5")
    for flag in ["--json", "--ndjson"] {
      #expect(try forms([flag, "status"]) == ["status"])
      #expect(try forms([flag, "status"], environment: ["NUDGY_NOW": "2026-11-22T10:00"]) == ["status"])
      #expect(try forms([flag, "remind"], environment: calm) == ["delivery"])
      #expect(try forms([flag, "remind", "--dry-run"], environment: ["NUDGY_NOW": "2026-11-21T17:00"]) == ["delivery"])
      #expect(try forms([flag, "remind", "--status"], environment: calm) == ["reach"])
      #expect(try forms([flag, "remind", "--uninstall"], environment: calm) == ["timer"])
      #expect(try forms([flag, "doctor"], environment: calm) == ["health"])
      #expect(try forms([flag, "inbox", "add", "read this"]) == ["reply"])
      #expect(try forms([flag, "open", "--uninstall"], environment: calm) == ["reply"])
      #expect(try forms([flag, "export", home.path + "/life" + flag]) == ["reply"])
      for link in ["nudge://chat", "nudge://quickAdd?text=a", "nudge://settings"] {
        #expect(try forms([flag, "open", link], environment: calm) == ["reply"], "\(link)")
      }
      #expect(try forms([flag, "explain", "buy milk"]) == ["reply"])
      #expect(try forms([flag, "explain", "i want to die"]) == ["reply"])
      #expect(try forms([flag, "done", "nosuch"]) == ["error"])
      #expect(try forms([flag, "export", "--bogus"]) == ["error"])
    }
    try home.run("profile", "work", "--make")
    try home.run("profile", "default")
    #expect(try forms(["--json", "profile", "default"]) == ["reply"])
    #expect(try forms(["--json", "profile"]) == ["profiles"])
    #expect(try forms(["--ndjson", "profile"]) == ["profile"])
    #expect(try forms(["--json", "inbox"]) == ["inbox"])
    #expect(try forms(["--ndjson", "inbox"]) == ["inboxEntry"])
    #expect(try forms(["--json", "inbox", "take"]) == ["reply"])
  }

  @Test func `What a request and the text of a model are printed as`() throws {
    let ledger = RequestLedgerEntry(
      OutboundRequest(host: "api.example", bytes: 12, purpose: "understand a line", kinds: ["nudges"]),
      at: LocalTime(Day(2026, 11, 20)!, 10)!)
    try FileManager.default.createDirectory(atPath: home.path + "/state", withIntermediateDirectories: true)
    try (ledger.json.text + "\n" + ledger.json.text + "\n").write(
      toFile: home.path + "/state/ledger", atomically: true, encoding: .utf8)
    #expect(try forms(["--json", "ledger"]) == ["requests"])
    #expect(try forms(["--ndjson", "ledger"]) == ["request"])
    #expect(schema.forms(of: Screen.versioned(["words": "Fine."])) == ["modelText"])
  }

  /// What programs are written against stands in the repository.
  @Test func `The file of the schema is what the program prints`() throws {
    let file = TestFiles.inCheckout("Sources/nudgy/output.schema.json")
    let printed = try JSONSerialization.jsonObject(with: Data(home.run("schema").out.utf8))
    let text = try JSONSerialization.data(
      withJSONObject: printed, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    if TestFiles.isRecording { try (text + Data("\n".utf8)).write(to: file) }
    #expect(try Data(contentsOf: file) == text + Data("\n".utf8))
  }
}
