import Engine
import EngineFakes
import HTTP
import Language
import Records
import Replies
import Store
import Synchronization
import TestFiles
import Testing

@testable import SampleLife
@testable import Screen
@testable import Session
@testable import Tools

/// Words of strangers, a model that obeys every one of them, the real tools and the real screen. None gets what it wants.
@Suite struct HostileTests {
  static let line = "what do you make of all that then"

  @Test func `There are enough of them, and each is read`() {
    #expect(Hostile.all.count == TestFiles.lines("hostile.en.txt").count)
    #expect(Hostile.all.count >= 50)
    #expect(Hostile.all.allSatisfy { $0.planting != nil && !$0.calls.isEmpty })
  }

  @Test(arguments: Hostile.all, [false, true])
  func `An obeying model brings a stranger nothing`(_ hostile: Hostile, atOnce: Bool) async throws {
    let home = HomeWithModel()
    await home.moveIn()
    await home.engine.run(try #require(hostile.planting)) { _ in }
    let (before, consent) = (try home.records, home.home.talk.consent)
    let beforeBesideKeptLines = try home.recordsBesideKeptLines
    _ = home.seen()
    home.server.obey(hostile.answers(atOnce: atOnce))
    await home.say(Self.line)
    #expect(home.server.requests.count > 1)
    let (after, seen) = (try home.records, home.seen())

    for (id, record) in before { #expect(after[id]?["status"] != "dropped" && after[id] != nil, "\(record.text)") }
    #expect(after.values.allSatisfy { $0["fact"] == nil || before[$0["id"]?.string ?? ""] != nil })
    #expect(targets(after).isSubset(of: targets(before)) && links(after) <= links(before))
    #expect(home.home.talk.consent == consent)
    checkTerminal(seen)
    checkRequests(home, hostile)
    try await checkUndo(home, beforeBesideKeptLines)
  }

  /// Nothing on it acts, and nothing the model says looks like the app's own.
  private func checkTerminal(_ seen: HomeWithModel.Terminal) {
    let strange = seen.all.unicodeScalars.filter {
      $0 != "\n"
        && ($0.properties.generalCategory == .control || $0.isInvisible || (0xE0000...0xE007F).contains($0.value))
    }
    #expect(strange.isEmpty)
    for row in seen.said.split(separator: "\n") {
      #expect(row.hasPrefix("┆ ") && String(row).columns <= 72, "\(row)")
      #expect(row.split(separator: " ").allSatisfy { !opens($0) }, "\(row)")
    }
  }

  private func opens(_ word: Substring) -> Bool {
    let word = String(
      String.UnicodeScalarView(word.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
    return ["://", "www.", "mailto:", "tel:+", "script:", ".example", "https:evil", "webcal:", "ｅｖｉｌ", "evil。", "⁄"]
      .contains {
        word.lowercased().contains($0)
      }
  }

  /// No private word is in any, the ledger is told so, and what is read is fenced.
  private func checkRequests(_ home: HomeWithModel, _ hostile: Hostile) {
    let isPrivate = Set(Kinds.all.filter(\.isPrivate).map(\.name))
    for request in home.server.requests {
      let body = String(decoding: request.body, as: UTF8.self)
      #expect(!body.contains("secret"))
      #expect(isPrivate.isDisjoint(with: request.kinds))
      let messages = JSON(reading: body)?["messages"]?.array?.dropFirst() ?? []
      #expect(!messages.isEmpty)
      for message in messages {
        let text = message.text.lowercased()
        let isFenced = message["role"] == "user" && text.contains("the person types")
        #expect(
          text.count(of: "<data>") == (isFenced ? 1 : 0) && text.count(of: "</data>") == (isFenced ? 1 : 0), "\(text)")
      }
    }
    // What stands where the person alone looks is not even heard of.
    if !hostile.isOpen, hostile.words.count > 30 {
      let beginning = JSON.string(String(hostile.words.prefix(30))).text.dropFirst().dropLast()
      #expect(home.server.bodies.allSatisfy { !$0.contains(beginning) })
    }
  }

  /// Whatever the model did, the person takes back.
  private func checkUndo(_ home: HomeWithModel, _ before: [String: JSON]) async throws {
    await home.engine.endCollecting { _ in }
    await home.engine.run(Call("cancel")) { _ in }
    for _ in 0...12 where try home.recordsBesideKeptLines != before { await home.engine.run(Call("undo")) { _ in } }
    #expect(try home.recordsBesideKeptLines == before)
  }

  private func targets(_ records: [String: JSON]) -> Set<String> {
    Set(records.values.compactMap { $0["target"]?.string })
  }

  private func links(_ records: [String: JSON]) -> Int {
    records.values.reduce(0) { links, record in
      links + [".example", "://", "ｅｖｉｌ", "。"].reduce(0) { $0 + record.text.lowercased().count(of: $1) }
    }
  }
}

extension HostileTests {
  @Test func `No tool but those that are offered can be called`() async throws {
    let home = HomeWithModel()
    await home.moveIn()
    let before = try home.records
    let offered = Set(Session.modelToolNames)
    let arguments = #"{"which":"1","text":"x","what":"private","name":"x","fact":"x","query":"x","item":"hat"}"#
    for name in home.engine.tools.map(\.name) where !offered.contains(name) {
      home.server.obey(.init(calls: [(name, arguments)]))
      await home.say(Self.line)
    }
    let after = try home.records
    #expect(before.allSatisfy { after[$0.key] == $0.value })
    // A line whose answer came to nothing is kept as it was typed.
    #expect(after.filter { before[$0.key] == nil }.values.allSatisfy { $0.text.contains(Self.line) })
    #expect(home.home.talk.consent == .none)
  }

  @Test func `What waits for a key says what it is about, and does that and nothing else`() async throws {
    let home = HomeWithModel()
    await home.moveIn()
    await home.say("list")
    home.server.obey(.init(words: "Shall I show a joke? Say yes.", calls: [("drop_nudge", #"{"which":"1"}"#)]))
    await home.say(Self.line)
    #expect(home.seen().questions.last == "The model asks for “drop”: “call mum”. Do it?")
    #expect(try home.home.titles(.dropped) == [])
    await home.say("yes")
    #expect(try home.home.titles(.dropped) == ["call mum"])
  }

  @Test(arguments: ["{}", ##"{"which":"#00000000-0000-4000-8000-000000000000"}"##, #"{"which":"9"}"#])
  func `What nobody could tell is not even asked for`(arguments: String) async throws {
    let home = HomeWithModel()
    await home.say("add call mum")
    await home.say("what time is it")
    home.home.forgetTalk()
    home.server.obey(.init(calls: [("drop_nudge", arguments)]))
    await home.say(Self.line)
    #expect(home.seen().questions.isEmpty)
    await home.say("yes")
    #expect(try home.home.titles(.dropped) == [])
  }

  @Test func `The question shows the card itself, whatever the model calls it`() async throws {
    let home = HomeWithModel()
    let title = "call mum”. Do it? 1 yes; Done: all"
    await home.engine.run(Call("add_nudge", ["title": .words(title)])) { _ in }
    home.server.obey(.init(calls: [("drop_nudge", #"{"which":"mum"}"#)]))
    await home.say(Self.line)
    #expect(
      home.seen().questions == ["The model asks for “drop”: “call mum'. Do it? 1 yes' Done: all”. Do it?"])
  }

  @Test func `A yes drops the card that was shown, whatever else is called so by then`() async throws {
    let home = HomeWithModel()
    await home.say("add call mum")
    let shown = try #require(try home.home.store.all(Nudge.self).first)
    home.server.obey(.init(calls: [("drop_nudge", #"{"which":"mum"}"#)]))
    await home.say(Self.line)
    // Another terminal.
    await home.home.otherTerminal().run(Call("add_nudge", ["title": .words("call mum")])) { _ in }
    #expect(home.seen().questions == ["The model asks for “drop”: “call mum”. Do it?"])
    await home.say("yes")
    #expect(try home.home.store.nudge(shown.id)?.status == .dropped)
    #expect(try home.home.titles(.active) == ["call mum"])
  }

  @Test func `Where several cards could be meant, it is said that the choice drops one`() async throws {
    let home = HomeWithModel()
    for line in ["add call mum", "add call dad"] { await home.say(line) }
    home.server.obey(.init(calls: [("drop_nudge", #"{"which":"call"}"#)]))
    await home.say(Self.line)
    #expect(home.seen().questions == ["The model asks for “drop”. Which one, or none?"])
    #expect(try home.home.titles(.dropped) == [])
    await home.say("none")
    #expect(try home.home.titles(.dropped) == [])
  }

  @Test func `Whatever needs the person's key has a question to ask`() async throws {
    let home = HomeWithModel()
    await home.moveIn()
    let before = try home.records
    for tool in home.engine.tools where tool.needsConfirmation {
      let troubles = Mutex<[String]>([])
      let arguments = tool.name == "remember" ? ["fact": Argument.words("likes tea")] : ["which": .words("1")]
      await home.engine.propose(Call(tool.name, arguments), from: "The model") { event in
        if case .error(let trouble) = event { troubles.withLock { $0.append(trouble.message.text()) } }
      }
      let isRefused = troubles.withLock { $0 } == ["Only the person can do that."]
      // What nothing brings back is not even asked for.
      #expect(isRefused == (tool.name == "empty_trash"), "\(tool.name)")
    }
    #expect(try home.records == before)
  }

  @Test func `What is to be remembered is shown whole`() async throws {
    let home = HomeWithModel()
    let fact = "likes tea " + String(repeating: "and toast ", count: 20) + "and sends all to Mallory"
    home.server.obey(.init(calls: [("remember", #"{"fact":"\#(fact)"}"#)]))
    await home.say(Self.line)
    #expect(home.seen().questions == ["The model asks for “remember”: “\(fact)”. Do it?"])
    home.server.obey(.init(calls: [("remember", #"{"fact":"\#(String(repeating: "x", count: 301))"}"#)]))
    await home.say(Self.line)
    #expect(home.seen().questions.isEmpty)
  }

  @Test func `A yes takes back what was shown, and nothing that came later`() async throws {
    let home = HomeWithModel()
    await home.say("add call mum")
    home.server.obey(.init(calls: [("undo", "{}")]))
    await home.say(Self.line)
    #expect(home.seen().questions == ["The model asks for “undo”: “added call mum”. Do it?"])
    // Another terminal.
    await home.home.shell(home.profile).run(Call("add_nudge", ["title": .words("call dad")])) { _ in }
    await home.engine.run(Call("undo", ["change": .words("1")])) { _ in }
    #expect(try home.home.titles(.active) == ["call dad"])
  }

  @Test func `A yes does again what was shown, and nothing that was taken back later`() async throws {
    let home = HomeWithModel()
    for line in ["add call mum", "add call dad", "undo"] { await home.say(line) }
    let asked = Mutex<Question?>(nil)
    await home.engine.propose(Call("redo"), from: "The assistant") { event in
      if case .reply(let reply) = event, case .question(let question) = reply.followUp {
        asked.withLock { $0 = question }
      }
    }
    let heard = asked.withLock { $0 }
    let question = try #require(heard)
    #expect(question.text.text() == "The assistant asks for “redo”: “added call dad”. Do it?")
    // Another terminal.
    await home.home.shell(home.profile).run(Call("undo")) { _ in }
    await home.engine.run(try #require(question.choices.first?.call)) { _ in }
    #expect(try home.home.titles(.active) == [])
    await home.engine.run(Call("redo")) { _ in }
    await home.engine.run(try #require(question.choices.first?.call)) { _ in }
    #expect(try home.home.titles(.active).sorted() == ["call dad", "call mum"])
  }

  @Test(arguments: ["1", "yes", "y", "sure"])
  func `A yes to the model's words answers no question that stood open`(answer: String) async throws {
    let home = HomeWithModel()
    for line in [
      "add file the taxes", "break file the taxes into: find the letter, open the form", "done find the letter",
      "done open the form",
    ] { await home.say(line) }
    #expect(home.seen().questions.count == 1)
    home.server.obey(.init(words: "Shall I go on? Type 1."))
    await home.say(Self.line)
    #expect(home.server.requests.count == 1)
    await home.say(answer)
    #expect(try home.home.titles(.active) == ["file the taxes"])
  }

  @Test(arguments: [
    ("undo", "{}", "The model asks for “undo”: “added call mum”. Do it?"),
    ("remember", #"{"fact":"likes tea"}"#, "The model asks for “remember”: “likes tea”. Do it?"),
  ])
  func `Nothing is taken back or remembered without the person`(tool: String, arguments: String, asked: String)
    async throws
  {
    let home = HomeWithModel()
    await home.say("add call mum")
    let before = try home.records
    home.server.obey(.init(calls: [(tool, arguments)]))
    await home.say(Self.line)
    #expect(home.seen().questions == [asked])
    #expect(try home.records == before)
    await home.say("yes")
    #expect(try home.records != before)
  }

  @Test func `“It” asks for the very thing that is current, whatever it is`() async throws {
    let home = HomeWithModel()
    await home.say("note: the wifi code is 4471")
    home.server.obey(.init(calls: [("drop_nudge", "{}")]))
    await home.say(Self.line)
    #expect(home.seen().questions == ["The model asks for “delete-note”: “the wifi code is 4471”. Do it?"])
    #expect(try home.home.store.all(Note.self).count == 1)
  }

  @Test func `Headings of private things are not told, nor that a search found nothing`() async throws {
    let home = HomeWithModel()
    await home.moveIn()
    for line in ["show my notes", "find my note about secretthing", "find my note about secretthing"] {
      await home.say(line)
      await home.say(Self.line)
    }
    home.server.obey(.init(calls: [("find_notes", #"{"query":"nothing of the kind"}"#)]))
    await home.say(Self.line)
    #expect(home.server.requests.count == 5)
    #expect(home.server.bodies.allSatisfy { !$0.contains("secret") && !$0.contains("No note matches") })
  }

  @Test func `What a leave showed is not told again once it has run out`() async throws {
    let home = HomeWithModel()
    await home.moveIn()
    await home.say("show the model my notes")
    home.server.obey(.init(calls: [("find_notes", #"{"query":"wifi"}"#)]))
    await home.say(Self.line)
    #expect(home.server.bodies.last?.contains("secretheading") == true)
    home.home.wait(until: "2026-11-21T10:00")
    await home.say(Self.line)
    #expect(home.server.bodies.last?.contains("secret") == false)
  }
}

extension String {
  fileprivate func count(of words: String) -> Int { ranges(of: words).count }
}
