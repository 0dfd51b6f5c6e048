package import Civil
internal import Language
import Replies

// Answers somebody in crisis before anything else is done with their words, whichever way the words came in.

extension Engine {
  /// The calls for these texts, screened for crisis. If they come from somebody in crisis, only the calls that seal the
  /// words remain, followed by the crisis answer. If it may be no more than a hard day, calls that act on their own
  /// things, show them or seal words run as well.
  func screenForCrisis(_ texts: [String], _ calls: [Call], _ turn: Turn) -> [Call] {
    answer(to: texts, turn).map { addCrisisAnswer($0, calls, turn.context.language) } ?? calls
  }

  /// The same for every meaning of a line; the line is checked once.
  func screenForCrisis(_ line: String, _ meanings: [Meaning], _ turn: Turn) -> [Meaning] {
    guard let answer = answer(to: [line], turn) else { return meanings }
    return meanings.map {
      Meaning(addCrisisAnswer(answer, $0.calls, turn.context.language), mayLoseWords: $0.mayLoseWords)
    }
  }

  private func addCrisisAnswer(_ answer: Call, _ calls: [Call], _ language: Language) -> [Call] {
    func takesNoWords(_ call: Call) -> Bool { self.takesNoWords(call, language) }
    if answer.arguments["perhaps"] != nil {
      if calls.allSatisfy(takesNoWords) { return calls + [Engine.crisisNote] }
      if calls.allSatisfy({ takesNoWords($0) || sealsWords($0) }) { return [Engine.crisisNote] + calls }
    }
    return (answer.arguments["unkept"] == nil ? calls.filter(sealsWords) : []) + [answer]
  }

  /// Set while somebody in crisis waits for the answer: nothing may be asked of them first, not even a passphrase.
  @TaskLocal package static var isAnswerDue = false

  /// Whether the calls answer somebody in crisis and do nothing else that is visible.
  func isCrisis(_ calls: [Call]) -> Bool { calls.last?.isCall(to: .crisis) == true && calls.last != Engine.crisisNote }

  /// Adds the crisis line's number to another answer.
  static let crisisNote = Call(.crisis, ["perhaps": .flag(true)])

  /// Whether the call stores none of the line's words, but for names that are known: "slept 5.5 hrs, kept waking up".
  private func takesNoWords(_ call: Call, _ language: Language) -> Bool {
    guard let tool = tool(call.tool), !call.isCall(to: .outOfScope) else { return false }
    return !tool.writes || tool.parameters.contains { $0.slot == .reference } || isPlainEntry(call, tool, language)
  }

  /// Whether it has numbers and times only, besides a name that everybody uses. A symptom may be called anything.
  private func isPlainEntry(_ call: Call, _ tool: Tool, _ language: Language) -> Bool {
    let name = tool.publicParameters.first?.name
    return !call.arguments.isEmpty
      && call.arguments.allSatisfy { parameter, value in
        guard tool.slots[parameter]?.isFree == false else { return false }
        guard parameter == name, case .words(let words) = value else { return true }
        return language.namesEntry(words.lowercased())
      }
  }

  private func answer(to texts: [String], _ turn: Turn) -> Call? {
    guard let tool = tool(ConversationTool.crisis.rawValue) else { return nil }
    guard let text = texts.max(by: { $0.count < $1.count }) else { return nil }
    let isFollowingCrisis = turn.dialogue.isCrisisRecent(now: turn.now)
    if turn.dialogue.awaitsSafetyAnswer || isFollowingCrisis,
      let safety = SafetyAnswer(text, in: turn.context.language),
      // Other answers belong to the question; that nobody is in danger can be said for an hour.
      turn.dialogue.awaitsSafetyAnswer || safety == .misread || safety == .explained
    {
      return Call(tool.name, ["safe": .words(safety.rawValue)])
    }
    guard
      let crisis = texts.lazy.compactMap({ Crisis($0, in: turn.context.language, isRecent: isFollowingCrisis) }).first
    else {
      return nil
    }
    var call = Call(tool.name, ["line": .words(text)])
    if !crisis.isSure { call.arguments["perhaps"] = .flag(true) }
    if crisis.isAboutOther { call.arguments["other"] = .flag(true) }
    if crisis.isEmergency { call.arguments["emergency"] = .flag(true) }
    if crisis.isUrgent { call.arguments["urgent"] = .flag(true) }
    if crisis.asksNotToBeStored { call.arguments["unkept"] = .flag(true) }
    return call
  }

  /// Whether the call stores its words sealed and needs no confirmation.
  private func sealsWords(_ call: Call) -> Bool {
    guard let tool = tool(call.tool), tool.writes, !tool.needsConfirmation else { return false }
    return holdsSealed(call)
  }

  /// The texts that a call would store, and the line that made it. Calls that only look something up have none.
  func texts(of call: Call, _ turn: Turn) -> [String] {
    guard let tool = tool(call.tool), tool.writes || call.isCall(to: .outOfScope) else { return [] }
    let newTexts = call.arguments.sorted { $0.key < $1.key }.flatMap { $0.value.texts }
    return newTexts + (newTexts.isEmpty || newTexts.contains(turn.line) ? [] : [turn.line])
  }

  /// Seals the words silently, answers, and asks no model.
  func answerCrisis(_ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    modelConversation.withholdLine()
    turn.generateText = nil
    guard var answer = calls.last else { return .done }
    // If not all words could be sealed, the answer saves them itself.
    var areWordsSealed = calls.count > 1
    for call in calls.dropLast() {
      let reply = try? await Engine.$isAnswerDue.withValue(true) { try await perform(call, &turn) }
      if reply == nil { areWordsSealed = false }
    }
    if areWordsSealed { answer.arguments["kept"] = .flag(true) }
    // A question that sealing raised is dropped.
    turn.dialogue.question = nil
    return await execute([answer], &turn, sink)
  }

  /// No notice may appear before this time, as somebody was in crisis.
  package var silentUntil: LocalTime? {
    let now = clock().now
    return memory.load()?.unlessExpired(now: now).silentUntil
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
