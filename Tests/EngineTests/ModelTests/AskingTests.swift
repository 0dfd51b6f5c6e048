import Civil
import Engine
import EngineFakes
import HTTP
import JSONChecks
import Language
import Languages
import Replies
import Synchronization
import Testing

/// A line beyond the rules, a model that answers by a script, and the same tools.
@Suite struct AskingTests {
  let toys = ToyTools()

  @Test func `What the rules understand is no model's business`() async {
    let (server, engine) = home(.good)
    #expect(await lines("plant tulips", engine) == ["Planted tulips."])
    #expect(server.requests.isEmpty)
  }

  @Test func `A model's words come as they are said`() async throws {
    let (server, engine) = home(.stream(Streams.text("Start with the tulips."), Streams.stop, "[DONE]"))
    #expect(await lines("where do i begin", engine) == ["Start with the tulips."])
    #expect(try server.sent[0].says("where do i begin"))
    #expect(server.requests[0].purpose == "a line")
  }

  @Test func `It acts through the same tools, and “it” means the same to both`() async throws {
    let (server, engine) = home(
      answer(#"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"what\":\"fern\"}"}}"#), .good)
    #expect(await lines("something green for the hall", engine) == ["Planted fern.", "Hi"])
    #expect(await lines("water", engine) == ["Watered."])
    #expect(toys.calls == ["plant fern", "water fern"])
    #expect(try server.sent[1].says("Planted fern."))
  }

  @Test func `Several calls are made in their order, and each is answered`() async throws {
    let (server, engine) = home(
      answer(
        #"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"what\":\"fern\"}"}},"#
          + #"{"index":1,"id":"b","function":{"name":"water","arguments":"{\"which\":\"fern\"}"}}"#), .good)
    _ = await lines("the hall looks bare", engine)
    #expect(toys.calls.map { $0.prefix(5) } == ["plant", "water"])
    let results = try server.sent[1]["messages"]?.array?.filter { $0["role"] == "tool" }.compactMap {
      $0["tool_call_id"]?.string
    }
    #expect(results == ["a", "b"])
  }

  @Test func `What takes something out of sight waits for the person's key`() async {
    let (_, engine) = home(
      answer(#"{"index":0,"id":"a","function":{"name":"dig_up","arguments":"{\"which\":\"fern\"}"}}"#))
    let heard = await lines("the fern annoys me", engine)
    #expect(toys.calls.isEmpty)
    #expect(heard == ["The model asks for “dig-up”: “fern”. Do it?"])
    #expect(await lines("1", engine) == ["Dug up."])
    #expect(toys.calls == ["dig up fern"])
  }

  @Test func `A no leaves it, and nothing else of that answer is done`() async {
    let (_, engine) = home(
      answer(
        #"{"index":0,"id":"a","function":{"name":"dig_up","arguments":"{\"which\":\"fern\"}"}},"#
          + #"{"index":1,"id":"b","function":{"name":"plant","arguments":"{\"what\":\"rose\"}"}}"#))
    _ = await lines("the fern annoys me", engine)
    #expect(await lines("2", engine) == ["Left."])
    #expect(toys.calls.isEmpty)
  }

  @Test func `A tool that was not offered cannot be called`() async throws {
    let (server, engine) = home(
      answer(#"{"index":0,"id":"a","function":{"name":"walk","arguments":"{}"}}"#), .good)
    #expect(await lines("take me somewhere", engine) == ["Hi", "The line is saved."])
    #expect(try server.sent[1].says("There's no tool walk."))
  }

  @Test func `A wrong call goes back once, and then the rules answer`() async throws {
    let wrong = answer(#"{"index":0,"id":"a","function":{"name":"nothing","arguments":"{}"}}"#)
    let (server, engine) = home(wrong, wrong, .good)
    let heard = await lines("take me somewhere", engine)
    #expect(server.requests.count == 2)
    let fault = "I can't read the model's answer. Try again, or choose another model in NUDGY_MODEL."
    #expect(heard == [fault, "The line is saved."])
    let twice = answer(
      #"{"index":0,"id":"a","function":{"name":"nothing","arguments":"{}"}},"#
        + #"{"index":1,"id":"b","function":{"name":"neither","arguments":"{}"}}"#)
    let (asked, other) = home(twice, .good)
    #expect(await lines("take me somewhere", other) == ["Hi", "The line is saved."])
    #expect(try asked.sent[1].says("There's no tool neither."))
  }

  @Test func `Five rounds and ten calls are enough for one line`() async {
    let call = { (id: String) in
      #"{"index":0,"id":"\#(id)","function":{"name":"plant","arguments":"{\"what\":\"fern\"}"}}"#
    }
    let (server, engine) = home(answer(call("a")))
    _ = await lines("green everywhere", engine)
    #expect(server.requests.count == 5 && toys.calls.count == 5)
    let many = (0..<14).map { call("\($0)").replacing(#""index":0"#, with: #""index":\#($0)"#) }.joined(separator: ",")
    let (_, other) = home(answer(many), .good)
    _ = await lines("green everywhere", other)
    #expect(toys.calls.count == 15)
  }

  @Test func `Any failure ends in one line and the rules' answer`() async {
    for failing in [FakeServer.Answer.fault(.unreachable), .error(401), .stream(Streams.chunk("{}")), .error(500)] {
      let (_, engine) = home(failing)
      let heard = await lines("take me somewhere", engine)
      #expect(heard.count == 2 && heard.last == "The line is saved.")
    }
  }

  @Test func `What was done before a failure stays, and is not said to be unread`() async {
    let (_, engine) = home(
      answer(#"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"what\":\"fern\"}"}}"#), .error(401))
    let refused = "The model's server didn't accept the key. Put the right one into NUDGY_MODEL_KEY."
    #expect(await lines("green", engine) == ["Planted fern.", refused])
  }

  @Test func `Half an answer keeps the line, once`() async {
    let (server, engine) = home(.stream(Streams.text("The fern wants ")))
    let broken = "The model's answer broke off. Try again."
    #expect(await lines("take me somewhere", engine) == ["The fern wants ", broken, "The line is saved."])
    #expect(server.requests.count == 1)
  }

  @Test func `An answer without an end is stopped, and the line is kept`() async {
    let (server, engine) = home(
      FakeServer.Answer(
        body: Streams.events(Array(repeating: Streams.text("The order is:\n"), count: 25) + [Streams.stop, "[DONE]"])))
    let heard = await lines("take me somewhere", engine)
    let ended = "The model went on and on, so I stopped it. Try again, or choose another model in NUDGY_MODEL."
    #expect(heard.suffix(2) == [ended, "The line is saved."])
    #expect(heard.count < 12 && server.requests.count == 1)
  }

  @Test(.timeLimit(.minutes(60))) func `A model that says nothing for a while is told of`() async throws {
    let (reminders, reminded) = AsyncStream<Void>.makeStream()
    let address = try #require(ModelAddress("http://localhost/v1"))
    let model = Model("m", at: address, reminderDelay: .milliseconds(1)) { _, _ in
      // Silent until the person has heard of it.
      for await _ in reminders { break }
      let body = Streams.events([Streams.text("Hi"), Streams.stop, "[DONE]"])
      return (
        ResponseHead(status: 200),
        AsyncThrowingStream { pieces in
          pieces.yield(body)
          pieces.finish()
        }
      )
    }
    let engine = engine { () throws(UserError) in model }
    let heard = Spoken()
    await engine.respond(to: "where do i begin") { event in
      heard.sink(event)
      if case .error = event { reminded.yield() }
    }
    #expect(heard.lines == ["The model is taking its time. Ctrl-C stops it; your line is saved.", "Hi"])
  }

  @Test func `A model that cannot be asked is told of, and the rules answer`() async {
    let engine = engine { () throws(UserError) in throw UserError("Others can read the secrets.") }
    #expect(await lines("take me somewhere", engine) == ["Others can read the secrets.", "The line is saved."])
  }

  @Test func `Links are left out of its words, and out of what it keeps unless the person typed them`() async throws {
    let evil = "Look at https://evil.example/?q=secret now."
    let (_, engine) = home(.stream(Streams.text(evil), Streams.stop, "[DONE]"))
    #expect(await lines("what now", engine) == ["Look at (a link, left out) now."])
    let call = #"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"what\":\"https://evil.example\"}"}}"#
    let (server, other) = home(answer(call), .good)
    #expect(await lines("what now", other) == ["Hi", "The line is saved."])
    #expect(try toys.calls.isEmpty && server.sent[1].says("only as the person typed it"))
    let (_, third) = home(answer(call), .good)
    _ = await lines("something about https://evil.example perhaps", third)
    #expect(toys.calls == ["plant https://evil.example"])
  }

  private func home(
    _ answers: FakeServer.Answer..., at address: String = "http://localhost/v1", memory: FakeMemory = FakeMemory()
  ) -> (FakeServer, Engine) {
    let server = FakeServer(answers)
    return (server, engine(memory) { () throws(UserError) in server.model(at: address) })
  }

  private func engine(
    _ memory: FakeMemory = FakeMemory(), _ connect: @escaping @Sendable () throws(UserError) -> Model?
  ) -> Engine {
    Engine(
      toys.assisted, ToyTools.language,
      clock: { InputContext.friday },
      memory: memory.memory, assistance: toys.assistance(connect))
  }

  /// What is heard, a line each.
  private func lines(_ line: String, _ engine: Engine) async -> [String] {
    let heard = Spoken()
    await engine.respond(to: line, heard.sink)
    return heard.lines
  }

  private func answer(_ calls: String) -> FakeServer.Answer {
    .stream(Streams.call(calls), Streams.chunk("{}", "tool_calls"), "[DONE]")
  }
}

extension AskingTests {
  @Test func `The first line that would leave the machine waits for a key, and so does no other`() async throws {
    let (server, engine) = home(.good, at: "https://model.example/v1")
    #expect(
      await lines("where do i begin", engine) == [
        "The line is saved.", "Ask m at model.example? This line would leave your machine.",
      ])
    #expect(server.requests.isEmpty)
    #expect(await lines("1", engine) == ["Allowed.", "Hi"])
    #expect(try server.sent[0].says("where do i begin"))
    #expect(await lines("and then what", engine) == ["Hi"])
  }

  @Test func `A no keeps the line here, and so does anything else`() async {
    let (server, engine) = home(.good, at: "https://model.example/v1")
    _ = await lines("where do i begin", engine)
    _ = await lines("2", engine)
    _ = await lines("where do i begin", engine)
    _ = await lines("plant tulips", engine)
    _ = await lines("allow", engine)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    "http://localhost:8081/v1", "https://localhost/v1", "http://127.0.0.1/v1", "http://model.example/v1",
  ])
  func `What a model may see is seen at its own address only`(other: String) async throws {
    let call = answer(#"{"index":0,"id":"a","function":{"name":"read_diary","arguments":"{}"}}"#)
    let memory = FakeMemory()
    let (_, first) = home(.good, memory: memory)
    _ = await lines("allow private", first)
    let (server, second) = home(call, .good, at: other, memory: memory)
    _ = await lines("how was my week", second)
    #expect(server.bodies.allSatisfy { !$0.contains("a secret") })
    let (same, third) = home(call, .good, at: "http://LOCALHOST:80/", memory: memory)
    _ = await lines("how was my week", third)
    #expect(try same.sent.last?.says("a secret") == true)
  }

  @Test(arguments: ["http://model.example/v1", "https://model.example:444/v1", "https://other.example/v1"])
  func `Lines go to the machine that the person was asked about, and to no other`(other: String) async {
    let memory = FakeMemory()
    let (_, first) = home(.good, at: "https://model.example/v1", memory: memory)
    _ = await lines("allow", first)
    #expect(await lines("where do i begin", first) == ["Hi"])
    let (server, second) = home(.good, at: other, memory: memory)
    #expect(await lines("where do i begin", second).first == "The line is saved.")
    #expect(server.requests.isEmpty)
  }

  @Test func `Before a line leaves unencrypted, the question says so`() async {
    let (_, engine) = home(.good, at: "http://192.168.1.5:11434/v1")
    let asked = "This line would leave your machine unencrypted, so others on the way could read it."
    #expect(await lines("where do i begin", engine).last == "Ask m at 192.168.1.5? \(asked)")
  }

  @Test func `What was said before the leave is not told after it`() async throws {
    let (server, engine) = home(.good, at: "https://model.example/v1")
    _ = await lines("plant tulips", engine)
    _ = await lines("where do i begin", engine)
    _ = await lines("1", engine)
    #expect(!server.bodies[0].contains("plant tulips"))
    _ = await lines("plant roses", engine)
    _ = await lines("where do i begin", engine)
    #expect(try server.sent[1].says("plant roses"))
  }

  @Test func `What is private is a word in brackets until the person says otherwise`() async throws {
    let call = answer(#"{"index":0,"id":"a","function":{"name":"read_diary","arguments":"{}"}}"#)
    let (server, engine) = home(call, .good, call, .good)
    _ = await lines("diary", engine)
    #expect(await lines("how was my week", engine) == ["Dear diary, a secret.", "Hi"])
    for body in server.bodies { #expect(!body.contains("secret")) }
    #expect(try server.sent[0].says("(private)") && server.sent[1].says("(private)"))
    #expect(server.requests[1].kinds == ["line"])
    _ = await lines("allow private", engine)
    _ = await lines("how was my week", engine)
    #expect(try server.sent[3].says("a secret"))
    #expect(server.requests[3].kinds == ["diary", "line"])
  }

  @Test func `What a collector takes never goes by itself`() async {
    let (server, engine) = home(.good)
    for line in ["dump", "my darkest thought", "that's it", "where do i begin"] { _ = await lines(line, engine) }
    #expect(!server.bodies[0].contains("darkest"))
  }

  @Test func `The system and the tools are the same bytes in every turn`() async throws {
    let (server, engine) = home(.good)
    _ = await lines("where do i begin", engine)
    _ = await lines("plant tulips", engine)
    _ = await lines("and where after that", engine)
    let told = try server.bodies.map { body in
      let json = try #require(JSON(reading: body))
      return "\(json["messages"]?.array?.first?.text ?? "")\(json["tools"]?.text ?? "")"
    }
    #expect(told.count == 2 && told[0] == told[1])
  }

  @Test func `Stopped, it keeps the line and does nothing more`() async {
    let (_, engine) = home(.fault(.cancelled))
    let heard = Spoken()
    #expect(await engine.respond(to: "where do i begin", heard.sink) == .done)
    #expect(heard.lines == ["Stopped.", "The line is saved."])
  }
}

/// What an engine sends, as lines of words.
private final class Spoken: Sendable {
  private let said = Mutex("")

  var lines: [String] { said.withLock { $0.split(separator: "\n").map(String.init) } }

  @Sendable func sink(_ event: Event) {
    said.withLock { said in
      switch event {
      case .waiting: break
      case .text(let words): said += words
      case .error(let trouble): said += trouble.message.text() + "\n"
      case .reply(let reply):
        if let receipt = reply.receipt { said += receipt.text() + "\n" }
        if case .question(let question) = reply.followUp { said += question.text.text() + "\n" }
      }
    }
  }
}

extension ToyTools {
  /// Those of the other tests, and what only a model's tests need.
  var assisted: [Tool] {
    let extra = [digUp, readDiary, allow, kept]
    return tools.filter { tool in !extra.contains { $0.name == tool.name } } + extra
  }

  func assistance(_ connect: @escaping @Sendable () throws(UserError) -> Model?) -> ModelAccess {
    ModelAccess(
      toolNames: ["plant", "water", "dig_up", "read_diary"], connect: connect,
      describe: { $0.receipt?.text() ?? "" }, label: \.label,
      takeAccessedKinds: { [self] in
        touched.withLock { kinds in
          defer { kinds = [] }
          return kinds
        }
      }, isPrivate: { $0 == "diary" })
  }

  private var digUp: Tool {
    Tool(
      "dig_up", verb: "dig-up", "Digs a plant up.", topic: .day, writes: true,
      needsConfirmation: true,
      does: Work(
        .optional(.text("which", "what")),
        asking: { turn, which in turn.confirmation(for: Call("dig_up", ["which": .words(which ?? "")]), to: which ?? "")
        }
      ) { [self] _, which in
        done.withLock { $0.append("dig up \(which ?? "")") }
        return Reply("Dug up.")
      })
  }

  private var readDiary: Tool {
    Tool(
      "read_diary", verb: "diary", "Reads the diary.", topic: .journal,
      does: Work { [self] _ in
        _ = touched.withLock { $0.insert("diary") }
        return Reply("Dear diary, a secret.")
      })
  }

  private var allow: Tool {
    Tool(
      "allow_model", verb: "allow", "Lets a model see more.", topic: .shell,
      does: Work(.optional(.text("what", "what"))) { turn, what in
        var reply = Reply("Allowed.")
        if let address = try await turn.modelAddress() {
          reply.consent = Consent(what == "private" ? [.lines, .sealed] : [.lines], to: address)
        }
        return reply
      })
  }

  private var kept: Tool {
    Tool(
      "out_of_scope", verb: "ask", "Keeps a line.", topic: .day,
      does: Work(.optional(.text("line", "the line"))) { _, _ in Reply("The line is saved.") })
  }
}
