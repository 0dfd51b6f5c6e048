import Engine
import Replies

/// A question that waits for the request to come again with its answer.
struct OpenQuestion {
  /// The name that the client gives back.
  let state: String
  let question: Question
  let call: Call
  /// How many questions led here.
  let round: Int
}

extension Server {
  func call(_ params: JSON, _ client: Client) async throws(Fault) -> JSON {
    guard let name = params["name"]?.string else { throw .params("The tool's name is missing.") }
    guard let tool = offer.tools.first(where: { $0.name == name }) else {
      throw .params("There is no tool “\(name.prefix(60))” here.")
    }
    if let state = params["requestState"]?.string {
      return try await answer(state, params["inputResponses"]?["answer"], tool, client)
    }
    let call: Call
    do {
      call = Call(name, try tool.arguments(params["arguments"]))
    } catch {
      return try told(CallOutcome(trouble: error), tool, client)
    }
    return try await settle(await hear(call, asksFirst: tool.needsKey), call, tool, client)
  }

  /// Makes the call, or asks whether it is to be made, after those that came before it.
  func hear(_ call: Call, asksFirst: Bool = false) async -> CallOutcome {
    await inTurn { [offer] in
      _ = offer.kinds()
      let events = Events()
      if asksFirst {
        await offer.engine.propose(call, from: "The assistant") { await events.take($0) }
      } else {
        await offer.engine.run(call) { await events.take($0) }
      }
      var heard = await events.heard
      heard.kinds = offer.kinds()
      return heard
    } ?? CallOutcome()
  }

  /// The result, once the client's person has answered what has to be answered first.
  private func settle(
    _ heard: CallOutcome, _ call: Call, _ tool: Tool, _ client: Client, round: Int = 0
  ) async throws(Fault) -> JSON {
    guard let question = heard.question, let reply = heard.reply else { return try told(heard, tool, client) }
    guard client.canAsk, round < Server.mostRounds else {
      return try refused(question, call, tool, heard.kinds, client)
    }
    let form = question.form(offer.face.text(reply), offer.face.words)
    let open = OpenQuestion(state: "nudgy-\(state())", question: question, call: call, round: round)
    if client.revision.isStateless {
      self.open = self.open.suffix(Server.mostOpen - 1) + [open]
      let asked: JSON = ["method": "elicitation/create", "params": form]
      return try kept(
        ["resultType": "input_required", "inputRequests": ["answer": asked], "requestState": .string(open.state)],
        tool.name, heard.kinds, client)
    }
    try note(form, tool.name, heard.kinds, client)
    return try await go(on: open, await ask(form), tool, client)
  }

  private func answer(_ state: String, _ answer: JSON?, _ tool: Tool, _ client: Client) async throws(Fault) -> JSON {
    guard let place = open.firstIndex(where: { $0.state == state && $0.call.tool == tool.name }) else {
      let trouble = UserError("That question is not open any more.", hint: "Make the call anew.", code: .notFound)
      return try told(CallOutcome(trouble: trouble), tool, client)
    }
    return try await go(on: open.remove(at: place), answer, tool, client)
  }

  private func go(
    on open: OpenQuestion, _ answer: JSON?, _ tool: Tool, _ client: Client
  ) async throws(Fault) -> JSON {
    guard let call = open.question.call(answeredBy: answer, offer.face.words) else {
      return try told(CallOutcome(reply: Reply("The person left that open. Nothing was changed.")), tool, client)
    }
    return try await settle(await hear(call), call, tool, client, round: open.round + 1)
  }

  private static let mostRounds = 5
  private static let mostOpen = 20
}

extension Server {
  /// A result, once the ledger has it.
  private func told(_ heard: CallOutcome, _ tool: Tool, _ client: Client) throws(Fault) -> JSON {
    if let missing = heard.missing {
      let trouble = UserError(
        "“\(missing.parameter)” is missing: \(missing.prompt)", hint: "Give all of the words at once.", code: .usage)
      return try told(CallOutcome(trouble: trouble, kinds: heard.kinds), tool, client)
    }
    var result: [(key: String, value: JSON)]
    if let reply = heard.reply, heard.trouble == nil {
      result = [("content", Server.content(offer.face.text(reply))), ("structuredContent", offer.face.json(reply))]
    } else {
      let trouble = heard.trouble ?? UserError("Nothing came of that, and nothing was changed.")
      result = [("content", Server.content(offer.face.trouble(trouble)))]
    }
    result.append(("isError", .bool(heard.trouble != nil || heard.reply == nil)))
    return try kept(.object(result).cut(at: Server.longestText), tool.name, heard.kinds, client)
  }

  /// Characters of each text in an answer.
  static let longestText = 50_000

  /// An assistant does not answer for its person: it can tell them what to type.
  private func refused(
    _ question: Question, _ call: Call, _ tool: Tool, _ kinds: [String], _ client: Client
  ) throws(Fault) -> JSON {
    let sentence: LocalizedText = "Only the person can answer this, so nothing was changed: \(question.words)"
    let hint: LocalizedText = "They can type: \(call.typed(tool))"
    let text = offer.face.trouble(UserError(sentence, hint: hint, code: .unconfirmed))
    return try kept(["content": Server.content(text), "isError": true], tool.name, kinds, client)
  }

  private static func content(_ text: String) -> JSON { [["type": "text", "text": .string(text)]] }

  func kept(_ result: JSON, _ purpose: String, _ kinds: [String], _ client: Client) throws(Fault) -> JSON {
    try note(result, purpose, kinds, client)
    return result
  }

  private func note(_ leaving: JSON, _ purpose: String, _ kinds: [String], _ client: Client) throws(Fault) {
    do {
      try offer.ledger("mcp: \(client.name)", leaving.text.utf8.count, purpose, kinds)
    } catch {
      throw .unledgered
    }
  }
}

/// What the engine sends during one call.
private actor Events {
  private(set) var heard = CallOutcome()
  func take(_ event: Event) { heard.take(event) }
}
