internal import Civil
internal import Language
internal import Prompts
import Replies

extension ModelConversation {
  private static let maxRounds = 5
  private static let maxCalls = 10

  /// The state of one line's exchange with the model.
  private struct Exchange {
    var messages: [ChatMessage]
    var kinds: Set<String> = ["line"]
    var callCount = 0
    var hasWritten = false
    var invalidAnswers = 0
    var refusal: UserError?
    /// Whether the person has to answer before anything else is done.
    var isAsking = false
  }

  /// Lets a model answer a line, in several rounds if it calls tools.
  ///
  /// - Parameters:
  ///   - calls: the rules' reading of the line, run if the model fails.
  ///   - isKept: whether the line was saved before the model was asked.
  func converse(
    _ line: String, _ model: Model, _ calls: [Call], isKept: Bool = false, _ turn: inout Turn,
    _ sink: @escaping Engine.Sink, in engine: isolated Engine
  ) async -> ExitStatus {
    let modelTools = access.toolNames.compactMap(engine.tool)
    let hidden = { [dialogue = turn.dialogue] kind in self.isHidden(kind, dialogue) }
    // Drops any open question, so that a yes to the model's words answers nothing else.
    engine.take(Reply(), to: Call(.cancel), writes: false, then: [], &turn)
    history = history.under(turn.dialogue.consent)
    var exchange = Exchange(messages: [.user(prompt(line, turn))])
    exchange.kinds.formUnion(turn.dialogue.visibleReferences.map(\.kind).filter { !hidden($0) })
    exchange.kinds.formUnion(history.kinds)
    let earlierMessages = history.messages(modelText)
    let forwarder = TextForwarder(sink)
    var fault: ModelFault?
    do throws(ModelFault) {
      for _ in 0..<ModelConversation.maxRounds where !exchange.isAsking && exchange.invalidAnswers < 2 {
        await sink(.waiting)
        let request = ChatRequest(
          system: Prompts.system, earlierMessages + exchange.messages, tools: modelTools, purpose: "a line",
          kinds: exchange.kinds.sorted())
        let answer = try await answer(request, by: model, to: sink, in: engine) { await forwarder.send($0) }
        await forwarder.end()
        guard !answer.calls.isEmpty else {
          guard exchange.callCount > 0 || forwarder.hasSentText else { throw .unreadable }
          if !answer.text.isEmpty { exchange.messages.append(.assistant(Prompts.fenced(answer.text))) }
          if answer.text.isEmpty, let refusal = exchange.refusal { await sink(.error(refusal.singleLine)) }
          break
        }
        var results: [String: String] = [:]
        let calls = answer.calls(offering: modelTools, turn.context)
        // A round counts as invalid once, however many of its calls are.
        if calls.contains(where: \.isInvalid) { exchange.invalidAnswers += 1 }
        for requested in calls {
          results[requested.call.id] = await carryOut(requested, line, &exchange, &turn, sink, in: engine)
        }
        exchange.messages.append(.calls(answer.calls, text: Prompts.fenced(answer.text), results: results))
      }
      if exchange.invalidAnswers > 1, exchange.callCount == 0, !exchange.isAsking { throw .unreadable }
    } catch {
      fault = error
    }
    await forwarder.end()
    history.add(exchange.messages, kinds: exchange.kinds)
    if let fault { await sink(.error(fault.userError.singleLine)) }
    // An incomplete answer, or text about a call that was refused, achieved nothing: the rules' calls run.
    guard exchange.callCount == 0, fault != nil || exchange.refusal != nil else {
      // The model's words save nothing, so the line is saved, unless it asked something that comes first.
      if !exchange.hasWritten, !exchange.isAsking, !isKept { await engine.keepUnsorted(line, turn, sink) }
      return fault?.userError.code ?? .done
    }
    return await engine.execute(calls, &turn, sink)
  }

