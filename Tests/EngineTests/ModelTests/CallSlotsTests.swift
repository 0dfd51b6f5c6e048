import Engine
import EngineFakes
import JSONChecks
import Replies
import Testing

@Suite struct CallSlotsTests {
  private static func head(_ index: String, _ id: String, _ name: String, _ arguments: String = "") -> String {
    let index = index.isEmpty ? "" : "\"index\":\(index),"
    let id = id.isEmpty ? "" : "\"id\":\"\(id)\","
    let text = JSON.string(arguments).text
    return Streams.call(#"{\#(index)\#(id)"type":"function","function":{"name":"\#(name)","arguments":\#(text)}}"#)
  }

  private static func more(_ index: String, _ arguments: String) -> String {
    let index = index.isEmpty ? "" : "\"index\":\(index),"
    return Streams.call(#"{\#(index)"function":{"arguments":\#(JSON.string(arguments).text)}}"#)
  }

  private static let fern: NamedCall = #"plant {"what":"fern"}"#
  private static let rose: NamedCall = #"water {"which":"rose"}"#

  @Test(arguments: [
    ("as documented", [head("0", "a", "plant"), more("0", #"{"what""#), more("0", #":"fern"}"#)]),
    ("from one on", [head("1", "a", "plant"), more("1", #"{"what":"fern"}"#)]),
    ("without index", [head("", "a", "plant"), more("", #"{"what":"fern"}"#)]),
    ("without index and id", [head("", "", "plant", #"{"what""#), more("", #":"fern"}"#)]),
    ("in one piece", [head("0", "a", "plant", #"{"what":"fern"}"#)]),
    (
      "two pieces in one chunk",
      [
        Streams.call(
          #"{"index":0,"id":"a","function":{"name":"plant","arguments":"{\"what\""}},{"index":0,"function":{"arguments":":\"fern\"}"}}"#
        )
      ]
    ),
    (
      "name repeated",
      [head("0", "a", "plant", #"{"what""#), head("0", "a", "plant", #":"fern"}"#), head("0", "a", "plant", "")]
    ),
    ("name repeated without id", [head("0", "a", "plant", #"{"what""#), head("0", "", "plant", #":"fern"}"#)]),
    ("name in pieces", [head("0", "a", "pl"), head("0", "", "ant"), more("0", #"{"what":"fern"}"#)]),
    (
      "name again in pieces", [head("0", "a", "plant"), head("0", "", "pla"), head("0", "", "nt", #"{"what":"fern"}"#)]
    ),
    ("name empty later", [head("0", "a", "plant"), head("0", "", "", #"{"what":"fern"}"#)]),
    (
      "name late",
      [
        Streams.call(#"{"index":0,"id":"a","function":{"arguments":"{\"what\""}}"#),
        head("0", "", "plant", #":"fern"}"#),
      ]
    ),
    (
      "arguments an object",
      [Streams.call(#"{"index":0,"id":"a","function":{"name":"plant","arguments":{"what":"fern"}}}"#)]
    ),
    ("arguments written twice", [head("0", "a", "plant", #""{\"what\":\"fern\"}""#)]),
    ("finish says stop", [head("0", "a", "plant", #"{"what":"fern"}"#), Streams.stop]),
  ])
  func `One call is one call, however it is cut up`(name: String, lines: [String]) throws {
    #expect(try Streams.calls(lines + [Streams.chunk("{}", "tool_calls")]) == [Self.fern])
  }

  @Test(arguments: [
    ("as documented", [head("0", "a", "plant", #"{"what":"fern"}"#), head("1", "b", "water", #"{"which":"rose"}"#)]),
    (
      "woven",
      [
        head("0", "a", "plant"), head("1", "b", "water"), more("0", #"{"what":"fern"}"#),
        more("1", #"{"which":"rose"}"#),
      ]
    ),
    (
      "both at zero",
      [
        head("0", "a", "plant", #"{"what":"#), more("0", #""fern"}"#), head("0", "b", "water"),
        more("0", #"{"which":"rose"}"#),
      ]
    ),
    (
      "without index",
      [head("", "a", "plant"), more("", #"{"what":"fern"}"#), head("", "b", "water"), more("", #"{"which":"rose"}"#)]
    ),
    (
      "without index and id", [head("", "", "plant", #"{"what":"fern"}"#), head("", "", "water", #"{"which":"rose"}"#)]
    ),
    (
      "with an index that came late",
      [
        head("", "a", "plant"), more("0", #"{"what":"fern"}"#), head("", "b", "water"), more("1", #"{"which":"rose"}"#),
      ]
    ),
    (
      "without index and id, in pieces",
      [
        head("", "", "plant"), more("", #"{"what":"fern"}"#), head("", "", "water"), more("", #"{"which":"#),
        more("", #""rose"}"#),
      ]
    ),
    (
      "both at zero without id",
      [head("0", "", "plant", #"{"what":"fern"}"#), head("0", "", "water", #"{"which":"rose"}"#)]
    ),
  ])
  func `Two calls are two calls`(name: String, lines: [String]) throws {
    #expect(try Streams.calls(lines + [Streams.stop]) == [Self.fern, Self.rose])
  }

  @Test func `The calls of a whole answer are read the same`() throws {
    let body =
      #"{"choices":[{"message":{"content":"","tool_calls":[{"id":"a","type":"function","function":{"name":"plant","arguments":"{\"what\":\"fern\"}"}}]},"finish_reason":"tool_calls"}]}"#
    #expect(try Streams.read(Array(body.utf8)).completion.calls.map(\.name) == ["plant"])
  }

  @Test(arguments: [
    ("", "{}"), ("  ", "{}"), ("null", "{}"), ("{}", "{}"), (#"{"a":1}"#, #"{"a":1}"#),
    (#""{\"a\":1}""#, #"{"a":1}"#), ("[1,2]", "nothing"), (#"{"a":"#, "nothing"), (#"{"a":1}{"b":2}"#, "nothing"),
    (#""words""#, "nothing"),
  ])
  func `Arguments are an object or nothing`(sent: String, read: String) throws {
    #expect(try Streams.calls([Self.head("0", "a", "plant", sent), Streams.stop]) == ["plant \(read)"])
  }

  @Test func `A call without an id of its own gets nine letters and digits`() throws {
    let call = #"{"index":0,"id":"","function":{"name":"plant","arguments":"{}"}}"#
    let twin = #"{"index":1,"id":null,"function":{"name":"plant","arguments":"{}"}}"#
    let ids = try Streams.read([Streams.call(call), Streams.call(twin), Streams.stop]).calls.map(\.id)
    #expect(ids == ["nudgy0000", "nudgy0001"])
  }

  @Test func `Two calls under one id get two`() throws {
    let heads = [Self.head("0", "a", "plant", "{}"), Self.head("1", "a", "water", "{}")]
    #expect(try Streams.read(heads + [Streams.stop]).calls.map(\.id) == ["a", "nudgy0001"])
  }

  @Test func `What else the server said of a call goes back to it`() throws {
    let call = Streams.call(
      #"{"index":0,"id":"f1","type":"function","function":{"name":"plant","arguments":{"what":"fern"}},"extra_content":{"google":{"thought_signature":"c2ln"}}}"#
    )
    let sent = try #require(try Streams.read([call, Streams.stop]).calls.first).json
    #expect(
      try sent.inAnyOrder
        == JSON(
          inAnyOrder:
            #"{"id":"f1","type":"function","function":{"name":"plant","arguments":"{\"what\":\"fern\"}"},"extra_content":{"google":{"thought_signature":"c2ln"}}}"#
        )
    )
  }

  @Test func `A call goes back without what servers refuse in it`() throws {
    let call = Self.head("0", "a", "functions.plant<|channel|>commentary", #"{"half"#)
    let sent = try #require(try Streams.read([call, Streams.stop]).calls.first).json["function"]
    #expect(sent?.inAnyOrder == ["arguments": "{}", "name": "plant"])
  }

  @Test(arguments: [
    #"{"name": "plant", "arguments": {"what": "fern"}}"#,
    #" {"type":"function","name":"plant","parameters":{"what":"fern"}} "#,
    #"{"name":"plant","arguments":"{\"what\":\"fern\"}"}"#,
  ])
  func `A call that is all of the text is a call, and not shown`(text: String) throws {
    let lines = text.map { Streams.text(String($0)) } + [Streams.stop]
    let (shown, completion) = try Streams.read(Streams.events(lines))
    #expect(shown.isEmpty && completion.text.isEmpty)
    #expect(completion.calls.map(NamedCall.init) == [Self.fern])
  }

  @Test(arguments: [
    #"{"name":"uproot","arguments":{}}"#, #"Sure: {"name":"plant","arguments":{}}"#, "{{what}}", "<b>plant</b>",
    "[plant]",
    "```\nwater\n```",
  ])
  func `Any other text is text`(text: String) throws {
    let (shown, completion) = try Streams.read(Streams.events([Streams.text(text), Streams.stop]))
    #expect(shown.joined() == text && completion.text == text)
    #expect(completion.calls.isEmpty)
  }

  @Test(arguments: [
    #"{"name":"plant"}"#, #"{{"name": "plant", "arguments": {}}}"#, #"[{"name":"plant","arguments":{}}]"#,
    "```json\n{\"name\":\"plant\",\"arguments\":{}}\n```", "<function=plant>{}</function>",
    "{\"name\":\"plant\",\"arguments\":{}}\n{\"name\":\"plant\",\"arguments\":{}}",
    "<tool_call>\n{\"name\":\"plant\",\"arguments\":{}}\n</tool_call>",
  ])
  func `A call written in another way is neither made nor shown`(text: String) throws {
    let bytes = Streams.events([Streams.text(text), Streams.stop])
    var reader = CompletionReader(toolNames: Streams.offered)
    #expect(try reader.consume(bytes) == "")
    #expect(throws: ModelFault.noTools) { try reader.end() }
  }
}
