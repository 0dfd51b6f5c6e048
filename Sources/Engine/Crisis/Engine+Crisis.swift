package import Civil
internal import Language
import Replies

// Somebody in crisis is answered before anything else is made of their words, wherever these came in.

extension Engine {
  /// The calls that words mean, unless they come from somebody in crisis. Then of those calls the ones that seal the
  /// words where they belong, and the one that answers. Where it may be no more than a hard day, what acts on one's own
  /// things, shows them or seals words is done as it would be.
  func heeding(_ texts: [String], _ calls: [Call], _ turn: Turn) -> [Call] {
    answer(to: texts, turn).map { heeding($0, calls) } ?? calls
  }

  /// The same of each thing that a line may mean, which is looked at once.
  func heeding(_ line: String, _ meanings: [Meaning], _ turn: Turn) -> [Meaning] {
    guard let answer = answer(to: [line], turn) else { return meanings }
    return meanings.map { Meaning(heeding(answer, $0.calls), mayLose: $0.mayLose) }
  }

  private func heeding(_ answer: Call, _ calls: [Call]) -> [Call] {
    if answer.arguments["perhaps"] != nil {
      if calls.allSatisfy(isCommand) { return calls + [Engine.aside] }
      if calls.allSatisfy({ isCommand($0) || keepsWords($0) }) { return [Engine.aside] + calls }
    }
    return (answer.arguments["unkept"] == nil ? calls.filter(keepsWords) : []) + [answer]
  }

  /// Whether somebody in crisis waits for the answer: nothing is asked of them before it, not even a passphrase.
  @TaskLocal package static var isAnswerDue = false

  /// Whether they answer somebody in crisis, and do nothing else that is seen.
  func isCrisis(_ calls: [Call]) -> Bool { calls.last?.isCall(to: .crisis) == true && calls.last != Engine.aside }

  /// Names the line to call beside what else is answered.
  private static let aside = Call(.crisis, ["perhaps": .flag(true)])

  /// Whether it keeps none of the line's words.
  private func isCommand(_ call: Call) -> Bool {
    guard let tool = tool(call.tool), !call.isCall(to: .beyond) else { return false }
    return !tool.writes || tool.parameters.contains { $0.slot == .which }
  }

  private func answer(to texts: [String], _ turn: Turn) -> Call? {
    guard let tool = tool(ConversationTool.crisis.rawValue) else { return nil }
    guard let text = texts.max(by: { $0.count < $1.count }) else { return nil }
    if turn.dialogue.isAskedSafe, let safety = Safety(text, in: turn.reading.language) {
      return Call(tool.name, ["safe": .words(safety.rawValue)])
    }
    let isHeard = turn.dialogue.isCrisisRecent(now: turn.now)
    guard let crisis = texts.lazy.compactMap({ Crisis($0, in: turn.reading.language, isHeard: isHeard) }).first else {
      return nil
    }
    var call = Call(tool.name, ["line": .words(text)])
    if !crisis.isSure { call.arguments["perhaps"] = .flag(true) }
    if crisis.isAboutOther { call.arguments["other"] = .flag(true) }
    if crisis.isUrgent { call.arguments["urgent"] = .flag(true) }
    if crisis.isNotToBeKept { call.arguments["unkept"] = .flag(true) }
    return call
  }

  /// Whether the call's words go where only the vault can read them, as its person asked.
  private func keepsWords(_ call: Call) -> Bool {
    guard let tool = tool(call.tool), tool.writes, !tool.needsKey else { return false }
    return holdsSealed(call)
  }

  /// What a call brings in of words that are new, and the line that made it; what is only looked for was written before.
  func texts(of call: Call, _ turn: Turn) -> [String] {
    guard let tool = tool(call.tool), tool.writes || call.isCall(to: .beyond) else { return [] }
    let given = call.arguments.sorted { $0.key < $1.key }.flatMap { $0.value.texts }
    return given + (given.isEmpty || given.contains(turn.line) ? [] : [turn.line])
  }

  /// Keeps the words without a word about it, answers, and asks no model.
  func answerCrisis(_ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    unsent = nil
    told.addWithheld()
    turn.write = nil
    guard var answer = calls.last else { return .done }
    // Words that cannot all be kept where they belong are kept by the answer, whatever stood in the way.
    var isKept = calls.count > 1
    for call in calls.dropLast() {
      let reply = try? await Engine.$isAnswerDue.withValue(true) { try await perform(call, &turn) }
      if reply == nil { isKept = false }
    }
    if isKept { answer.arguments["kept"] = .flag(true) }
    // What was begun by keeping them does not go on.
    turn.dialogue.question = nil
    return await make([answer], &turn, sink)
  }

  /// Until when nothing may speak by itself: somebody who was in crisis is not told of a card.
  package var silentUntil: LocalTime? {
    let now = clock().now
    return memory.load()?.current(now: now).silentUntil
  }
}

extension Argument {
  fileprivate var texts: [String] {
    switch self {
    case .words(let words): [words]
    case .list(let items): items.flatMap(\.texts)
    case .number, .flag, .moment, .id: []
    }
  }
}