  /// The prompt with the conversation's references and the line.
  private func prompt(_ line: String, _ turn: Turn) -> String {
    let label = { (reference: Reference) in
      guard !self.isHidden(reference.kind, turn.dialogue) else { return ModelHistory.withheld }
      let label = reference.label.isEmpty ? self.access.label(reference) : reference.label
      return label.isEmpty ? ModelHistory.withheld : label.quotable
    }
    let list = turn.dialogue.lastList.enumerated().map { "\($0 + 1) \(label($1))" }.joined(separator: "; ")
    return Prompts.turn(
      now: "\(turn.now.day.weekday) \(turn.now.iso)", inHand: turn.dialogue.current.map(label) ?? "nothing",
      list: list.isEmpty ? "none" : list, line: line)
  }

  /// Runs a call that a model requested; returns what the model is told of it.
  private func carryOut(
    _ requested: ParsedModelCall, _ line: String, _ exchange: inout Exchange, _ turn: inout Turn,
    _ sink: @escaping Engine.Sink, in engine: isolated Engine
  ) async -> String {
    _ = access.takeAccessedKinds()
    do {
      let requestedCall = try requested.result.get()
      if exchange.isAsking { return "Not done: the person is asked something first." }
      guard exchange.callCount < ModelConversation.maxCalls else {
        return "Not done: ten calls are enough for one line."
      }
      let call = engine.sibling(of: requestedCall, turn.dialogue, in: turn.context.language) ?? requestedCall
      guard let tool = engine.tool(call.tool) else { return "There is no such tool." }
      if let unasked = turn.unasked {
        turn.unasked = nil
        throw unasked
      }
      guard tool.usesOnlyTypedContacts(call, SourceText(line, in: turn.context.language)) else {
        throw UserError("A link, a number or a contact is saved only as the person typed it.", code: .usage)
      }
      exchange.callCount += 1
      if tool.needsConfirmation {
        try await askFirst(call, tool, &turn, sink, in: engine)
        exchange.isAsking = true
        return "Not done yet: the person is asked."
      }
      guard let reply = try await engine.perform(call, &turn) else { return "There is no such tool." }
      exchange.hasWritten = exchange.hasWritten || tool.writes
      await sink(.reply(reply))
      exchange.isAsking = turn.dialogue.question != nil || engine.isCollecting
      return hidesAccessedRecords(&exchange, turn)
        ? "Done. What it shows is \(ModelHistory.withheld)." : modelText(reply)
    } catch {
      let userError = UserError(error)
      exchange.refusal = userError
      if hidesAccessedRecords(&exchange, turn) { return "Not done. Why is \(ModelHistory.withheld)." }
      return Prompts.fenced(
        [userError.message.text(), userError.hint?.text()].compactMap(\.self).joined(separator: " "))
    }
  }

  /// Whether the records just read are hidden from the model. If not, their kinds are noted for the ledger.
  private func hidesAccessedRecords(_ exchange: inout Exchange, _ turn: Turn) -> Bool {
    let kinds = access.takeAccessedKinds()
    if kinds.contains(where: { isHidden($0, turn.dialogue) }) { return true }
    exchange.kinds.formUnion(kinds)
    return false
  }

  /// Asks the person to confirm a model's call, which runs only when they do.
  private func askFirst(
    _ call: Call, _ tool: Tool, _ turn: inout Turn, _ sink: @escaping Engine.Sink,
    in engine: isolated Engine
  ) async throws {
    let call = tool.namesRecord(call) ? try turn.dialogue.pinned(call, in: turn.context.language) : call
    let reply = try await engine.question(for: call, tool, from: "The model", turn)
    engine.take(reply, to: Call(.cancel), writes: false, then: [], &turn)
    await sink(.reply(reply))
  }

  private func modelText(_ reply: Reply) -> String {
    let text = access.describe(reply)
    return Prompts.fenced(
      text.utf8.count <= ModelConversation.maxReplyBytes ? text : text.prefix(ModelConversation.maxReplyBytes) + " …")
  }

  /// The most bytes of one reply that a model is told: it should comment on a reply, not read it out.
  private static let maxReplyBytes = 3000
}
