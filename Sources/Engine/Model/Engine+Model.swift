internal import Civil
internal import Language
internal import Prompts
internal import Synchronization

// A line that the rules do not understand goes to the connected model, which acts through the same tools.

extension Engine {
  /// Whether the rules have nothing to say to a line.
  func isBeyond(_ calls: [Call]) -> Bool { calls == [Call("out_of_scope")] }

  /// Lets the rules answer, and remembers it for a model that may be asked later.
  func answer(
    _ line: String, _ turn: inout Turn, _ sink: @escaping Sink,
    by rules: (inout Turn, @escaping Sink) async -> ExitStatus
  ) async -> ExitStatus {
    unsent = nil
    _ = assistance.touched()
    let replies = Mutex<[Reply]>([])
    let couldSee = turn.dialogue.consents
    let code = await rules(&turn) { event in
      if case .reply(let reply) = event { replies.withLock { $0.append(reply) } }
      await sink(event)
    }
    // What was said before the person's leave was not said to a model.
    if couldSee == turn.dialogue.consents {
      told.add(line, ruled: replies.withLock { $0 }, kinds: assistance.touched())
    } else {
      told = Talk()
    }
    if let fault = unheard {
      unheard = nil
      await sink(.trouble(fault.inOneLine))
    }
    return code
  }

  /// Answers a line that is beyond the rules.
  ///
  /// - Parameter calls: what the rules make of it all the same.
  func ask(_ line: String, _ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    unsent = nil
    switch connection {
    case .on(let model) where !turn.isFocused:
      guard mayAsk(model, turn.dialogue) else { return await askLeave(line, model, calls, &turn, sink) }
      return await converse(line, model, calls, &turn, sink)
    case .failing(let trouble): await sink(.trouble(trouble.inOneLine))
    case .on, .off: break
    }
    return await make(calls, &turn, sink)
  }

