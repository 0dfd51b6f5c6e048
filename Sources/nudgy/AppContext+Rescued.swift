import Engine
import Language
import Replies
import Screen
import Session
import Tools
import Upkeep

extension AppContext {
  /// Says every rescued line again, as if it were typed now and nothing before it. What nothing is made of is kept as a
  /// line, as in the shell; so is what would do more than add something, as a line that was captured never meant to:
  /// words that stood for a step, “finish the report”, would complete a card.
  ///
  /// - Returns: how many lines wait on.
  func takeBackRescued(_ profile: Session, _ sink: @escaping Engine.Sink) async throws -> Int {
    guard profile.hasRescued else { return 0 }
    // Nothing that stands there already: "third" said again would be done with the third.
    let engine = engine(profile.catalogue, memory: DialogueMemory(load: { nil }, save: { _ in }), kept: nil)
    return try await profile.takeBackRescued([
      { line in
        let calls = await engine.calls(line)
        guard calls.allSatisfy({ engine.tool($0.tool)?.isHarmless ?? true }) else { return }
        await engine.say(line, meaning: calls, sink)
      },
      { line in await engine.run(Call("out_of_scope", ["line": .words(line)]), sink) },
    ])
  }

  /// What there is to tell beside an answer: what was done to open the store at all, and what nobody else has told.
  /// Where nothing can be stored, a call that failed by it has said so.
  func tell(mishapsOf profile: Session, after status: ExitStatus = .done) {
    let mishap = status == .done || profile.canStore ? profile.mishap : nil
    for words in [mishap, profile.takeUntold(), profile.takeNotice()].compactMap(\.self) {
      Output.message("nudgy: " + screen.line(words))
    }
  }
}

extension Tool {
  /// Whether everything that was there is the same afterwards.
  fileprivate var isHarmless: Bool { !writes || onlyAdds }
}
