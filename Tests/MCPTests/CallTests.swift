import Engine
import Testing

@testable import MCP

@Suite struct CallTests {
  let shed = Shed()

  @Test func `A tool is told with what it takes, and with what it does to what is there`() async {
    await shed.shakeHands()
    let tools = await shed.ask("tools/list")["result"]?["tools"]?.array ?? []
    #expect(tools.map { $0["name"]?.string } == ["water", "sow", "look", "dig"])
    #expect(tools.map { $0["annotations"]?["readOnlyHint"] } == [false, false, true, false])
    #expect(tools.map { $0["annotations"]?["destructiveHint"] } == [true, false, false, true])
    #expect(tools[0]["inputSchema"]?["properties"]?.members?.map(\.key) == ["which"])
  }

  @Test func `What a tool answers comes as words and as JSON, and stands in the ledger`() async {
    await shed.shakeHands()
    let answer = await shed.call("sow", ["seeds": "poppy", "rows": .null])
    #expect(answer.words == "Sown: poppy.")
    #expect(answer["result"]?["structuredContent"] == ["receipt": "Sown: poppy."])
    #expect(shed.noted == [#"mcp: tester true sow ["plants"]"#])
  }

  @Test(
    arguments: [
      ("look", ["at": "dark"], "It is dark. Wait for the day."), ("look", .object([]), "at is missing."),
      ("look", ["at": "x", "colour": "red"], "“look” takes no “colour”. What it takes: at."),
      ("look", ["at": ["deep": true]], "“at” is to be text, a number, yes or no, or a list."),
      ("look", [1], "The arguments are no object."),
      ("water", ["twice": true], "“water” takes no “twice”. What it takes: which."),
      ("sow", ["seeds": "poppy", "rows": 10], "“10” does not read as rows: how many."),
      ("sow", .object([]), "“seeds” is missing: Name them. Give all of the words at once."),
    ] as [(String, JSON, String)])
  func `What a tool refuses is one sentence, and nothing is done`(tool: String, arguments: JSON, words: String) async {
    await shed.shakeHands()
    let answer = await shed.call(tool, arguments)
    #expect(answer.isError)
    #expect(answer.words == words)
    #expect(shed.made == [])
  }

  @Test func `Where the ledger cannot be written nothing is handed over`() async {
    await shed.shakeHands()
    shed.fillLedger()
    let answer = await shed.call("look", ["at": "the rose"])
    #expect(answer.code == -32603)
    #expect(!answer.text.contains("Seen"))
  }

  @Test func `A resource is read as text, and stands in the ledger too`() async {
    await shed.shakeHands()
    #expect(await shed.ask("resources/list")["result"]?["resources"]?.array?.first?["uri"] == "shed://rose")
    let page = await shed.ask("resources/read", ["uri": "shed://rose"])["result"]?["contents"]?.array?.first
    #expect(page?["text"] == "Watered.")
    #expect(shed.noted.count == 1)
  }

  @Test func `A prompt is a person's own words, with what they gave`() async {
    await shed.shakeHands()
    let got = await shed.ask("prompts/get", ["name": "sow", "arguments": ["what": "beans"]])
    #expect(got["result"]?["messages"]?.array?.first?["content"]?["text"] == "Sow beans.")
  }
}
