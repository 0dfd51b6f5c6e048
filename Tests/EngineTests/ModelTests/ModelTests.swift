import Engine
import EngineFakes
import HTTP
import Replies
import Synchronization
import Testing

@Suite struct ModelTests {
  private static let hello = ChatRequest(system: "You are calm.", [.user("hi")], purpose: "understand a line")
  private static let withTools = ChatRequest(
    system: "You are calm.", [.user("hi")], tools: ToyTools().tools.filter { $0.name == "plant" },
    purpose: "understand a line")

  @Test func `An answer comes in pieces and then whole`() async throws {
    let server = FakeServer(.stream(Streams.text("Two "), Streams.text("cards."), Streams.stop, "[DONE]"))
    let shown = Mutex<[String]>([])
    let completion = try await server.model().answer(Self.hello) { words in shown.withLock { $0.append(words) } }
    #expect(shown.withLock(\.self) == ["Two ", "cards."])
    #expect(completion.text == "Two cards.")
  }

  @Test func `The key stands in one header and nowhere else`() async throws {
    let server = FakeServer(.good)
    _ = try await server.model().answer(Self.hello) { _ in }
    let request = try #require(server.requests.first)
    #expect(request.headers.filter { $0.value.contains("sk-secret") }.map(\.name) == ["Authorization"])
    #expect(!request.url.contains("secret") && !server.bodies[0].contains("secret"))
    #expect(request.purpose == "understand a line")
  }

  @Test func `Without a key there is no such header`() async throws {
    let server = FakeServer(.good)
    _ = try await server.model(key: "").answer(Self.hello) { _ in }
    #expect(!server.requests[0].headers.contains { $0.name == "Authorization" })
  }

