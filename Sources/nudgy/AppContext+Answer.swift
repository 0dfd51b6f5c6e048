import Engine
import Glibc
import Replies
import Screen
import Session
import Shell
import Tools

extension AppContext {
  /// Makes one turn and prints its answer. A collector that it opens is given its lines from standard input.
  func answer(
    with tools: [Tool], of profile: Session, _ turn: (Engine, @escaping Engine.Sink) async -> ExitStatus
  ) async throws -> ExitStatus {
    let engine = engine(tools, of: profile)
    var status = await turn(engine) { event in
      if !isPrompt(event) { show(event) }
    }
    if await engine.isCollecting { status = try await collect(engine) }
    tell(mishapsOf: profile, after: status)
    Upkeep.startIfDue(profile, of: profileName)
    profile.leave()
    // The process ends now, and taking all tools down would take longer than to read a line by them.
    _ = Unmanaged.passRetained(engine)
    return status
  }

  /// A file or a pipe need not be told to go on.
  private func isPrompt(_ event: Event) -> Bool {
    guard case .reply(let reply) = event, case .collector = reply.lead, reply.receipt == nil else { return false }
    return isatty(STDIN_FILENO) == 0
  }

  /// Typed lines are taken one by one, a file or a pipe in one piece.
  private func collect(_ engine: Engine) async throws -> ExitStatus {
    guard isatty(STDIN_FILENO) == 1 else {
      let tool = await engine.collector.flatMap { engine.tool($0.call.tool) }
      let isOnlyKept = tool.map { [.journal, .notes].contains($0.topic) } ?? false
      let text = try Input.all(limit: isOnlyKept ? Input.longest : Input.limit)
      return await engine.endCollecting(with: text) { show($0) }
    }
    let lines = LineSource()
    while await engine.isCollecting, let line = lines.next() { await engine.say(line.text) { show($0) } }
    return await engine.endCollecting { show($0) }
  }
}
