import Engine
import Glibc
import Replies
import Screen
import Session
import Shell
import Synchronization
import Tools

extension AppContext {
  /// Runs one turn and prints its reply. If the turn opens a collector, the collector's lines come from standard input.
  ///
  /// - Parameter isListing: whether the turn lists what is there.
  func answer(
    with tools: [Tool], of session: Session, isListing: Bool = false,
    _ turn: (Engine, @escaping Engine.Sink) async -> ExitStatus
  ) async throws -> ExitStatus {
    let engine = engine(tools, of: session)
    let failure = Mutex<ExitStatus?>(nil)
    var status = await turn(engine) { event in
      if !isPrompt(event), let status = show(event, isListing: isListing) { failure.withLock { $0 = status } }
    }
    if status == .done, let failed = failure.withLock({ $0 }) { status = failed }
    if await engine.isCollecting { status = try await collect(engine, session) }
    if await engine.hasUnsavedQuestion {
      show(
        UserError(
          "No later call can answer that: what goes with it is sealed, and wasn't kept.",
          hint: "Say it in one line, with the answer."))
      status = .unconfirmed
    }
    reportMishaps(of: session, after: status)
    Upkeep.startIfDue(session, of: profileName)
    session.storeOpener.close()
    return status
  }

  /// A collector's prompt is only for a person at a terminal: a file or a pipe needs no instructions.
  private func isPrompt(_ event: Event) -> Bool {
    guard case .reply(let reply) = event, case .collector = reply.followUp, reply.receipt == nil else { return false }
    return hasInput
  }

  /// A terminal is read line by line, a file or a pipe as one text.
  private func collect(_ engine: Engine, _ session: Session) async throws -> ExitStatus {
    guard !hasInput else {
      let tool = await engine.collector.flatMap { engine.tool($0.call.tool) }
      let isStoredVerbatim = tool.map { [.journal, .notes].contains($0.topic) } ?? false
      let text = try Input.all(limit: isStoredVerbatim ? Input.storageLimit : Input.limit)
      return await engine.endCollecting(with: text) { show($0) }
    }
    let verb = await engine.collector.flatMap { engine.tool($0.call.tool)?.verb } ?? ""
    let farewell = InterruptFarewell(
      "\n" + screen.line("What you typed so far is safe: “nudgy \(verb)” takes it up again.") + "\n")
    defer { farewell.end() }
    let isKept = session.storeOpener.canStore && !flags.dryRun
    let lines = LineSource()
    while await engine.isCollecting, let line = lines.next() {
      await engine.respond(to: line.text) { show($0) }
      if isKept, line.text.contains(where: { !$0.isWhitespace }) { farewell.begin() }
    }
    return await engine.endCollecting { show($0) }
  }
}

/// What is said when Ctrl-C ends the program while a text is typed line by line.
private struct InterruptFarewell {
  /// A handler of a signal may use nothing that allocates.
  private nonisolated(unsafe) static var text: UnsafeMutablePointer<CChar>?

  init(_ text: String) { InterruptFarewell.text = strdup(text) }

  func begin() {
    signal(SIGINT) { _ in
      if let text = InterruptFarewell.text { _ = write(STDERR_FILENO, text, strlen(text)) }
      signal(SIGINT, SIG_DFL)
      raise(SIGINT)
    }
  }

  func end() { signal(SIGINT, SIG_DFL) }
}
