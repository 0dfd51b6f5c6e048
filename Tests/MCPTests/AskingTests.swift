import Engine
import Replies
import Testing

@testable import MCP

/// A question is the person's to answer, never the assistant's.
@Suite struct AskingTests {
  let toyServer = ToyServer()
  private static let forms: JSON = ["elicitation": .object([])]

  private func begin(_ capabilities: JSON = AskingTests.forms) async -> JSON {
    await toyServer.shakeHands(capabilities: capabilities)
    return await toyServer.call("water", ["which": "ask"])
  }

  private func answer(_ request: JSON, _ result: JSON) async -> JSON {
    await toyServer.say(JSONRPCMessage.response(request["id"] ?? .null, result).text)
    return await toyServer.next()
  }

  @Test func `A client that can ask does, and the person's choice is done`() async {
    let asked = await begin()
    #expect(asked["method"] == "elicitation/create")
    let field = asked["params"]?["requestedSchema"]?["properties"]?["answer"]
    #expect(field?["enum"] == ["rose", "lily"])
    #expect(toyServer.made == [])
    let done = await answer(asked, ["action": "accept", "content": ["answer": "lily"]])
    #expect(done.words == "Watered.")
    #expect(toyServer.made == [#"water words("lily")"#])
  }

  @Test(
    arguments: [
      ["action": "decline"], ["action": "cancel"], ["action": "accept"],
      ["action": "accept", "content": ["answer": "oak"]],
      .object([]),
    ] as [JSON])
  func `What the person did not choose is not done`(result: JSON) async {
    let answer = await answer(await begin(), result)
    #expect(answer.words == "The person left that open. Nothing was changed.")
    #expect(toyServer.made == [])
  }

  @Test(arguments: [.object([]), ["elicitation": ["url": .object([])]]] as [JSON])
  func `A client that cannot ask is told what the person can type`(capabilities: JSON) async {
    let answer = await begin(capabilities)
    #expect(answer.isError)
    #expect(
      answer.words
        == "Only the person can answer this, so nothing was changed: Which one? They can type: nudgy water --which ask")
  }

  @Test func `Other calls are answered while the person thinks`() async {
    let asked = await begin()
    #expect(await toyServer.call("look", ["at": "the sky"], id: 2).words == "Seen: the sky.")
    #expect(await answer(asked, ["action": "accept", "content": ["answer": "rose"]])["id"] == 1)
  }

  @Test func `A call that is called off asks no more, does nothing and has no answer`() async {
    let asked = await begin()
    await toyServer.say(JSONRPCMessage.notification("notifications/cancelled", ["requestId": 1]).text)
    #expect(await toyServer.next()["params"]?["requestId"] == asked["id"])
    await toyServer.say(
      JSONRPCMessage.response(asked["id"] ?? .null, ["action": "accept", "content": ["answer": "lily"]]).text)
    #expect(await toyServer.rest().isEmpty)
    #expect(toyServer.made == [])
  }

  @Test func `When the input ends an open question is left`() async {
    _ = await begin()
    #expect(await toyServer.rest().map(\.words) == ["The person left that open. Nothing was changed."])
    #expect(toyServer.made == [])
  }

  @Test func `What takes something out of sight is asked before it is done`() async {
    await toyServer.shakeHands(capabilities: AskingTests.forms)
    let asked = await toyServer.call("dig", ["which": "rose"])
    #expect(asked["params"]?["requestedSchema"]?["properties"]?["answer"]?["enum"] == ["yes", "no"])
    #expect(toyServer.made == [])
    #expect(await answer(asked, ["action": "accept", "content": ["answer": "yes"]]).words == "Dug up.")
    #expect(toyServer.made == [#"dig words("rose")"#])
  }

  @Test func `A client that cannot ask takes nothing out of sight`() async {
    await toyServer.shakeHands(capabilities: .object([]))
    let answer = await toyServer.call("dig", ["which": "rose"])
    #expect(answer.isError && answer.words?.hasSuffix("They can type: nudgy dig --which rose") == true)
    #expect(toyServer.made == [])
  }
}
