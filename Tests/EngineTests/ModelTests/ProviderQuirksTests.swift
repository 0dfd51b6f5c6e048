import Engine
import EngineFakes
import HTTP
import JSONChecks
import Replies
import Testing

@Suite struct ProviderQuirksTests {
  private static let round = ChatRequest(
    system: "You are calm.",
    [.user("plant a fern"), .calls(calls, results: ["a": "Planted fern."]), .assistant("Done."), .user("and?")],
    tools: ToyTools().tools.filter { $0.name == "plant" }, purpose: "understand a line")

  private static var calls: [ModelCall] {
    let heads = ["a", "b"].map {
      Streams.call(#"{"index":0,"id":"\#($0)","function":{"name":"plant","arguments":""}}"#)
    }
    return (try? Streams.read(heads + [Streams.stop]).calls) ?? []
  }

  private static let system: JSON = ["role": "system", "content": "You are calm."]
  private static let noContent: JSON = ["role": "assistant", "content": nil]

  @Test func `A request holds what every server takes, and nothing else`() async throws {
    let server = FakeServer(.good)
    _ = try await server.model("small").answer(Self.round) { _ in }
    let called = { (id: String) in #"{"id":"\#(id)","type":"function","function":{"name":"plant","arguments":"{}"}}"# }
    let plant =
      #"{"type":"object","properties":{"what":{"type":"string","description":"what to plant"},"#
      + #""at":{"type":"string","description":"when: YYYY-MM-DD[THH:MM]"}}}"#
    #expect(
      try server.sent == [
        JSON(
          inAnyOrder:
            #"{"model":"small","messages":[\#(Self.system.text),{"role":"user","content":"plant a fern"},"#
            + #"{"role":"assistant","content":null,"tool_calls":[\#(called("a")),\#(called("b"))]},"#
            + #"{"role":"tool","tool_call_id":"a","content":"Planted fern."},"#
            + #"{"role":"tool","tool_call_id":"b","content":"This was not run."},"#
            + #"{"role":"assistant","content":"Done."},{"role":"user","content":"and?"}],"stream":true,"#
            + #""tools":[{"type":"function","function":{"name":"plant","description":"Plants something.","#
            + #""parameters":\#(plant)}}]}"#
        )
      ])
  }

  /// What a server says, with its status → what the next request holds, or no longer holds.
  @Test(
    arguments: [
      (
        400, "Function tools with reasoning_effort are not supported for m; set reasoning_effort to 'none'.",
        [["reasoning_effort": "none"]], []
      ),
      (
        400, "Invalid 'content': 'content' field must be a string or an array of objects.",
        [["role": "assistant", "content": ""]], [noContent]
      ),
      (
        500, "body.messages.2.content: none is not an allowed value", [["role": "assistant", "content": ""]],
        [noContent]
      ),
      (500, "System role not supported", [["role": "user", "content": "You are calm.\n\nplant a fern"]], [system]),
      (400, "Your organization must be verified to stream this model.", [["stream": false]], []),
    ] as [(Int, String, [JSON], [JSON])])
  func `What a server refuses is changed once, and remembered`(
    status: Int, message: String, has: [JSON], hasNot: [JSON]
  ) async throws {
    let error = FakeServer.Answer.error(status, #"{"error":{"message":\#(JSON.string(message).text)}}"#)
    let server = FakeServer(error, .good)
    let model = server.model()
    for _ in 1...2 { #expect(try await model.answer(Self.round) { _ in }.text == "Hi") }
    #expect(server.bodies.count == 3)
    for body in try server.sent.dropFirst() {
      for part in has { #expect(body.holds(part)) }
      for part in hasNot { #expect(!body.holds(part)) }
    }
    #expect(server.waits.isEmpty)
  }

  @Test func `Content that may be neither null nor empty is left out`() async throws {
    let server = FakeServer(
      .error(400, #"{"error":"content must not be null"}"#), .error(400, #"{"error":"content must not be empty"}"#),
      .good)
    _ = try await server.model().answer(Self.round) { _ in }
    let messages = try #require(try server.sent[2]["messages"]?.array)
    #expect(messages.filter { $0["tool_calls"] != nil }.map { $0["content"] } == [nil])
  }

  @Test func `A server that goes on refusing is not asked for ever`() async {
    let server = FakeServer(.error(400, #"{"error":"reasoning_effort is wrong"}"#))
    await #expect(throws: ModelFault.rejected("reasoning_effort is wrong")) {
      try await server.model().answer(Self.round) { _ in }
    }
    #expect(server.bodies.count == 2)
  }

  @Test func `What helped nobody is not remembered`() async {
    let server = FakeServer(.error(400, #"{"error":"System role not supported"}"#))
    let model = server.model()
    await #expect(throws: ModelFault.self) { try await model.answer(Self.round) { _ in } }
    #expect(!model.quirks.lacksSystemRole)
  }

  @Test func `A server that hangs up on streams is asked without`() async throws {
    let whole = Array(#"{"choices":[{"message":{"content":"Hi"},"finish_reason":"stop"}]}"#.utf8)
    let server = FakeServer(.fault(.disconnected), .fault(.disconnected), .init(body: whole))
    #expect(try await server.model().answer(Self.round) { _ in }.text == "Hi")
    #expect(try server.sent.map { $0["stream"] } == [true, true, false])
  }

  @Test func `A path that may lack its version is tried both ways`() async throws {
    let server = FakeServer(.error(404, "not found"), .good)
    let model = server.model(at: "http://localhost/api")
    for _ in 1...2 { _ = try await model.answer(Self.round) { _ in } }
    let other = "http://localhost/api/v1/chat/completions"
    #expect(server.requests.map(\.url) == ["http://localhost/api/chat/completions", other, other])
  }

  @Test func `A model that thinks without saying so is known from then on`() async throws {
    let server = FakeServer(.stream(Streams.text("The person wants</think>Hi"), Streams.stop))
    let model = server.model()
    #expect(try await model.answer(Self.round) { _ in }.text == "Hi")
    #expect(model.quirks.omitsThinkingTag)
    #expect(ProviderQuirks(of: "DeepSeek-R1-Distill").omitsThinkingTag && !ProviderQuirks(of: "gpt").omitsThinkingTag)
  }
}
