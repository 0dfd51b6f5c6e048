import Engine
import Glibc
import Replies
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
    if await engine.isCollecting { status = try await collect(engine) }
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
  private func collect(_ engine: Engine) async throws -> ExitStatus {
    guard !hasInput else {
      let tool = await engine.collector.flatMap { engine.tool($0.call.tool) }
      let isStoredVerbatim = tool.map { [.journal, .notes].contains($0.topic) } ?? false
      let text = try Input.all(limit: isStoredVerbatim ? Input.storageLimit : Input.limit)
      return await engine.endCollecting(with: text) { show($0) }
    }
    let lines = LineSource()
    while await engine.isCollecting, let line = lines.next() { await engine.respond(to: line.text) { show($0) } }
    return await engine.endCollecting { show($0) }
  }
}