  @Test(arguments: [
    (FakeServer.Answer.error(503), [Duration.milliseconds(300)]),
    (.error(500), [.milliseconds(300)]), (.error(529), [.milliseconds(300)]), (.error(408), [.milliseconds(300)]),
    (.error(429), [.milliseconds(300)]),
    (.error(429, "", ["Retry-After": "7"]), [.seconds(7)]),
    (.error(503, "", ["retry-after": "7"]), [.seconds(7)]),
    (.error(429, "", ["retry-after-ms": "1500"]), [.seconds(2)]),
    (
      .error(429, "", ["Retry-After": "Fri, 20 Nov 2026 10:00:05 GMT", "Date": "Fri, 20 Nov 2026 09:59:55 GMT"]),
      [.seconds(10)]
    ),
    (.error(502, "<html><h1>502 Bad Gateway</h1></html>"), [.milliseconds(300)]),
    (.error(400, #"{"error":{"code":"tool_use_failed","message":"x","failed_generation":"y"}}"#), [.milliseconds(300)]),
    (.fault(.unreachable), [.milliseconds(300)]), (.stream(Streams.chunk("{}")), [.milliseconds(300)]),
    (.stream(#"{"error":{"code":502,"message":"gone"}}"#), [.milliseconds(300)]),
  ])
  func `What may pass is asked again after a wait`(first: FakeServer.Answer, waits: [Duration]) async throws {
    let server = FakeServer(first, .good)
    #expect(try await server.model().answer(Self.hello) { _ in }.text == "Hi")
    #expect(server.waits == waits)
  }

  @Test func `It is asked again twice and no more`() async {
    let server = FakeServer(.error(503))
    await #expect(throws: ModelFault.failing(503)) { try await server.model().answer(Self.hello) { _ in } }
    #expect(server.bodies.count == 3)
  }

  @Test(arguments: [
    (FakeServer.Answer.error(429, "", ["Retry-After": "3600"]), ModelFault.busy(3600)),
    (.error(401, #"{"error":{"code":401,"message":"Invalid API Key"}}"#), .keyRefused),
    (.error(401, #"{"detail":"Invalid API key"}"#), .keyRefused), (.error(403), .keyRefused),
    (.error(402), .quota),
    (.error(429, #"{"error":{"code":"insufficient_quota","message":"x"}}"#), .quota),
    (.error(404, #"{"error":{"message":"model \"m\" not found, try pulling it first","code":null}}"#), .unknownModel),
    (.error(404, #"{"error":{"message":"The model `m` does not exist","code":"model_not_found"}}"#), .unknownModel),
    (.error(404, "404 page not found"), .notAnAPI), (.error(405), .notAnAPI), (.error(403, "<html>"), .keyRefused),
    (.error(404, #"{"error":{"message":"No endpoints found that support tool use","code":404}}"#), .noTools),
    (.error(400, #"{"error":"registry/m does not support tools"}"#), .noTools),
    (
      .error(400, #"{"error":{"message":"\"auto\" tool choice requires --enable-auto-tool-choice","code":400}}"#),
      .noTools
    ),
    (.error(400, #"{"error":{"type":"exceed_context_size_error","message":"x","code":400}}"#), .tooLong),
    (.error(400, #"{"error":{"message":"This model's maximum context length is 8192 tokens."}}"#), .tooLong),
    (.error(413), .tooLong),
    (.error(302, "", ["Location": "/v2/chat"]), .redirected("http://localhost/v2/chat")),
    (.error(307, "", ["Location": "https://elsewhere.org/v1?key=1"]), .redirected("https://elsewhere.org/v1")),
    (
      .error(400, #"[{"error":{"code":400,"message":"No\u001b[2J \n way","status":"INVALID_ARGUMENT"}}]"#),
      .rejected("No way")
    ),
    (.error(422, #"{"detail":[{"loc":["body"],"msg":"field required"}]}"#), .rejected("field required")),
    (.error(400, #"{"error":{"message":"bad key sk-secret"}}"#), .rejected("bad key (key)")),
    (.error(400, "plain words"), .rejected("plain words")),
    (.fault(.untrusted), .untrusted), (.fault(.timedOut(.firstByte)), .timedOut), (.fault(.noLibrary), .noLibrary),
    (.fault(.cancelled), .cancelled), (.fault(.malformedResponse), .notAnAPI),
  ])
  func `What does not pass is told at once`(answer: FakeServer.Answer, fault: ModelFault) async {
    let server = FakeServer(answer)
    await #expect(throws: fault) { try await server.model().answer(Self.hello) { _ in } }
    #expect(server.bodies.count == 1)
  }

  @Test func `Nothing is asked again after words were shown`() async {
    let server = FakeServer(.stream(Streams.text("Two")), .good)
    await #expect(throws: ModelFault.incomplete) { try await server.model().answer(Self.hello) { _ in } }
    #expect(server.bodies.count == 1)
  }

  @Test func `A connection that breaks after the last word is no good end`() async {
    let server = FakeServer(.init(body: Streams.events([Streams.text("Hi"), Streams.stop]), fault: .disconnected))
    await #expect(throws: ModelFault.incomplete) { try await server.model().answer(Self.hello) { _ in } }
  }

  @Test func `Nothing is waited for after DONE`() async throws {
    let server = FakeServer(.init(body: Streams.events([Streams.text("Hi"), "[DONE]"]), fault: .timedOut(.idle)))
    #expect(try await server.model().answer(Self.hello) { _ in }.text == "Hi")
  }

  @Test func `A cancelled task has no answer, though its stream ends quietly`() async {
    let server = FakeServer(.good)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await server.model().answer(Self.hello) { _ in }
    }
    await #expect(throws: ModelFault.cancelled) { try await task.value }
  }

  @Test func `An error of the ledger is told as it is`() async {
    let trouble = UserError("The ledger cannot be written.")
    let model = Model("m", at: ModelAddress("http://localhost/v1")!, transport: { _, _ in throw trouble })
    await #expect(throws: ModelFault.other(trouble)) { try await model.answer(Self.hello) { _ in } }
  }
}
