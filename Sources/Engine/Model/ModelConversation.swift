internal import Language
import Replies
internal import Synchronization

/// The conversation with a connected model, which answers the lines that the rules cannot read. It holds what the model
/// was told, and the line that waits for the person's permission; the conversation with the person is the engine's.
///
/// It belongs to one engine, runs in its isolation, and acts through its tools.
final class ModelConversation {
  let access: ModelAccess
  /// Looked up when the first line needs a model.
  private lazy var connection = Connection(access)
  /// What the model was told, or would have been told, so far.
  var history = ModelHistory()
  /// The line that waits for the person's permission to send it.
  private(set) var pendingLine: String?
  /// Whether a call of the current line has an argument for a sealed field.
  private var hasSeenSealed = false
  /// Why a tool's prompt to the model failed; reported to the person at the end of the answer.
  private var pendingError: UserError?

  init(_ access: ModelAccess) { self.access = access }

  var isConnected: Bool { if case .off = connection { false } else { true } }

  /// Tells the conversation that a call of the current line has words for a sealed field.
  func noteSealed() { hasSeenSealed = true }

  /// Leaves the current line out: no model is told of it, now or later.
  func withholdLine() {
    pendingLine = nil
    history.addWithheld()
  }

  /// Lets the rules answer, and adds the answer to the history for a model that may be asked later.
  func record(
    _ line: String, _ turn: inout Turn, _ sink: @escaping Engine.Sink, in engine: isolated Engine,
    answeredBy rules: (inout Turn, @escaping Engine.Sink) async -> ExitStatus
  ) async -> ExitStatus {
    pendingLine = nil
    _ = access.takeAccessedKinds()
    hasSeenSealed = false
    history = history.under(turn.dialogue.consent)
    let replies = Mutex<[Reply]>([])
    let code = await rules(&turn) { event in
      if case .reply(let reply) = event { replies.withLock { $0.append(reply) } }
      await sink(event)
    }
    let kinds = access.takeAccessedKinds()
    // What was said before the person gave permission is not told to a model.
    if history.consent != turn.dialogue.consent {
      history = ModelHistory(under: turn.dialogue.consent)
    } else if hasSeenSealed && !isAllowed(.sealed, turn.dialogue)
      || kinds.contains(where: { isHidden($0, turn.dialogue) })
    {
      history.addWithheld()
    } else {
      history.add(line, replies: replies.withLock { $0 }, kinds: kinds)
    }
    if let error = pendingError {
      pendingError = nil
      await sink(.error(error.singleLine))
    }
    return code
  }

  /// Answers a line that is out of scope for the rules.
  ///
  /// - Parameter calls: the rules' calls, run if no model answers.
  func ask(
    _ line: String, _ calls: [Call], _ turn: inout Turn, _ sink: @escaping Engine.Sink, in engine: isolated Engine
  ) async -> ExitStatus {
    pendingLine = nil
    switch connection {
    case .on(let model) where !turn.isFocused:
      guard mayAsk(model, turn.dialogue) else { return await askConsent(line, model, calls, &turn, sink, in: engine) }
      return await converse(line, model, calls, &turn, sink, in: engine)
    case .failing(let error): await sink(.error(error.singleLine))
    case .on, .off: break
    }
    return await engine.execute(calls, &turn, sink)
  }

  /// Sends the line that waited for the person's permission, once it is given.
  func askPending(
    _ line: String?, _ turn: inout Turn, _ sink: @escaping Engine.Sink, in engine: isolated Engine
  ) async -> ExitStatus? {
    guard let line, case .on(let model) = connection, mayAsk(model, turn.dialogue) else { return nil }
    let calls = [Call(.outOfScope, ["line": .words(line)])]
    return await converse(line, model, calls, isKept: true, &turn, sink, in: engine)
  }

  /// A text for a tool's prompt; `nil` if no model may be asked, or none answered.
  func generateText(
    _ prompt: String, _ kinds: [String], for dialogue: Dialogue, _ sink: @escaping Engine.Sink,
    in engine: isolated Engine
  ) async -> String? {
    guard case .on(let model) = connection, mayAsk(model, dialogue), !kinds.contains(where: { isHidden($0, dialogue) })
    else { return nil }
    do throws(ModelFault) {
      let request = ChatRequest(system: "", [.user(prompt)], purpose: "words for you", kinds: kinds)
      let answer = try await answer(request, by: model, to: sink, in: engine) { _ in }
      guard answer.ending == .complete, !answer.text.trimmed.isEmpty else { throw .unreadable }
      var linkFilter = LinkFilter()
      return linkFilter.consume(answer.text) + linkFilter.end()
    } catch {
      pendingError = error.userError
      return nil
    }
  }

  /// The model's answer. If no text comes for a while, the person is told once.
  func answer(
    _ request: ChatRequest, by model: Model, to sink: @escaping Engine.Sink, in engine: isolated Engine,
    text: Model.Sink
  ) async throws(ModelFault) -> Completion {
    let reminder = Task {
      try await Task.sleep(for: model.reminderDelay)
      await sink(.error(UserError("The model is taking its time. Ctrl-C stops it; your line is saved.")))
      await sink(.waiting)
    }
    defer { reminder.cancel() }
    return try await model.answer(request) { words in
      reminder.cancel()
      await text(words)
    }
  }

  func isHidden(_ kind: String, _ dialogue: Dialogue) -> Bool {
    access.isPrivate(kind) && !isAllowed(.sealed, dialogue)
  }

  /// The address of the connected model; `nil` if there is none.
  func address() throws(UserError) -> ModelAddress? {
    switch connection {
    case .on(let model): model.address
    case .failing(let error): throw error
    case .off: nil
    }
  }

  private func mayAsk(_ model: Model, _ dialogue: Dialogue) -> Bool {
    model.address.isLoopback || dialogue.consent.covers(.lines, at: model.address)
  }

  /// Whether the person lets the connected model see words of that scope.
  private func isAllowed(_ scope: Consent.Scope, _ dialogue: Dialogue) -> Bool {
    // Without any consent the model need not be looked up.
    guard dialogue.consent != .none, case .on(let model) = connection else { return false }
    return dialogue.consent.covers(scope, at: model.address)
  }

  /// Saves the line, and asks whether it and later lines may leave this machine.
  private func askConsent(
    _ line: String, _ model: Model, _ calls: [Call], _ turn: inout Turn, _ sink: @escaping Engine.Sink,
    in engine: isolated Engine
  ) async -> ExitStatus {
    let code = await engine.execute(calls, &turn) { event in
      if case .error = event { await sink(event) }
    }
    guard code == .done else { return code }
    guard engine.questions.asks else {
      await sink(.reply(Reply("The line is saved.")))
      return code
    }
    let who: LocalizedText = "Ask \(model.name) at \(model.address.host)?"
    // The consent is for this address, even if another model is connected when it is given.
    let allow = Call(.allowModel, ["at": .words(model.address.origin)])
    let reply = Reply(
      "The line is saved.",
      followUp: .question(
        Question(
          model.address.isExposed
            ? "\(who) This line would leave your machine unencrypted, so others on the way could read it."
            : "\(who) This line would leave your machine.",
          choices: [.init("yes: and for the rest of this session", allow), .init("no: leave it as it is", nil)])))
    engine.take(reply, to: calls[0], writes: false, then: [], &turn)
    pendingLine = line
    await sink(.reply(reply))
    return .done
  }
}
