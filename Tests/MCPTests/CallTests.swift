import Engine
import Replies
import Testing

@testable import MCP

@Suite struct CallTests {
  let toyServer = ToyServer()
  private static let tooLong = String(repeating: "x", count: 1001)

  @Test func `A tool is told with what it takes, and with what it does to what is there`() async {
    await toyServer.shakeHands()
    let tools = await toyServer.ask("tools/list")["result"]?["tools"]?.array ?? []
    #expect(tools.map { $0["name"]?.string } == ["water", "sow", "look", "dig", "name"])
    #expect(tools.map { $0["annotations"]?["readOnlyHint"] } == [false, false, true, false, false])
    #expect(tools.map { $0["annotations"]?["destructiveHint"] } == [true, false, false, true, true])
    #expect(tools.allSatisfy { $0["outputSchema"]?["type"] == "object" })
    #expect(tools[0]["inputSchema"]?["properties"]?.members?.map(\.key) == ["which"])
    #expect(tools[4]["inputSchema"]?["required"] == ["as"])
    #expect(
      tools[2]["inputSchema"]?["properties"] == [
        "at": ["type": "string", "description": "what", "maxLength": 1000],
        "through": [
          "type": "array", "items": ["type": "string", "maxLength": 1000], "description": "which glasses",
          "maxItems": 100,
        ],
      ])
  }

  @Test func `What a tool answers comes as words and as JSON, and stands in the ledger`() async {
    await toyServer.shakeHands()
    let answer = await toyServer.call("sow", ["seeds": "poppy", "rows": .null])
    #expect(answer.words == "Sown: poppy.")
    #expect(answer["result"]?["structuredContent"] == ["receipt": "Sown: poppy."])
    #expect(toyServer.noted == [#"mcp: tester true sow ["plants"]"#])
  }

  @Test(
    arguments: [
      ("look", ["at": "dark"], "It is dark. Wait for the day."), ("look", .object([]), "at is missing."),
      ("look", ["at": "x", "from": "the roof"], "“look” has no parameter “from”. It takes: at, through."),
      ("look", ["at": .string(CallTests.tooLong)], "“at” is too long: it takes up to 1000 characters."),
      (
        "look", ["at": "x", "through": [.string(CallTests.tooLong)]],
        "“through” is too long: it takes up to 1000 characters."
      ),
      (
        "look", ["at": "x", "through": .array(Array(repeating: "glass", count: 101))],
        "“through” has too many items: it takes up to 100."
      ),
      (
        "look", ["at": "x", "through": [["deep"]]],
        "“through” must be text, a number, true or false, or a list of those."
      ),
      (
        "look", ["at": "x", "through": [.null]],
        "“through” must be text, a number, true or false, or a list of those."
      ),
      ("name", .object([]), "“as” is missing: its name."),
      ("look", ["at": "x", "colour": "red"], "“look” has no parameter “colour”. It takes: at, through."),
      ("look", ["at": ["deep": true]], "“at” must be text, a number, true or false, or a list of those."),
      ("look", [1], "The arguments are not an object."),
      ("water", ["twice": true], "“water” has no parameter “twice”. It takes: which."),
      ("sow", ["seeds": "poppy", "rows": 10], "“10” isn't valid for rows: how many. It takes a number from 1 to 9."),
      ("sow", .object([]), "“seeds” is missing: Name them. Give all the words at once."),
    ] as [(String, JSON, String)])
  func `What a tool refuses is one sentence, and nothing is done`(tool: String, arguments: JSON, words: String) async {
    await toyServer.shakeHands()
    let answer = await toyServer.call(tool, arguments)
    #expect(answer.isError)
    #expect(answer.words == words)
    #expect(toyServer.made == [])
  }

  @Test func `Of what could act on a terminal nothing is taken`() async {
    await toyServer.shakeHands()
    _ = await toyServer.call("sow", ["seeds": "po\u{1B}[2Jp\u{202E}py\u{7}"])
    #expect(toyServer.made == ["sow poppy"])
  }

  @Test func `An answer is as long as an assistant can take, and says where it was cut`() async {
    await toyServer.shakeHands()
    let seeds = String(repeating: "poppy ", count: 10_000)
    let answer = await toyServer.call("sow", ["seeds": .string(seeds)])
    #expect(answer.words?.hasSuffix("… (cut here: it has 60007 characters)") == true)
    #expect(answer["result"]?["structuredContent"]?["receipt"]?.string?.count == answer.words?.count)
  }

  @Test func `Where the ledger cannot be written nothing is handed over`() async {
    await toyServer.shakeHands()
    toyServer.fillLedger()
    let answer = await toyServer.call("look", ["at": "the rose"])
    #expect(answer.code == -32603)
    #expect(!answer.text.contains("Seen"))
  }

  @Test func `A resource is read as text, and stands in the ledger too`() async {
    await toyServer.shakeHands()
    #expect(await toyServer.ask("resources/list")["result"]?["resources"]?.array?.first?["uri"] == "shed://rose")
    let page = await toyServer.ask("resources/read", ["uri": "shed://rose"])["result"]?["contents"]?.array?.first
    #expect(page?["text"] == "Watered.")
    #expect(toyServer.noted.count == 1)
  }

  @Test func `A prompt is a person's own words, with what they gave`() async {
    await toyServer.shakeHands()
    let got = await toyServer.ask("prompts/get", ["name": "sow", "arguments": ["what": "beans"]])
    #expect(got["result"]?["messages"]?.array?.first?["content"]?["text"] == "Sow beans.")
  }
}
