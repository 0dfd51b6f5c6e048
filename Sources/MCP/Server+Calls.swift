import Engine
import Replies

/// A question that waits until the request is repeated with its answer.
struct OpenQuestion {
  /// The `requestState` that the client sends back.
  let state: String
  let question: Question
  let call: Call
  /// The number of questions asked before this one.
  let round: Int
}

extension Server {
  func call(_ params: JSON, _ client: Client) async throws(ProtocolError) -> JSON {
    guard let name = params["name"]?.string else { throw .invalidParams("The tool's name is missing.") }
    guard let tool = configuration.tools.first(where: { $0.name == name }) else {
      throw .invalidParams("There's no tool “\(name.prefix(60))” here.")
    }
    if let state = params["requestState"]?.string {
      return try await answerQuestion(state, params["inputResponses"]?["answer"], tool, client)
    }
    let call: Call
    do {
      call = Call(name, try tool.arguments(params["arguments"]))
    } catch {
      return try toolResult(CallOutcome(error: error), tool, client)
    }
    return try await resultAfterQuestion(await perform(call, asksFirst: tool.needsConfirmation), call, tool, client)
  }

  /// Runs the call, or asks whether to run it, after all earlier calls.
  func perform(_ call: Call, asksFirst: Bool = false) async -> CallOutcome {
    await runInOrder { [configuration] in
      _ = configuration.takeAccessedKinds()
      let events = Events()
      if asksFirst {
        await configuration.engine.propose(call, from: "The assistant") { await events.record($0) }
      } else {
        await configuration.engine.run(call) { await events.record($0) }
      }
      var outcome = await events.outcome
      outcome.kinds = configuration.takeAccessedKinds()
      return outcome
    } ?? CallOutcome()
  }

  /// The call's result, after the person has answered the questions that must be answered first.
  private func resultAfterQuestion(
    _ outcome: CallOutcome, _ call: Call, _ tool: Tool, _ client: Client, round: Int = 0
  ) async throws(ProtocolError) -> JSON {
    guard let question = outcome.question, let reply = outcome.reply else {
      return try toolResult(outcome, tool, client)
    }
    guard client.canAsk, round < Server.maxRounds else {
      return try unconfirmedResult(question, call, tool, outcome.kinds, client)
    }
    let form = question.form(configuration.renderer.text(reply), configuration.renderer.localize)
    let open = OpenQuestion(state: "nudgy-\(makeStateNumber())", question: question, call: call, round: round)
    if client.revision.isStateless {
      self.openQuestions = self.openQuestions.suffix(Server.maxOpenQuestions - 1) + [open]
      let request: JSON = ["method": "elicitation/create", "params": form]
      return try recordingInLedger(
        ["resultType": "input_required", "inputRequests": ["answer": request], "requestState": .string(open.state)],
        tool.name, outcome.kinds, client)
    }
    try appendToLedger(form, tool.name, outcome.kinds, client)
    return try await continueCall(after: open, await ask(form), tool, client)
  }

  private func answerQuestion(_ state: String, _ answer: JSON?, _ tool: Tool, _ client: Client)
    async throws(ProtocolError) -> JSON
  {
    guard let place = openQuestions.firstIndex(where: { $0.state == state && $0.call.tool == tool.name }) else {
      let error = UserError("That question isn't open any more.", hint: "Make the call again.", code: .notFound)
      return try toolResult(CallOutcome(error: error), tool, client)
    }
    return try await continueCall(after: openQuestions.remove(at: place), answer, tool, client)
  }

  private func continueCall(
    after open: OpenQuestion, _ answer: JSON?, _ tool: Tool, _ client: Client
  ) async throws(ProtocolError) -> JSON {
    guard let call = open.question.call(forAnswer: answer, configuration.renderer.localize) else {
      return try toolResult(CallOutcome(reply: Reply("The person left that open. Nothing was changed.")), tool, client)
    }
    return try await resultAfterQuestion(await perform(call), call, tool, client, round: open.round + 1)
  }

  private static let maxRounds = 5
  private static let maxOpenQuestions = 20
}

extension Server {
  /// The tool's result, once it is recorded in the ledger.
  private func toolResult(_ outcome: CallOutcome, _ tool: Tool, _ client: Client) throws(ProtocolError) -> JSON {
    if let missing = outcome.missingParameter {
      let error = UserError(
        "“\(missing.parameter)” is missing: \(missing.prompt)", hint: "Give all the words at once.", code: .usage)
      return try toolResult(CallOutcome(error: error, kinds: outcome.kinds), tool, client)
    }
    var result: [(key: String, value: JSON)]
    if let reply = outcome.reply, outcome.error == nil {
      result = [
        ("content", Server.content(configuration.renderer.text(reply))),
        ("structuredContent", configuration.renderer.json(reply)),
      ]
    } else {
      let error = outcome.error ?? UserError("Nothing came of that; nothing was changed.")
      result = [("content", Server.content(configuration.renderer.error(error)))]
    }
    result.append(("isError", .bool(outcome.error != nil || outcome.reply == nil)))
    return try recordingInLedger(.object(result).truncated(at: Server.maxTextLength), tool.name, outcome.kinds, client)
  }

  /// The most characters of each text in a result.
  static let maxTextLength = 50_000

  /// The result of a call that only the person may confirm. It tells the assistant what they can type.
  private func unconfirmedResult(
    _ question: Question, _ call: Call, _ tool: Tool, _ kinds: [String], _ client: Client
  ) throws(ProtocolError) -> JSON {
    let sentence: LocalizedText = "Only the person can answer this, so nothing was changed: \(question.text)"
    let hint: LocalizedText = "They can type: \(call.commandLine(for: tool))"
    let text = configuration.renderer.error(UserError(sentence, hint: hint, code: .unconfirmed))
    return try recordingInLedger(["content": Server.content(text), "isError": true], tool.name, kinds, client)
  }

  private static func content(_ text: String) -> JSON { [["type": "text", "text": .string(text)]] }

  func recordingInLedger(_ result: JSON, _ purpose: String, _ kinds: [String], _ client: Client) throws(ProtocolError)
    -> JSON
  {
    try appendToLedger(result, purpose, kinds, client)
    return result
  }

  private func appendToLedger(_ message: JSON, _ purpose: String, _ kinds: [String], _ client: Client)
    throws(ProtocolError)
  {
    do {
      try configuration.ledger("mcp: \(client.name)", message.text.utf8.count, purpose, kinds)
    } catch {
      throw .ledgerFailed
    }
  }
}

/// Collects the events that the engine sends during one call.
private actor Events {
  private(set) var outcome = CallOutcome()
  func record(_ event: Event) { outcome.record(event) }
}
