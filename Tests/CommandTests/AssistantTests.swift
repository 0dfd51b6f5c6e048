import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

/// `nudgy mcp` as an assistant starts it.
@Suite struct AssistantTests {
  let home: Home
  init() throws { home = try Home() }

  private static let hello = """
    {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},\
    "clientInfo":{"name":"tester","version":"1"}}}
    """

  private func call(_ tool: String, _ arguments: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":"\#(tool)","method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  @discardableResult
  private func serve(_ lines: String..., flags: [String] = []) throws -> Home.Outcome {
    try home.run(
      ["mcp"] + flags, input: Data(([Self.hello] + lines).joined(separator: "\n").utf8), now: "2026-11-20T10:00")
  }

  @Test func `It answers each line with one line of JSON, says nothing else, and ends with its input`() throws {
    let served = try serve(call("add_nudge", #"{"title":"call mum"}"#), "\u{1}garbage", call("next_nudge"))
    #expect(served.code == 0)
    #expect(served.err == "")
    let lines = served.lines.filter { !$0.isEmpty }
    #expect(lines.count == 4)
    for line in lines { #expect(JSON(reading: line) != nil) }
    #expect(try home.run("export").out.contains("call mum"))
  }

  @Test func `Every call stands in a ledger that is the person's alone, without a word of theirs`() throws {
    try serve(call("add_nudge", #"{"title":"canaryqx"}"#), call("next_nudge"))
    let path = home.path + "/state/ledger"
    let found = try #require(
      FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String }.first { $0.hasSuffix("ledger") },
      "\(path)")
    let file = home.path + "/" + found
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let requests = try text.split(separator: "\n").map { try JSON(inAnyOrder: $0) }
    #expect(requests.count == 2)
    #expect(Set(requests.compactMap { $0["purpose"]?.string }) == ["add_nudge", "next_nudge"])
    #expect(requests.allSatisfy { $0["host"] == "mcp: tester" }, "\(text)")
    #expect(requests.contains { $0["kinds"] == ["cards"] }, "\(text)")
    #expect(!text.contains("canaryqx"))
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `The terminal's conversation is not the assistant's`() throws {
    try home.run("add", "buy milk")
    try home.run("add", "call mum")
    try serve(call("show_nudge", #"{"which":"milk"}"#))
    #expect(try home.run("done").out.contains("call mum"))
  }

  @Test func `A kind that there is not is no kind to allow`() throws {
    let served = try serve(flags: ["--allow", "secrets"])
    #expect(served.code == 2)
    #expect(served.out == "")
    #expect(served.err.contains("There is no kind secrets to allow."))
  }

  @Test func `What is locked says so calmly, and all else goes on`() throws {
    try home.run("say", "note: the boiler code is E119")
    let typed = "\(home.path)/typed"
    try "correct horse battery\n".write(toFile: typed, atomically: true, encoding: .utf8)
    let set = try home.shell("NUDGY_HOME='\(home.path)' NUDGY_PASSPHRASE_FD=3 $nudgy passphrase 3<'\(typed)'")
    #expect(set.code == 0, "\(set.err)")
    let served = try serve(
      call("find_notes", #"{"query":"boiler"}"#), call("add_nudge", #"{"title":"call mum"}"#),
      flags: ["--allow", "note"])
    #expect(served.out.contains("sealed and locked"))
    #expect(!served.out.contains("E119"))
    #expect(served.out.contains("Got it: call mum"))
  }

  private func offered(_ flags: String...) throws -> (names: [String], bytes: Int) {
    let answers = try serve(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, flags: flags).objects
    let list = try #require(answers.first { $0["result"]?["tools"] != nil })
    return (list["result"]?["tools"]?.array?.compactMap { $0["name"]?.string } ?? [], list.text.utf8.count)
  }

  @Test func `The list of tools is short, and what is not on it is not there`() throws {
    let (few, all) = (try offered(), try offered("--all", "--allow", "note"))
    #expect(few.names.contains("add_nudge") && few.names.count <= 20 && few.bytes < 20_000)
    #expect(all.names.count > 2 * few.names.count && all.names.contains("show_note"))
    for tool in ["unlock", "lock", "open_settings", "tell_joke", "show_note"] {
      #expect(!few.names.contains(tool))
      #expect(try serve(call(tool)).out.contains("There's no tool “\(tool)” here."))
    }
    #expect(!all.names.contains("unlock") && all.names.contains("tell_joke"))
  }

  @Test func `No file is written, and nothing is done again unasked`() throws {
    try home.run("say", "headache 6")
    let page = home.path + "/page.html"
    let served = try serve(
      call("show_visit", #"{"html":"\#(page)"}"#), flags: ["--all", "--allow", "symptom_entry"])
    #expect(served.out.contains("“show_visit” has no parameter “html”."))
    #expect(!FileManager.default.fileExists(atPath: page))
    try home.run("add", "buy milk")
    try home.run("drop", "milk")
    try home.run("undo")
    #expect(try serve(call("redo"), flags: ["--all"]).out.contains("They can type: nudgy redo"))
    #expect(try home.run("list").out.contains("buy milk"))
  }

  @Test func `What is too long is refused, and all else goes on`() throws {
    let title = String(repeating: "x", count: 5 << 20)
    let served = try serve(call("add_nudge", #"{"title":"\#(title)"}"#), call("add_nudge", #"{"title":"call mum"}"#))
    #expect(served.out.contains("“title” is too long: it takes up to 1000 characters."))
    #expect(served.out.utf8.count < 5000)
    #expect(try home.run("list").out.contains("call mum"))
  }

  @Test func `Once it is locked in a terminal, what runs already reads nothing sealed any more`() throws {
    try home.run("say", "note: the boiler code is E119")
    let typed = "\(home.path)/typed"
    try "correct horse battery\n".write(toFile: typed, atomically: true, encoding: .utf8)
    let set = try home.shell("NUDGY_HOME='\(home.path)' NUDGY_PASSPHRASE_FD=3 $nudgy passphrase 3<'\(typed)'")
    #expect(set.code == 0, "\(set.err)")
    let find = call("find_notes", #"{"query":"boiler"}"#)
    let assistant = try Running(home, "mcp --allow note 3<'\(typed)'")
    let script = try Running(home, "say --stdin 2>&1 3<'\(typed)'")
    func told(_ line: String) throws -> String { try script.answer(to: line + "\nyes", ending: "to say yes to") }
    _ = try assistant.answer(to: Self.hello, ending: "\n")
    #expect(try assistant.answer(to: find, ending: "\n").contains("E119"))
    #expect(try told("find boiler in my notes").contains("E119"))

    #expect(try home.run("lock").out == "Locked. Your passphrase opens it again.\n")
    #expect(try assistant.answer(to: find, ending: "\n").contains("sealed and locked"))
    for line in ["find boiler in my notes", "unlock", "find boiler in my notes"] {
      #expect(try told(line).contains("sealed and locked"), "\(line)")
    }
    #expect(try home.run("find-note", "boiler").code == 4)
  }
}

/// A program that goes on, and what it says. After two minutes it is ended, so that a test which waits for words that
/// never come fails.
private final class Running {
  private let process: Subprocess

  init(_ home: Home, _ arguments: String) throws {
    process = try home.start(
      ["-c", "exec timeout 120 '\(Home.program)' \(arguments)"], by: "/bin/sh", now: "2026-11-20T10:00",
      environment: ["NUDGY_PASSPHRASE_FD": "3"], error: .inherited)
  }

  deinit {
    process.closeInput()
    process.wait()
  }

  /// Says a line, and reads what comes until the words that end it.
  func answer(to line: String, ending: String) throws -> String {
    try process.write(line + "\n")
    var text = ""
    while !text.contains(ending) {
      let bytes = try process.readOutput()
      if bytes.isEmpty { break }
      text += String(decoding: bytes, as: UTF8.self)
    }
    return text
  }
}
