import Civil
import Engine
import Language
import Languages
import Records
import Replies
import Testing

@testable import Session
@testable import Tools

/// What an assistant outside of nudgy is offered, and that it is what it is said to be.
@Suite struct AssistantToolsTests {
  private let home = TestHome()

  private func offered(_ kinds: [String] = [], all: Bool = false) -> [Tool] {
    var options = Session.Options()
    options.accessScope = AccessScope(allowing: Set(kinds))
    return home.profile(options).assistantTools(all: all)
  }

  @Test func `Nothing that locks, sets up or answers for the person is offered, nor a file to write`() {
    let tools = offered(AccessScope.grantableKinds, all: true)
    let own = ["lock", "unlock", "set_passphrase", "make_recovery_code", "open_settings", "allow_model", "meant_other"]
    #expect(Set(tools.map(\.name)).intersection(own + ["affirm", "deny", "cancel", "repeat_last"]) == [])
    #expect(tools.first { $0.name == "show_visit" }?.assistantParameters.map(\.name) == ["period", "notes"])
    for tool in tools where ["undo", "redo"].contains(tool.name) { #expect(tool.needsConfirmation) }
  }

  @Test func `A few tools are offered, more where more may be seen, and all when asked for`() {
    #expect((15...20).contains(offered().count))
    #expect((25...30).contains(offered(AccessScope.grantableKinds).count))
    #expect(offered(AccessScope.grantableKinds, all: true).count > 60)
    #expect(offered(["note"]).filter { $0.topic == .notes }.map(\.name).contains("find_notes"))
    #expect(
      offered(["note"], all: true).allSatisfy { [.mood, .journal, .symptoms, .memory].contains($0.topic) == false })
  }

  @Test func `Words of a person in crisis are answered through an assistant too`() {
    #expect(offered().map(\.name).contains(ConversationTool.crisis.rawValue))
  }

  @Test func `A tool that takes another's place asks the person where that does, and is offered no further`() {
    let tools = home.profile.catalogue
    for tool in tools {
      guard let other = tools.first(where: { $0.name == tool.sibling?.tool }) else { continue }
      #expect(tool.needsConfirmation == other.needsConfirmation, "\(tool.name)")
      #expect(tool.toolset != .personal && other.toolset != .personal, "\(tool.name)")
    }
  }

  /// A life with something of everything in it.
  private static let lines = [
    "note: the code is behind the shed", "journal: the sea was grey", "grateful for rain and tea", "mood 3 awful",
    "headache 6, note it was loud", "comment: it was loud", "took ibuprofen 400",
    "i take sertraline 50mg every morning at 8", "slept 7h", "remember that i keep bees",
    "add a journal prompt: what did the sea sing", "brain dump: buy stamps, ring the plumber", "blorp zork wibble",
    "water the ferns every day", "buy milk", "done with milk", "call mum tomorrow at 5",
  ]

  /// With nothing, with what its examples say, and with words of records, numbers and times, wherever words can stand.
  private func calls(_ tool: Tool) -> [Call] {
    let examples = Language.english[tool.name].examples.map { Call(tool.name, $0.arguments.mapValues(Argument.words)) }
    let words = ["mum", "1", "today", "sea", "tomorrow at 5", "ibuprofen", "every day"].map { word in
      Call(tool.name, Dictionary(uniqueKeysWithValues: tool.assistantParameters.map { ($0.name, .words(word)) }))
    }
    return [Call(tool.name)] + examples + words
  }

  private func records(_ profile: Session) throws -> [String: JSON] {
    let all = try profile.exported().members?.flatMap { $0.value.array ?? [] } ?? []
    return all.reduce(into: [:]) { $0[$1["id"]?.string ?? ""] = $1.without("updatedAt") }
  }

  @Test func `What is said only to read changes nothing`() async throws {
    await home.say(Self.lines)
    let profile = home.profile
    let engine = home.shell(profile)
    for tool in offered(AccessScope.grantableKinds, all: true) where !tool.writes {
      let before = try records(profile)
      for call in calls(tool) {
        await engine.run(call) { _ in }
        #expect(try records(profile) == before, "\(call.json.text)")
      }
    }
  }

  @Test func `What is said only to add leaves all that was there as it was`() async throws {
    await home.say(Self.lines)
    let profile = home.profile
    let engine = home.shell(profile)
    for tool in home.profile.catalogue where tool.onlyAdds {
      var hasAdded = false
      for call in calls(tool) {
        let before = try records(profile)
        await engine.run(call) { _ in }
        let after = try records(profile)
        for (id, record) in before { #expect(after[id] == record, "\(call.json.text)") }
        hasAdded = hasAdded || after.count > before.count
      }
      #expect(hasAdded, "\(tool.name)")
    }
  }

  @Test func `Every text and every list that an assistant gives has a bound`() {
    for tool in offered(AccessScope.grantableKinds, all: true) {
      for (name, schema) in tool.assistantSchema["properties"]?.members ?? [] {
        let text = schema["items"] ?? schema
        if text["type"] == "string", text["enum"] == nil { #expect(text["maxLength"] != nil, "\(tool.name).\(name)") }
        if schema["type"] == "array" { #expect(schema["maxItems"] != nil, "\(tool.name).\(name)") }
      }
    }
  }

  @Test func `What a person would be asked for is required`() {
    let required = Dictionary(
      uniqueKeysWithValues: offered(AccessScope.grantableKinds, all: true).map {
        ($0.name, $0.assistantSchema["required"] ?? .null)
      })
    for (tool, name) in [
      ("add_nudge", "title"), ("brain_dump", "text"), ("add_note", "body"), ("write_journal", "text"),
      ("log_mood", "score"), ("find_nudges", "query"),
    ] { #expect(required[tool] == [.string(name)], "\(tool)") }
  }
}
