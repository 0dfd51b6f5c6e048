import Engine
import EngineFakes
import Replies
import Testing

@Suite struct CompletionTests {
  @Test func `Words are shown as they come`() throws {
    let (shown, completion) = try Streams.read(
      Streams.events([Streams.text("Two "), Streams.text("cards."), Streams.stop, "[DONE]"]), cutEvery: 1)
    #expect(shown == ["Two ", "cards."])
    #expect(completion == Completion(text: "Two cards."))
  }

  @Test(arguments: [
    [Streams.text("Hi"), Streams.stop],
    [Streams.text("Hi"), "[DONE]"],
    [Streams.text("Hi"), Streams.stop, "[DONE]", #"{"error":"after the end"}"#],
    [#"{"choices":[],"prompt_filter_results":[]}"#, #"{"choices":null}"#, "{}", Streams.text("Hi"), Streams.stop],
    [#"{"choices":[{"index":0,"finish_reason":null}]}"#, Streams.text("Hi"), Streams.stop, Streams.stop],
    [Streams.chunk(#"{"role":null,"content":null,"tool_calls":null}"#), Streams.text("Hi"), Streams.stop],
    [Streams.chunk(#"{"content":[{"type":"thinking","text":"hm"},{"type":"text","text":"Hi"}]}"#), Streams.stop],
    [Streams.chunk(#"{"content":null,"refusal":"Hi"}"#), Streams.stop],
    [Streams.text("Hi") + "data: " + Streams.stop],
    [Streams.text("Hi") + "\ndata: " + Streams.stop],
    [Streams.text("\n\nHi"), Streams.text("\n"), Streams.stop],
  ])
  func `A good end is a reason to finish or the word DONE, whatever stands around it`(lines: [String]) throws {
    #expect(try Streams.read(lines).text == "Hi")
  }

  @Test(arguments: [
    "The order is:\n", "call mum ", "…", "First the dentist, then the rent, then the letter to the landlord. ",
    String(repeating: "All of that once more, with other words and a second thought. ", count: 3),
  ])
  func `What is said over and over is stopped`(words: String) {
    let lines = Array(repeating: Streams.text(words), count: 60)
    #expect(throws: ModelFault.runaway) { try Streams.read(["Well, "].map(Streams.text) + lines + [Streams.stop]) }
  }

  @Test func `So is what is longer than anybody reads, told or called`() throws {
    let words = (0..<3000).map { "\($0) " }.joined()
    #expect(throws: ModelFault.runaway) { try Streams.read([Streams.text(words), Streams.stop]) }
    let call = { (length: Int) in
      let what = (0..<length).map { "\($0) " }.joined()
      return #"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"what\":\"\#(what)\"}"}}"#
    }
    #expect(throws: ModelFault.runaway) { try Streams.read([Streams.call(call(20_000)), Streams.stop]) }
    #expect(try Streams.read([Streams.call(call(5_000)), Streams.stop]).calls.count == 1)
  }

  @Test func `A list, a table and a long answer are none of that`() throws {
    let list = (1...30).map { "\($0). wash the \($0 % 2 == 0 ? "blue" : "red") cup, then the plate\n" }
    let rows = (1...20).map { "| \($0) | x |\n" }.joined()
    let table = "| a | b |\n|---|---|\n" + rows + String(repeating: "-", count: 80)
    for text in [list.joined(), table, (0..<1200).map { "\($0) " }.joined()] {
      let lines = text.split(separator: " ", omittingEmptySubsequences: false).map { Streams.text($0 + " ") }
      #expect(try Streams.read(lines + [Streams.stop]).text.hasPrefix(text.prefix(20)))
    }
  }

  @Test(arguments: ["reasoning", "reasoning_content"])
  func `Thinking in a field of its own is not shown`(field: String) throws {
    let thinking = Streams.chunk(#"{"content":"","\#(field)":"hm","reasoning_details":[{"text":"hm"}]}"#)
    let bytes = Streams.events([thinking, Streams.text("Two"), Streams.text(" cards."), Streams.stop])
    #expect(try Streams.read(bytes).completion.text == "Two cards.")
    #expect(try Streams.read(bytes, cutEvery: 1, thinksUnopened: true).shown == ["Two", " cards."])
  }

  @Test func `Thinking without its opening does not stay in the answer`() throws {
    let lines = [Streams.text("The person "), Streams.text("wants</think>"), Streams.text("Two cards."), Streams.stop]
    #expect(try Streams.read(lines).text == "Two cards.")
    #expect(try Streams.read(Streams.events(lines), thinksUnopened: true).shown.joined() == "Two cards.")
  }

  @Test func `Escape sequences split over chunks are not shown`() throws {
    let lines = [Streams.text("a\u{1B}]0;ow"), Streams.text("ned\u{7}b\u{202E}"), Streams.stop]
    #expect(try Streams.read(lines).text == "ab")
  }

  @Test(arguments: [
    ([Streams.text("Two")], ModelFault.incomplete),
    ([], .incomplete),
    (["[DONE]"], .incomplete),
    ([Streams.call(#"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"wh"}}"#)], .incomplete),
    ([Streams.text("Two"), #"{"error":{"code":502,"message":"gone"}}"#], .failing(502)),
    (
      [Streams.text("Two"), #"{"error":{"code":"server_error","message":"gone"},"choices":[]}"#, "[DONE]"],
      .failing(nil)
    ),
    ([#"{"object":"error","message":"gone","code":500}"#], .failing(500)),
    ([#"{"error":"gone","message":"gone"}"#], .failing(nil)),
    ([Streams.chunk("{}", "error")], .failing(nil)),
    ([#"{"choices":[{"delta":{},"error":{"message":"gone","code":429}}]}"#], .busy(nil)),
    ([Streams.text("Two"), "{half a"], .unreadable),
    ([Streams.chunk("{}", "length")], .hitLengthLimit),
    ([Streams.chunk("{}", "content_filter")], .filtered),
  ])
  func `What does not end well is no answer`(lines: [String], fault: ModelFault) {
    #expect(throws: fault) { try Streams.read(lines) }
  }

  @Test func `An event named error is an error`() {
    let bytes = Array("data: \(Streams.text("Two"))\n\nevent: error\ndata: {\"message\":\"gone\"}\n\n".utf8)
    #expect(throws: ModelFault.failing(nil)) { try Streams.read(bytes) }
  }

  @Test func `An error after a whole call leaves no call`() {
    let call = Streams.call(#"{"index":0,"id":"a","function":{"name":"plant","arguments":"{}"}}"#)
    #expect(throws: ModelFault.failing(500)) { try Streams.read([call, #"{"error":{"code":500,"message":"x"}}"#]) }
  }

  @Test(arguments: [("length", Completion.Ending.truncated), ("content_filter", .filtered)])
  func `An answer that was stopped keeps its words and loses its calls`(finish: String, ending: Completion.Ending)
    throws
  {
    let call = Streams.call(#"{"index":0,"id":"a","function":{"name":"plant","arguments":"{}"}}"#)
    let completion = try Streams.read([Streams.text("Two"), call, Streams.chunk("{}", finish)])
    #expect(completion == Completion(text: "Two", ending: ending))
  }

  @Test(arguments: [
    (#"{"choices":[{"message":{"role":"assistant","content":"Hi"},"finish_reason":"stop"}]}"#, "Hi"),
    ("\n\u{FEFF} {\"choices\":[{\"message\":{\"content\":\"Hi\"}}]}\n", "Hi"),
  ])
  func `A whole answer is read although a stream was asked for`(body: String, text: String) throws {
    #expect(try Streams.read(Array(body.utf8), cutEvery: 7).completion.text == text)
  }

  @Test(arguments: [
    ("", ModelFault.incomplete), ("  \n", .incomplete), ("<!doctype html><h1>Welcome", .notAnAPI),
    (#"{"choices":[{"mess"#, .incomplete),
    (#"{"models":[]}"#, .unreadable), (#"{"choices":[]}"#, .unreadable), ("[]", .unreadable),
    (#"{"error":{"message":"gone","code":"502"}}"#, .failing(502)),
    (#"[{"error":{"code":429,"message":"slowly","status":"RESOURCE_EXHAUSTED"}}]"#, .busy(nil)),
    (#"{"detail":"gone"}"#, .failing(nil)),
  ])
  func `A body that is no answer says what it is`(body: String, fault: ModelFault) {
    #expect(throws: fault) { try Streams.read(Array(body.utf8), cutEvery: 3) }
  }

  @Test func `Tokens are counted wherever the server tells them`() throws {
    let usage = #""usage":{"prompt_tokens":42,"completion_tokens":9}"#
    let onFinish = #"{"choices":[{"delta":{},"finish_reason":"stop"}],\#(usage)}"#
    for last in [[onFinish], [Streams.stop, #"{"choices":[],\#(usage)}"#, #"{"choices":[],"usage":null}"#]] {
      let completion = try Streams.read([Streams.text("Hi")] + last)
      #expect(completion.usage == Completion.Usage(prompt: 42, answer: 9))
    }
  }

  @Test func `A server that read too little of the prompt is noticed`() {
    let usage = Completion.Usage(prompt: 60, answer: 1)
    #expect(usage.isShort(of: 2400))
    #expect(!usage.isShort(of: 240))
  }

  @Test func `300 kB in one event are read a byte at a time`() throws {
    let thought = String(repeating: "word ", count: 60_000)
    let event = Streams.chunk(#"{"reasoning_content":"\#(thought)","content":"Hi"}"#)
    let bytes = Streams.events([event, Streams.stop])
    #expect(try Streams.read(bytes, cutEvery: 1).completion.text == "Hi")
  }
}
