import Civil
import Engine
import EngineFakes
import JSONChecks
import Language
import Languages
import Replies
import Testing

@Suite struct OfferedCallTests {
  private static let tools = [
    Tool(
      "plant", verb: "plant", "Plants something.", topic: .day,
      does: Work(
        .text("what", "what to plant"), .optional(.number("depth", "how deep", 1...9)),
        .optional(.list("tags", "words")),
        .internalOnly(.flag("secret", "inner"))
      ) { _, _, _, _, _ in Reply() })
  ]

  private func result(_ name: String, _ arguments: String) throws -> Result<Call, UserError> {
    let call = #"{"index":0,"id":"a","function":{"name":"\#(name)","arguments":\#(arguments)}}"#
    let completion = try Streams.read([Streams.call(call), Streams.stop])
    let reading = InputContext.friday(in: .english, zone: "UTC")
    return try #require(completion.calls(offering: Self.tools, reading).first).result
  }

  @Test(arguments: [
    (#"{"what":"fern","depth":3,"tags":["a","b"]}"#, #"{"depth":3,"tags":["a","b"],"what":"fern"}"#),
    (#"{"what":"fern","depth":"3"}"#, #"{"depth":"3","what":"fern"}"#),
    (#"{"what":"fern","depth":null,"tags":""}"#, #"{"what":"fern"}"#),
    (#"{"what":"fern","priority":"high","secret":true}"#, #"{"what":"fern"}"#),
    (#"{"what":12}"#, #"{"what":12}"#),
  ])
  func `Arguments become a call, without what the tool does not have`(sent: String, read: String) throws {
    let call = try result("plant", sent).get()
    #expect(try call.json["arguments"]?.inAnyOrder == JSON(inAnyOrder: read))
  }

  @Test(arguments: ["plant", "functions.plant", "plant<|channel|>commentary", " plant ", "default_api.plant"])
  func `A name is found under what models write around it`(name: String) throws {
    #expect(try result(name, #"{"what":"fern"}"#).get().tool == "plant")
  }

  @Test(arguments: [
    ("uproot", "{}", "There's no tool uproot."),
    ("multi_tool_use.parallel", "{}", "There's no tool parallel."),
    ("plant", #""[1]""#, "The arguments of plant aren't a JSON object."),
    ("plant", "{}", "what is missing."),
    ("plant", #"{"what":null}"#, "what is missing."),
    ("plant", #"{"what":"fern","depth":1000000000000000}"#, "“1000000000000000” isn't valid for depth: how deep."),
    ("plant", #"{"what":"fern","depth":"deep"}"#, "“deep” isn't valid for depth: how deep."),
    ("plant", #"{"what":{"name":"fern"}}"#, "what has to be an object, not what to plant."),
  ])
  func `What is wrong with a call is one sentence`(name: String, arguments: String, sentence: String) throws {
    guard case .failure(let trouble) = try result(name, arguments) else {
      Issue.record("It became a call.")
      return
    }
    #expect(trouble.message.text() == sentence)
  }
}
