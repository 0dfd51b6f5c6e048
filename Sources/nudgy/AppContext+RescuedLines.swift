import Engine
import Language
import Replies
import Screen
import Session
import Tools
import Upkeep

extension AppContext {
  /// Runs every rescued line again, as if it were typed now with no conversation before it. A line that no tool
  /// understands is stored as it is, as in the shell. So is a line that would do more than add something, because
  /// whoever wrote it only wanted to capture it: “finish the report” might otherwise complete a card of that name.
  ///
  /// - Returns: how many lines are still waiting.
  func replayRescuedLines(_ session: Session, _ sink: @escaping Engine.Sink) async throws -> Int {
    guard session.storeOpener.hasRescuedLines else { return 0 }
    // Starts with an empty dialogue: “third” must not refer to an item of an earlier list.
    let engine = engine(session.catalogue, memory: DialogueMemory(load: { nil }, save: { _ in }), names: nil)
    return try await session.storeRescuedLines([
      { line in
        let reading = await engine.read(line)
        guard reading.calls.allSatisfy({ engine.tool($0.tool)?.isHarmless ?? true }) else { return }
        await engine.respond(to: line, as: reading.withoutAlternatives, sink)
      },
      { line in await engine.run(Call("out_of_scope", ["line": .words(line)]), sink) },
    ])
  }

  /// Prints messages that are not part of an answer: how the store was repaired when it was opened, and notices that
  /// nobody has seen yet. If the store cannot be written, a failed call has already reported that.
  func reportMishaps(of session: Session, after status: ExitStatus = .done) {
    let opener = session.storeOpener
    let mishap = status == .done || opener.canStore ? opener.problem : nil
    for text in [mishap, opener.takeSavedProblem(), opener.takeLowSpaceNotice()].compactMap(\.self) {
      Output.message("nudgy: " + screen.line(text))
    }
  }
}

extension Tool {
  /// Whether the tool leaves existing records as they are.
  fileprivate var isHarmless: Bool { !writes || onlyAdds }
}
