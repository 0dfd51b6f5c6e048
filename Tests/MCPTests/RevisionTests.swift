import Engine
import Replies
import Testing

@testable import MCP

@Suite struct RevisionTests {
  let toyServer = ToyServer()

  private func envelope(
    _ version: JSON = "2026-07-28", capabilities: JSON = ["elicitation": ["form": .object([])]],
    with params: [(key: String, value: JSON)] = []
  ) -> JSON {
    .object(
      params + [
        (
          "_meta",
          [
            Client.key("protocolVersion"): version, Client.key("clientCapabilities"): capabilities,
            Client.key("clientInfo"): ["name": "modern", "version": "1"],
          ]
        )
      ])
  }

  @Test(
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("1999-01-01", "2025-11-25"),
    ])
  func `A handshake agrees on what both know`(offered: String, agreed: String) async {
    #expect(await toyServer.shakeHands(offered)["result"]?["protocolVersion"] == .string(agreed))
  }

  @Test func `Without a handshake each request tells who asks`() async {
    let found = await toyServer.ask("server/discover", envelope())["result"]
    #expect(found?["supportedVersions"]?.array?.first == "2026-07-28")
    #expect(found?["resultType"] == "complete")
    #expect(found?["cacheScope"] == "private")
    #expect(await toyServer.ask("ping", envelope()).code == -32601)
    #expect(await toyServer.ask("tools/list", envelope("2027-01-01")).code == -32022)
    #expect(await toyServer.ask("tools/list", envelope(7)).code == -32602)
    #expect(await toyServer.ask("tools/list", envelope(capabilities: .null)).code == -32602)
  }

  @Test func `A question ends the request, and its answer comes with the next one`() async {
    let call: [(key: String, value: JSON)] = [("name", "water"), ("arguments", ["which": "ask"])]
    let asked = await toyServer.ask("tools/call", envelope(with: call))["result"]
    #expect(asked?["resultType"] == "input_required")
    #expect(asked?["inputRequests"]?["answer"]?["method"] == "elicitation/create")
    let state = asked?["requestState"] ?? .null
    let answered: [(key: String, value: JSON)] =
      call + [
        ("requestState", state), ("inputResponses", ["answer": ["action": "accept", "content": ["answer": "rose"]]]),
      ]
    #expect(await toyServer.ask("tools/call", envelope(with: answered)).words == "Watered.")
    // Once only.
    #expect(await toyServer.ask("tools/call", envelope(with: answered)).isError)
    #expect(toyServer.made == [#"water words("rose")"#])
  }

  @Test func `An answer to a question that nobody asked does nothing`() async {
    let forged: [(key: String, value: JSON)] = [
      ("name", "water"), ("requestState", "nudgy-1"),
      ("inputResponses", ["answer": ["action": "accept", "content": ["answer": "rose"]]]),
    ]
    #expect(await toyServer.ask("tools/call", envelope(with: forged)).isError)
    #expect(toyServer.made == [])
  }
}
