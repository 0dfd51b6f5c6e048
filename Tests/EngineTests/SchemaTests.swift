import Civil
import Engine
import EngineFakes
import JSONChecks
import Language
import Languages
import Replies
import Testing

@Suite struct SchemaTests {
  @Test func `A tool's schema tells names, types and what is required`() throws {
    let tool = Tool(
      "t", verb: "t", "Does it.", topic: .day,
      does: Work(.text("what", "the thing"), .optional(.moment("at", "when"))) { _, _, _ in Reply() })
    #expect(
      try tool.schema.inAnyOrder
        == JSON(
          inAnyOrder:
            #"{"type":"object","properties":{"what":{"type":"string","description":"the thing"},"at":{"type":"string","description":"when: YYYY-MM-DD[THH:MM]"}},"required":["what"],"additionalProperties":false}"#
        )
    )
  }

  @Test func `A call from JSON is read by the same parameters`() async throws {
    let json = try #require(JSON(reading: #"{"tool":"plant","arguments":{"what":"fern","at":"2026-12-01T09:00"}}"#))
    let call = try #require(Call(json: json))
    let toys = ToyTools()
    let turn = Turn(context: InputContext.friday(in: .english, zone: "UTC"))
    _ = try await toys.tools[0].run(turn, call.arguments)
    #expect(toys.calls == ["plant fern 2026-12-01T09:00"])
  }

  @Test func `A word that is no time is a usage error with a sentence`() async {
    let turn = Turn(context: InputContext.friday(in: .english, zone: "UTC"))
    await #expect(
      throws: UserError(
        "“\("soonish")” isn't valid for \(LocalizedText("at")): \(LocalizedText("when")).",
        hint: "It takes a time, as in tomorrow, friday 5pm or 2026-11-20T17:00.", code: .usage)
    ) {
      _ = try await ToyTools().tools[0].run(turn, ["what": .words("x"), "at": .words("soonish")])
    }
  }
}
