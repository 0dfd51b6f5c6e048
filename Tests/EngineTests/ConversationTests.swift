import Civil
import Engine
import EngineFakes
import Language
import Languages
import Replies
import Synchronization
import Testing

@Suite struct ConversationTests {
  let toys = ToyTools()
  let memory = FakeMemory()
  var engine: Engine {
    Engine(
      toys.tools, ToyTools.language,
      clock: { InputContext.friday },
      memory: memory.memory)
  }

  @Test func `What a line means depends on what was asked, and is known before it is made`() async {
    #expect(await engine.calls("2") == [Call("out_of_scope")])
    let engine = engine
    await engine.respond(to: "water ask") { _ in }
    let reading = await engine.read("2")
    #expect(reading.calls == [Call("water", ["which": .words("lily")])])
    #expect(toys.calls.isEmpty)
    await engine.respond(to: "2", as: reading) { _ in }
    #expect(toys.calls == ["water words(\"lily\")"])
  }

  @Test func `A choice's first letter is that of the words that are shown`() async {
    let garden = Language(tag: "xx", rules: English.self, messages: ["rose": "Dahlie", "lily": "Rittersporn"])
    let engine = Engine(
      toys.tools, ToyTools.language,
      clock: { InputContext.friday(in: garden) },
      memory: memory.memory)
    await engine.respond(to: "water ask") { _ in }
    #expect(await engine.calls("r") == [Call("water", ["which": .words("lily")])])
    #expect(await engine.calls("dahlie") == [Call("water", ["which": .words("rose")])])
    #expect(await engine.calls("rose") == [Call("water", ["which": .words("rose")])])
  }

  @Test func `A line becomes a call and the call a reply`() async {
    let events = await say("plant tulips on friday")
    #expect(toys.calls == ["plant tulips 2026-11-27"])
    #expect(events == ["Planted tulips."])
  }

  @Test func `It is the card that was shown last, in another process of the same session too`() async {
    await say("plant tulips")
    await say("water")
    #expect(toys.calls.last == "water tulips")
  }

  @Test func `A key does what the card shown says`() async {
    await say("plant tulips")
    await say("w")
    #expect(toys.calls.last == "water words(\"tulips\")")
  }

  @Test func `A key without a card is a line nobody understands`() async {
    #expect(await say("w") == ["No idea what w is."])
  }

  @Test func `An answer with nothing in it leaves what was asked`() async {
    await say("plant")
    await say("  ")
    #expect(toys.calls.allSatisfy { !$0.hasPrefix("plant") })
    #expect(memory.memory.load()?.question == nil)
  }

  @Test func `The next line answers an open question`() async {
    await say("plant")
    await say("tall roses")
    #expect(toys.calls == ["plant tall roses"])
  }

  @Test func `A command is no answer`() async {
    await say("plant")
    #expect(await say("never mind") == ["Left."])
    #expect(toys.calls.isEmpty)
  }

  @Test(arguments: [("2", "lily"), ("rose", "rose"), ("l", "lily")])
  func `A choice is made by number, word or first letter`(answer: String, wanted: String) async {
    await say("water ask")
    await say(answer)
    #expect(toys.calls.last == "water words(\"\(wanted)\")")
  }

  @Test func `A key that leads on makes its calls one after the other`() async {
    #expect(await say("walk") == ["At plant 1."])
    #expect(await say("w") == ["Watered.", "At plant 2."])
    #expect(await say("w") == ["Watered.", "The end."])
    #expect(await say("w") == ["No idea what w is."])
  }

  @Test func `What a key leads on to waits for the answer to a question`() async {
    await say("walk")
    #expect(await say("a") == [])
    #expect(await say("2") == ["Watered.", "At plant 2."])
  }

  @Test func `A question left alone shows the card again`() async {
    await say("walk")
    await say("a")
    #expect(await say("never mind") == ["Left.", "At plant 1."])
  }

  @Test func `Trouble with a key shows its card again and leads no further`() async {
    await say("walk")
    #expect(await say("x") == ["No idea what x is.", "At plant 1."])
  }

  @Test func `A change typed beside the keys leaves them as they were`() async {
    await say("walk")
    #expect(await say("plant tulips") == ["Planted tulips.", "At plant 1."])
    #expect(await say("w") == ["Watered.", "At plant 2."])
  }

  @Test func `A collector makes each line durable and ends by its own words`() async {
    let engine = engine
    let heard = Heard()
    for line in ["dump", "one", "two", "that's it"] { await engine.respond(to: line, heard.sink) }
    #expect(toys.calls == ["line one", "line two", "dump one\ntwo"])
    #expect(await !engine.isCollecting)
  }

  @Test func `Two blank lines end a collector, one is content`() async {
    let engine = engine
    for line in ["dump", "one", "", "two", "", ""] { await engine.respond(to: line) { _ in } }
    #expect(toys.calls == ["line one", "line \ntwo", "dump one\n\ntwo\n"])
  }

  @Test func `Trouble carries its exit code`() async {
    #expect(await engine.respond(to: "xyzzy") { _ in } == .failed)
  }

  @Test func `After twelve hours it is a new conversation`() async {
    await say("plant tulips")
    let late = LocalTime(iso: "2026-11-20T22:01")!
    #expect(memory.dialogue?.unlessExpired(now: late) == Dialogue())
  }

  @Test(arguments: [["plant tulips", "water ask"], ["walk", "a"]])
  func `A dialogue survives its file`(lines: [String]) async throws {
    for line in lines { await say(line) }
    let dialogue = try #require(memory.dialogue)
    let text = dialogue.json.text
    let json = try #require(JSON(reading: text))
    #expect(Dialogue(json: json) == dialogue)
  }

  @discardableResult
  private func say(_ line: String) async -> [String] {
    let heard = Heard()
    await engine.respond(to: line, heard.sink)
    return heard.words
  }
}

final class Heard: Sendable {
  private let events = Mutex<[String]>([])
  var words: [String] { events.withLock { $0 } }
  var sink: Engine.Sink {
    { event in
      let text: String? =
        switch event {
        case .waiting: nil
        case .text(let text): text
        case .reply(let reply): reply.receipt?.text()
        case .error(let trouble): trouble.message.text()
        }
      if let text { self.events.withLock { $0.append(text) } }
    }
  }
}
