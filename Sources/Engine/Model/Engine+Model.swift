internal import Civil
internal import Language
internal import Prompts
import Replies
internal import Synchronization

// A line that the rules do not understand goes to the connected model, which acts through the same tools.

extension Engine {
  /// Whether the rules have nothing to say to a line.
  func isBeyond(_ calls: [Call]) -> Bool { calls == [Rules.beyond] }

  /// Lets the rules answer, and remembers it for a model that may be asked later.
  func answer(
    _ line: String, _ turn: inout Turn, _ sink: @escaping Sink,
    by rules: (inout Turn, @escaping Sink) async -> ExitStatus
  ) async -> ExitStatus {
    unsent = nil
    _ = assistance.touched()
    hasHeardSealed = false
    told = told.under(turn.dialogue.consent)
    let replies = Mutex<[Reply]>([])
    let code = await rules(&turn) { event in
      if case .reply(let reply) = event { replies.withLock { $0.append(reply) } }
      await sink(event)
    }
    let kinds = assistance.touched()
    // What was said before the person's leave was not said to a model.
    if told.consent != turn.dialogue.consent {
      told = Talk(under: turn.dialogue.consent)
    } else if hasHeardSealed && !isAllowed(.sealed, turn.dialogue)
      || kinds.contains(where: { isHidden($0, turn.dialogue) })
    {
      told.addWithheld()
    } else {
      told.add(line, ruled: replies.withLock { $0 }, kinds: kinds)
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
    return await converse(line, model, [Call(.beyond, ["line": .words(line)])], isKept: true, &turn, sink)
  }

  /// Words for a prompt of a tool; `nil` where nobody may be asked, or nobody answers.
  func write(_ prompt: String, _ kinds: [String], for dialogue: Dialogue) async -> String? {
    guard case .on(let model) = connection, mayAsk(model, dialogue), !kinds.contains(where: { isHidden($0, dialogue) })
    else { return nil }
    do throws(ModelFault) {
      let request = ChatRequest(system: "", [.user(prompt)], purpose: "words for you", kinds: kinds)
      let answer = try await answer(request, by: model, to: listener) { _ in }
      guard answer.ending == .whole, !answer.text.trimmed.isEmpty else { throw .nonsense }
      var plain = Unlinked()
      return plain.take(answer.text) + plain.end()
    } catch {
      unheard = error.trouble
      return nil
    }
  }

  /// The model's answer. Where no word comes for a while, that is said once, so that nobody wonders what goes on.
  func answer(
    _ request: ChatRequest, by model: Model, to sink: @escaping Sink, text: Model.Sink
  ) async throws(ModelFault) -> Completion {
    let reminder = Task {
      try await Task.sleep(for: model.silence)
      await sink(.trouble(UserError("The model is taking its time. Ctrl-C stops it, and the line is kept.")))
      await sink(.waiting)
    }
    defer { reminder.cancel() }
    return try await model.answer(request) { words in
      reminder.cancel()
      await text(words)
    }
  }

  func mayAsk(_ model: Model, _ dialogue: Dialogue) -> Bool {
    model.address.isLoopback || dialogue.consent.covers(.lines, at: model.address)
  }

  func isHidden(_ kind: String, _ dialogue: Dialogue) -> Bool {
    assistance.isPrivate(kind) && !isAllowed(.sealed, dialogue)
  }

  /// Whether the person lets the model that is connected now see such words.
  private func isAllowed(_ scope: Consent.Scope, _ dialogue: Dialogue) -> Bool {
    // Without any leave nobody need look which model that is.
    guard dialogue.consent != .none, case .on(let model) = connection else { return false }
    return dialogue.consent.covers(scope, at: model.address)
  }

  /// Where the connected model is; `nil` where none is.
  func modelAddress() throws(UserError) -> ModelAddress? {
    switch connection {
    case .on(let model): model.address
    case .failing(let trouble): throw trouble
    case .off: nil
    }
  }

  /// Keeps the line, and asks whether it and those after it may leave this machine.
  private func askLeave(
    _ line: String, _ model: Model, _ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> ExitStatus {
    let code = await make(calls, &turn) { event in
      if case .trouble = event { await sink(event) }
    }
    guard code == .done else { return code }
    let who: LocalizedText = "Ask \(model.name) at \(model.address.host)?"
    // A yes is to this one, though another may be connected by the time it is said.
    let allow = Call(.allowModel, ["at": .words(model.address.origin)])
    let reply = Reply(
      "The line is kept.",
      lead: .question(
        Question(
          model.address.isExposed
            ? "\(who) Then this line leaves the machine unencrypted, and others on the way can read it."
            : "\(who) Then this line leaves the machine.",
          choices: [.init("yes: and the others of this session", allow), .init("no: leave it", nil)])))
    take(reply, to: calls[0], writes: false, then: [], &turn)
    unsent = line
    await sink(.reply(reply))
    return .done
  }
}