  /// Asks a line again that waited for the person's leave, once it is there.
  func askUnsent(_ line: String?, _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus? {
    guard let line, case .on(let model) = connection, mayAsk(model, turn.dialogue) else { return nil }
    return await converse(line, model, [Call("out_of_scope", ["line": .words(line)])], &turn, sink)
  }

  /// Words for a prompt of a tool; `nil` where nobody may be asked, or nobody answers.
  func write(_ prompt: String, _ kinds: [String], for dialogue: Dialogue) async -> String? {
    guard case .on(let model) = connection, mayAsk(model, dialogue), !kinds.contains(where: { isHidden($0, dialogue) })
    else { return nil }
    do throws(ModelFault) {
      let request = ChatRequest(system: "", [.user(prompt)], purpose: "words for you", kinds: kinds)
      let answer = try await model.answer(request) { _ in }
      guard answer.ending == .whole, !answer.text.trimmed.isEmpty else { throw .nonsense }
      var plain = Unlinked()
      return plain.take(answer.text) + plain.end()
    } catch {
      unheard = error.trouble
      return nil
    }
  }

  private func mayAsk(_ model: Model, _ dialogue: Dialogue) -> Bool {
    model.address.isLoopback || dialogue.consents.contains(.lines)
  }

  private func isHidden(_ kind: String, _ dialogue: Dialogue) -> Bool {
    !dialogue.consents.contains(.sealed) && assistance.isPrivate(kind)
  }

  /// Keeps the line, and asks whether it and those after it may leave this machine.
  private func askLeave(
    _ line: String, _ model: Model, _ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> ExitStatus {
    let code = await make(calls, &turn) { event in
      if case .trouble = event { await sink(event) }
    }
    guard code == .done else { return code }
    let reply = Reply(
      "The line is kept.",
      lead: .question(
        Question(
          "Ask \(model.name) at \(model.address.host)? Then this line leaves the machine.",
          choices: [
            .init("yes: and the others of this session", Call("allow_model")), .init("no: leave it", nil),
          ])))
    take(reply, to: calls[0], writes: false, then: [], &turn)
    unsent = line
    await sink(.reply(reply))
    return .done
  }
}

extension Engine {
  private static let mostRounds = 5
  private static let mostCalls = 10

  /// What has come of one line so far.
  private struct Exchange {
    var messages: [ChatMessage]
    var kinds: Set<String> = ["line"]
    var made = 0
    var wrong = 0
    var refusal: Trouble?
    /// Whether the person is to say something before anything else is done.
    var isAsking = false
  }

  private func converse(
    _ line: String, _ model: Model, _ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> ExitStatus {
    let offered = assistance.offered.compactMap(tool)
    let hidden = { [dialogue = turn.dialogue] kind in self.isHidden(kind, dialogue) }
    var exchange = Exchange(messages: [.user(context(line, turn))])
    exchange.kinds.formUnion(told.kinds(isHidden: hidden))
    let before = told.messages(toldShort, isHidden: hidden)
    let voice = Voice(sink)
    var fault: ModelFault?
    do throws(ModelFault) {
      for _ in 0..<Engine.mostRounds where !exchange.isAsking && exchange.wrong < 2 {
        await sink(.waiting)
        let request = ChatRequest(
          system: Prompts.system, before + exchange.messages, tools: offered, purpose: "a line",
          kinds: exchange.kinds.sorted())
        let answer = try await model.answer(request) { await voice.say($0) }
        await voice.end()
        guard !answer.calls.isEmpty else {
          guard exchange.made > 0 || voice.hasSpoken else { throw .nonsense }
          if !answer.text.isEmpty { exchange.messages.append(.assistant(answer.text)) }
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
        exchange.messages.append(.calls(answer.calls, text: answer.text, results: results))
      }
      if exchange.wrong > 1, exchange.made == 0, !exchange.isAsking { throw .nonsense }
    } catch {
      fault = error
    }
    await voice.end()
    told.add(exchange.messages, kinds: exchange.kinds)
    if let fault { await sink(.trouble(fault.trouble.inOneLine)) }
    // Half an answer is none, and words about a call that was refused did nothing: the line is kept.
    guard exchange.made == 0, fault != nil || exchange.refusal != nil else { return fault?.trouble.code ?? .done }
    return await make(calls, &turn, sink)
  }

  /// What is spoken of, and the line.
  private func context(_ line: String, _ turn: Turn) -> String {
    let label = { (reference: Reference) in reference.label.isEmpty ? Talk.withheld : reference.label }
    let list = turn.dialogue.list.enumerated().map { "\($0 + 1) \(label($1))" }.joined(separator: "; ")
    return Prompts.turn(
      now: "\(turn.now.day.weekday) \(turn.now.iso)", inHand: turn.dialogue.inHand.map(label) ?? "nothing",
      list: list.isEmpty ? "none" : list, line: line)
  }

  /// Makes a call that a model asked for; tells what the model is told of it.
  private func carryOut(
    _ asked: Asked, _ line: String, _ exchange: inout Exchange, _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> String {
    do {
      let call = try asked.result.get()
      if exchange.isAsking { return "Not done: the person is asked something first." }
      guard exchange.made < Engine.mostCalls else { return "Not done: ten calls are enough for one line." }
      guard !call.links.contains(where: { !line.contains($0) }) else {
        throw Trouble("A link is kept only as the person typed it.", code: .usage)
      }
      guard let tool = tool(call.tool) else { return "There is no such tool." }
      exchange.made += 1
      if tool.removes {
        await askFirst(call, tool, &turn, sink)
        exchange.isAsking = true
        return "Not done yet: the person is asked."
      }
      _ = assistance.touched()
      guard let reply = try await perform(call, &turn) else { return "There is no such tool." }
      await sink(.reply(reply))
      exchange.isAsking = turn.dialogue.question != nil || isCollecting
      let kinds = assistance.touched()
      if kinds.contains(where: { isHidden($0, turn.dialogue) }) { return "Done. What it shows is \(Talk.withheld)." }
      exchange.kinds.formUnion(kinds)
      return toldShort(reply)
    } catch {
      let trouble = Trouble(error)
      exchange.refusal = trouble
      return Prompts.fenced([trouble.what.text(), trouble.hint?.text()].compactMap(\.self).joined(separator: " "))
    }
  }

  /// Asks the person whether a model's call is to be made; it is, by their own key.
  private func askFirst(_ call: Call, _ tool: Tool, _ turn: inout Turn, _ sink: @escaping Sink) async {
    let reply = Reply(lead: .question(.leave("The model", for: call, tool)))
    take(reply, to: Call("cancel"), writes: false, then: [], &turn)
    await sink(.reply(reply))
  }

  private func toldShort(_ reply: Reply) -> String {
    let text = assistance.told(reply)
    return Prompts.fenced(text.utf8.count <= Engine.longestReply ? text : text.prefix(Engine.longestReply) + " …")
  }

  /// Of what a model is told of one reply: it is to talk about it, not to read it out.
  private static let longestReply = 3000
}

extension Call {
  /// The words in it that are links.
  fileprivate var links: [Substring] {
    arguments.values.flatMap { $0.said.split(whereSeparator: \.isWhitespace).map { Substring($0) } }.filter(
      Unlinked.isLink)
  }
}

/// A model's words on their way to whoever listens.
private final class Voice: Sendable {
  private let plain = Mutex(Unlinked())
  private let spoken = Mutex(false)
  private let isOpen = Mutex(false)
  private let sink: Engine.Sink

  init(_ sink: @escaping Engine.Sink) { self.sink = sink }

  var hasSpoken: Bool { spoken.withLock { $0 } }

  func say(_ words: String) async { await hand(plain.withLock { $0.take(words) }) }

  /// Ends with a line of its own, whatever comes next.
  func end() async {
    await hand(plain.withLock { $0.end() })
    if isOpen.withLock({ $0 }) { await hand("\n") }
  }

  private func hand(_ words: String) async {
    guard let last = words.last else { return }
    isOpen.withLock { $0 = !last.isNewline }
    spoken.withLock { $0 = true }
    await sink(.text(words))
  }
}
