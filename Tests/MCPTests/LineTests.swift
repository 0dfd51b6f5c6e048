import Engine
import Replies
import Testing

@testable import MCP

/// Whatever stands on a line, it is answered as JSON-RPC says, and the next line is read.
@Suite struct LineTests {
  let toyServer = ToyServer()

  @Test(
    arguments: [
      ("", nil), ("   ", nil), ("no JSON", -32700), ("{", -32700), ("\u{FFFD}\u{FFFD}", -32700), ("7", -32600),
      ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600), ("[]", -32600),
      (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, -32600),
      (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"2"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"swim"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"shed://x"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"x"}}"#, -32602),
      (#"{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"sow","arguments":{"x":"y"}}}"#, -32602),
      (#"{"jsonrpc":"2.0","method":"notifications/whatever"}"#, nil), (#"{"jsonrpc":"2.0","id":"x","result":{}}"#, nil),
    ] as [(String, Double?)])
  func `A line that is amiss has its code, and one that asks nothing no answer`(line: String, code: Double?) async {
    await toyServer.shakeHands()
    await toyServer.say(line)
    #expect(await toyServer.rest().map(\.code) == (code.map { [$0] } ?? []))
  }

  @Test func `Before a handshake nothing but a ping is answered`() async {
    #expect(await toyServer.ask("tools/list").code == -32600)
    #expect(await toyServer.ask("ping")["result"] == .object([]))
  }

  @Test func `A line of a megabyte is taken whole`() async {
    await toyServer.shakeHands()
    let seeds = String(repeating: "🌺", count: 100_000)
    let escaped = String(repeating: #"\ud83c\udf3a"#, count: 100_000)
    await toyServer.say(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"sow","arguments":{"seeds":"\#(escaped)"}}}"#)
    #expect(await toyServer.next().isError == false)
    #expect(toyServer.made == ["sow \(seeds)"])
  }

  @Test(
    arguments: [
      (#"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"arguments":DEEP}}"#, 7),
      (#"{"params":{"id":3,"arguments":DEEP},"method":"tools/call","id" : "seven"}"#, "seven"),
      (#"{"jsonrpc":"2.0","params":{"text":"a \"id\": 3 }","arguments":DEEP}}"#, .null), (#"{"id":"se"#, .null),
    ] as [(String, JSON)])
  func `Whoever sent what cannot be read is answered by its id`(line: String, id: JSON) async {
    await toyServer.shakeHands()
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    await toyServer.say(line.replacing("DEEP", with: deep))
    let answer = await toyServer.next()
    #expect(answer.code == -32700)
    #expect(answer["id"] == id)
  }

  @Test func `Several messages stand in one array in the revision that has that`() async {
    await toyServer.shakeHands("2025-03-26")
    await toyServer.say(
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"},{"jsonrpc":"2.0","id":2,"method":"x"},7]"#
    )
    let answers = await toyServer.next().array ?? []
    #expect(answers.map { $0["id"] } == [1, 2, .null])
    #expect(answers.map(\.code) == [nil, -32601, -32600])
  }

  @Test func `Calls are made and answered in the order they came`() async {
    await toyServer.shakeHands()
    for place in 0..<20 {
      await toyServer.say(
        JSONRPCMessage.request(
          .number(Double(place)), "tools/call", ["name": "sow", "arguments": ["seeds": .string("\(place)")]]
        )
        .text)
    }
    #expect(await toyServer.rest().map { $0["id"]?.number } == (0..<20).map(Double.init))
    #expect(toyServer.made == (0..<20).map { "sow \($0)" })
  }
}
