internal import Civil
internal import Language
internal import Prompts
import Replies

extension Engine {
  private static let mostRounds = 5
  private static let mostCalls = 10

  /// What has come of one line so far.
  private struct Exchange {
    var messages: [ChatMessage]
    var kinds: Set<String> = ["line"]
    var made = 0
    var hasWritten = false
    var wrong = 0
    var refusal: UserError?
    /// Whether the person is to say something before anything else is done.
    var isAsking = false
  }

  /// Lets a model answer a line, in as many rounds as it needs tools for.
  ///
  /// - Parameters:
  ///   - calls: what the rules make of the line, should the model come to nothing.
  ///   - isKept: whether the line was kept before the model was asked.
  func converse(
    _ line: String, _ model: Model, _ calls: [Call], isKept: Bool = false, _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> ExitStatus {
    let offered = assistance.offered.compactMap(tool)
    let hidden = { [dialogue = turn.dialogue] kind in self.isHidden(kind, dialogue) }
    // Whatever stood open is left: a yes to the model's words is to answer nothing else.
    take(Reply(), to: Call(.cancel), writes: false, then: [], &turn)
    told = told.under(turn.dialogue.consent)
    var exchange = Exchange(messages: [.user(context(line, turn))])
    exchange.kinds.formUnion(turn.dialogue.named.map(\.kind).filter { !hidden($0) })
    exchange.kinds.formUnion(told.kinds)
    let before = told.messages(toldShort)
    let voice = Voice(sink)
    var fault: ModelFault?
    do throws(ModelFault) {
      for _ in 0..<Engine.mostRounds where !exchange.isAsking && exchange.wrong < 2 {
        await sink(.waiting)
        let request = ChatRequest(
          system: Prompts.system, before + exchange.messages, tools: offered, purpose: "a line",
          kinds: exchange.kinds.sorted())
        let answer = try await answer(request, by: model, to: sink) { await voice.say($0) }
        await voice.end()
        guard !answer.calls.isEmpty else {
          guard exchange.made > 0 || voice.hasSpoken else { throw .nonsense }
          if !answer.text.isEmpty { exchange.messages.append(.assistant(Prompts.fenced(answer.text))) }
          if answer.text.isEmpty, let refusal = exchange.refusal { await sink(.trouble(refusal.inOneLine)) }
          break
        }
        var results: [String: String] = [:]
        let calls = answer.calls(offering: offered, turn.reading)
        // An answer is wrong once, however many of its calls are.
        if calls.contains(where: \.isWrong) { exchange.wrong += 1 }
        for asked in calls {
          results[asked.call.id] = await carryOut(asked, line, &exchange, &turn, sink)
        }
        exchange.messages.append(.calls(answer.calls, text: Prompts.fenced(answer.text), results: results))
      }
      if exchange.wrong > 1, exchange.made == 0, !exchange.isAsking { throw .nonsense }
    } catch {
      fault = error
    }
    await voice.end()
    told.add(exchange.messages, kinds: exchange.kinds)
    if let fault { await sink(.trouble(fault.trouble.inOneLine)) }
    // Half an answer is none, and words about a call that was refused did nothing: the line is kept.
    guard exchange.made == 0, fault != nil || exchange.refusal != nil else {
      // The model's words keep nothing; what it asks about is answered first.
      if !exchange.hasWritten, !exchange.isAsking, !isKept { await keepUnsorted(line, turn, sink) }
      return fault?.trouble.code ?? .done
    }
    return await make(calls, &turn, sink)
  }

  /// What is spoken of, and the line.
  private func context(_ line: String, _ turn: Turn) -> String {
    let label = { (reference: Reference) in
      let isTold = !reference.label.isEmpty && !self.isHidden(reference.kind, turn.dialogue)
      return isTold ? reference.label.quotable : Talk.withheld
    }
    let list = turn.dialogue.list.enumerated().map { "\($0 + 1) \(label($1))" }.joined(separator: "; ")
    return Prompts.turn(
      now: "\(turn.now.day.weekday) \(turn.now.iso)", inHand: turn.dialogue.inHand.map(label) ?? "nothing",
      list: list.isEmpty ? "none" : list, line: line)
  }

  /// Makes a call that a model asked for; tells what the model is told of it.
  private func carryOut(
    _ asked: Asked, _ line: String, _ exchange: inout Exchange, _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> String {
    _ = assistance.touched()
    do {
      let said = try asked.result.get()
      if exchange.isAsking { return "Not done: the person is asked something first." }
      guard exchange.made < Engine.mostCalls else { return "Not done: ten calls are enough for one line." }
      let call = sibling(of: said, turn.dialogue, in: turn.reading.language) ?? said
      guard let tool = tool(call.tool) else { return "There is no such tool." }
      guard tool.reachesNobodyNew(call, SourceText(line, in: turn.reading.language)) else {
        throw UserError("A link, a number or whom a card reaches is kept only as the person typed it.", code: .usage)
      }
      exchange.made += 1
      if tool.needsKey {
        try await askFirst(call, tool, &turn, sink)
        exchange.isAsking = true
        return "Not done yet: the person is asked."
      }
      guard let reply = try await perform(call, &turn) else { return "There is no such tool." }
      exchange.hasWritten = exchange.hasWritten || tool.writes
      await sink(.reply(reply))
      exchange.isAsking = turn.dialogue.question != nil || isCollecting
      return hidesWhatItSaw(&exchange, turn) ? "Done. What it shows is \(Talk.withheld)." : toldShort(reply)
    } catch {
      let trouble = UserError(error)
      exchange.refusal = trouble
      if hidesWhatItSaw(&exchange, turn) { return "Not done. Why is \(Talk.withheld)." }
      return Prompts.fenced([trouble.what.text(), trouble.hint?.text()].compactMap(\.self).joined(separator: " "))
    }
  }

  /// Whether what was just looked at is kept from the model; the kinds of what is not are remembered for the ledger.
  private func hidesWhatItSaw(_ exchange: inout Exchange, _ turn: Turn) -> Bool {
    let kinds = assistance.touched()
    if kinds.contains(where: { isHidden($0, turn.dialogue) }) { return true }
    exchange.kinds.formUnion(kinds)
    return false
  }

  /// Asks the person whether a model's call is to be made; it is, by their own key.
  private func askFirst(_ call: Call, _ tool: Tool, _ turn: inout Turn, _ sink: @escaping Sink) async throws {
    let call = tool.names(call) ? try turn.dialogue.pinned(call, in: turn.reading.language) : call
    let reply = try await question(for: call, tool, from: "The model", turn)
    take(reply, to: Call(.cancel), writes: false, then: [], &turn)
    await sink(.reply(reply))
  }

  private func toldShort(_ reply: Reply) -> String {
    let text = assistance.told(reply)
    return Prompts.fenced(text.utf8.count <= Engine.longestReply ? text : text.prefix(Engine.longestReply) + " …")
  }

  /// Of what a model is told of one reply: it is to talk about it, not to read it out.
  private static let longestReply = 3000
}
