import Civil
import Engine
import EngineFakes
import Language
import Languages
import Records
import Replies
import Screen
import Synchronization
import Testing

@testable import Session
@testable import Tools

/// What tells of the person, in the hands of somebody else.
@Suite struct AccessTests {
  private static let canary = "canaryqx"

  /// A life in which the canary sits in every kind that is kept for the person alone.
  private static let lines = [
    "note: the canaryqx is behind the shed", "make a note titled canaryqx: plain", "journal: the canaryqx sang",
    "grateful for canaryqx, rain and tea", "mood 3 canaryqx", "headache 6, note the canaryqx was loud",
    "comment: the canaryqx was loud", "log symptom canaryqx 4", "took ibuprofen 400",
    "i take sertraline 50mg every morning at 8", "slept 7h", "remember that i keep a canaryqx",
    "add a journal prompt: what did the canaryqx sing", "brain dump: buy stamps, so tired of the canaryqx",
    "blorp canaryqx zork wibble", "call mum tomorrow at 5",
  ]

  private let home = TestHome()

  private func engine(allowing kinds: Set<String>) -> Engine {
    var options = Session.Options()
    options.accessScope = AccessScope(allowing: kinds)
    options.isForPrograms = true
    return Engine(
      home.profile(options).catalogue, .english, clock: { home.reading }, memory: FakeMemory().memory)
  }

  /// Everything that a machine is told of a call.
  private func told(_ call: Call, _ engine: Engine) async -> String {
    let told = Mutex("")
    let screen = Screen(DisplayOptions(isAccessible: true, isPlain: true))
    await engine.run(call) { event in
      let text =
        switch event {
        case .waiting: ""
        case .text(let text): text
        case .reply(let reply): screen.draw(reply) + screen.json(reply).text
        case .error(let trouble): screen.draw(trouble)
        }
      told.withLock { $0 += text + "\n" }
    }
    return told.withLock { $0 }
  }

  /// With nothing, with what its examples say, and with words of such records and of a card, and numbers, wherever words can stand.
  private func calls(_ tool: Tool) -> [Call] {
    let examples = Language.english[tool.name].examples.map { Call(tool.name, $0.arguments.mapValues(Argument.words)) }
    let guesses = ["sang", "mum", "1", "today"].map { word in
      Call(tool.name, Dictionary(uniqueKeysWithValues: tool.assistantParameters.map { ($0.name, .words(word)) }))
    }
    let single = tool.assistantParameters.flatMap { parameter in
      ["behind", "mum", "1", "all"].map { Call(tool.name, [parameter.name: .words($0)]) }
    }
    return [Call(tool.name)] + examples + guesses + single
  }

  private func kept() throws -> [String: JSON] {
    let all = try home.profile.exported().members ?? []
    let own = Set(Kinds.all.filter(\.isPrivate).map(\.exportName))
    return Dictionary(uniqueKeysWithValues: all.filter { own.contains($0.key) })
  }

  @Test func `No tool shows or changes what is not allowed, however it is called`() async throws {
    await home.say(AccessTests.lines)
    let before = try kept()
    #expect(before.filter { $0.value == .array([]) }.map(\.key) == [])
    let engine = engine(allowing: [])
    for tool in engine.tools {
      for call in calls(tool) {
        let told = await told(call, engine)
        #expect(!told.lowercased().contains(AccessTests.canary), "\(call.json.text): \(told)")
      }
      #expect(try kept() == before, "\(tool.name)")
    }
  }

  /// A name is not sealed, and stands on today's page.
  @Test func `What is about the person alone says how it can be allowed`() async throws {
    await home.say(AccessTests.lines)
    let engine = engine(allowing: [])
    for tool in engine.tools where [.notes, .journal, .mood, .symptoms, .memory].contains(tool.topic) {
      guard tool.name != "call_me" else { continue }
      var told: [String] = []
      for call in calls(tool) { told.append(await self.told(call, engine)) }
      #expect(told.contains { $0.contains("nudgy mcp --allow ") }, "\(tool.name): \(told)")
    }
  }

  @Test func `What is allowed is shown and changed, and only that`() async throws {
    await home.say(AccessTests.lines)
    let engine = engine(allowing: ["mood_log"])
    #expect(await told(Call("log_mood", ["score": .number(8), "note": .words("sun")]), engine).contains("8 of 10"))
    #expect(await told(Call("show_dashboard"), engine).contains("Mood"))
    #expect(await told(Call("list_notes"), engine).contains("--allow note"))
  }

  @Test func `Sealed words stay sealed where their cards do not`() async throws {
    await home.say("call mum tomorrow at 5")
    let card = Call("show_nudge", ["which": .words("mum")])
    #expect(await told(card, engine(allowing: [])).contains(#""said":null"#))
    #expect(await told(card, engine(allowing: ["nudge"])).contains(#""said":"call mum tomorrow at 5""#))
  }

  @Test func `A dump is taken from anybody, and its words are shown to nobody`() async throws {
    let engine = engine(allowing: [])
    #expect(
      await told(Call("brain_dump", ["text": .words("buy stamps, ring the plumber")]), engine).contains("Got it, 2"))
    #expect(try home.titles(.active) == ["buy stamps", "ring the plumber"])
  }
}
