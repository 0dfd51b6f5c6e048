internal import Civil
package import Language
package import Replies

/// Turns a line into calls and runs them, sending an event for each result. It knows nothing about particular tools.
///
/// It answers one line at a time: a caller waits for the answer before it sends the next line.
package actor Engine {
  package nonisolated let tools: [Tool]
  let clock: @Sendable () -> InputContext
  let memory: DialogueMemory
  private let language: @Sendable () -> Language
  private var openCollector: OpenCollector?
  /// The dialogue whose open question contains words for sealed fields, which must not be written to a file.
  private var unsavedDialogue: Dialogue?
  /// A function, not the models: like the language, they are loaded when the first line is read. A tool that is called
  /// by its verb needs neither.
  private let models: ReadingModels.Source?
  private let names: StoredNames?
  private let openURL: URLOpener?
  private let readCommand: CommandReader?
  let questions: QuestionPolicy
  /// Read without the models while a model is connected: that model is asked about a line that no phrase matches,
  /// before anything is guessed.
  private lazy var rules = rules(of: language())
  private lazy var conversationRules = rules.forConversation
  /// The rules of the second language that speakers of this one also type.
  private lazy var second = rules.language.second.map(rules(of:))
  let modelConversation: ModelConversation
  /// The meaning of the current line that was carried out.
  private var meaning: Meaning?
  /// Receives the events of the current line.
  private var listener: Sink = { _ in }
  /// Whether a reply of the current line was only a question that nobody is there to answer.
  private var isUnanswered = false
  /// The answer to the line before, for whoever asks to hear it again. It stays in this process.
  private var lastAnswer: Turn.Answer?

  package init(
    _ tools: [Tool], _ language: @autoclosure @escaping @Sendable () -> Language,
    clock: @escaping @Sendable () -> InputContext, memory: DialogueMemory,
    models: ReadingModels.Source? = nil, assistance: ModelAccess = .none,
    names: StoredNames? = nil, openURL: URLOpener? = nil, readCommand: CommandReader? = nil,
    questions: QuestionPolicy = .all
  ) {
    self.questions = questions
    (self.models, self.names, self.openURL, self.readCommand) = (models, names, openURL, readCommand)
    modelConversation = ModelConversation(assistance)
    self.tools = tools
    self.clock = clock
    self.memory = memory
    self.language = language
  }

  /// Hands a URL to the desktop. Throws what a person is told where that does not work.
  package typealias URLOpener = @Sendable (_ url: String) async throws -> Void

  /// The calls of a line that is typed as on the command line (“note add …”); `nil` for any other line.
  package typealias CommandReader = @Sendable (_ line: String, InputContext) -> [Call]?

  package typealias Sink = @Sendable (Event) async -> Void

  /// Whether the next line belongs to a collector.
  package var isCollecting: Bool { openCollector != nil }
  package var collector: Collector? { openCollector?.collector }

  /// Whole minutes left of the focus session, rounded up; `nil` when there is none.
  package var focusMinutesLeft: Int? {
    guard let end = focusUntil, clock().now < end else { return nil }
    return (clock().now.seconds(to: end) + 59) / 60
  }

  var focusUntil: LocalTime? { memory.load()?.unlessExpired(now: clock().now).focusUntil }

  /// The calls that a line means at this point of the conversation. Nothing is run.
  package func calls(_ line: String) -> [Call] { read(line).calls }

  /// Reads a line at this point of the conversation. Nothing is run.
  package func read(_ line: String) -> LineReading {
    var turn = turn(line)
    let meanings = interpret(line, &turn)
    return LineReading(meanings: meanings, language: turn.context.language)
  }

  /// The candidates for a line at this point of the conversation, the likeliest first.
  package func rankedCandidates(for line: String) -> [Rules.RankedCandidate] {
    let turn = turn(line)
    return (turn.dialogue.isNew ? rules : conversationRules).rankedCandidates(
      for: line, in: turn.dialogue.context(names, now: turn.now))
  }

  /// Answers one line.
  ///
  /// - Parameter reading: of the line, where a caller had to read it before.
  @discardableResult
  package func respond(to line: String, as reading: LineReading? = nil, _ sink: @escaping Sink) async -> ExitStatus {
    isUnanswered = false
    return ended(with: await answer(line, reading, sink))
  }

  private func answer(_ line: String, _ reading: LineReading?, _ sink: @escaping Sink) async -> ExitStatus {
    listener = sink
    var turn = turn(line)
    if openCollector != nil { return await collect(line, &turn, sink) }
    let reading = reading ?? read(line)
    turn.context.language = reading.language
    let (meanings, calls) = (reading.meanings, reading.calls)
    if isCrisis(calls) { return await answerCrisis(calls, &turn, sink) }
    if isOutOfScope(calls) { return await modelConversation.ask(line, calls, &turn, sink, in: self) }
    let (waitingLine, wasAsked) = (modelConversation.pendingLine, turn.dialogue.question != nil)
    let code = await modelConversation.record(line, &turn, sink, in: self) { turn, sink in
      await self.execute(meanings[...], &turn, sink)
    }
    // After a failed answer the line may not have been an answer, and a guess may be wrong: the line is kept too.
    if wasAsked && code != .done || meaning?.mayLoseWords == true {
      await keepUnsorted(line, isRead: code == .done && remainder(of: line, turn) == nil, turn, sink)
    }
    if code == .done, !wasAsked { await tellRemainder(of: line, &turn, sink) }
    meaning = nil
    return await modelConversation.askPending(waitingLine, &turn, sink, in: self) ?? code
  }

  /// Runs one call. `words` is the text that was typed to make it; empty if there was none.
  @discardableResult
  package func run(_ call: Call, words: String = "", _ sink: @escaping Sink) async -> ExitStatus {
    await run([call], words: words, sink)
  }

  /// Runs several calls that were typed at once.
  @discardableResult
  package func run(_ calls: [Call], words: String = "", _ sink: @escaping Sink) async -> ExitStatus {
    listener = sink
    isUnanswered = false
    var turn = turn(words)
    return ended(with: await executeScreened(calls, &turn, sink))
  }

  private func ended(with code: ExitStatus) -> ExitStatus { code == .done && isUnanswered ? .unconfirmed : code }

  /// Asks the person whether to run a call that another program (a model or an assistant) requested. Runs nothing.
  package func propose(_ call: Call, from requester: LocalizedText, _ sink: @escaping Sink) async {
    guard let tool = tool(call.tool) else { return }
    do {
      await sink(.reply(try await question(for: call, tool, from: requester, turn(""))))
    } catch {
      await sink(.error(UserError(error)))
    }
  }

  func question(for call: Call, _ tool: Tool, from requester: LocalizedText, _ turn: Turn) async throws -> Reply {
    guard questions.asks else { throw UserError("Only the person can allow that.", code: .unconfirmed) }
    var turn = turn
    turn.request = "\(requester) asks for “\(tool.verb)”"
    return try await tool.ask(turn, call.arguments)
  }

  /// Ends a collector whose input has ended.
  ///
  /// - Parameter text: all of the input, where it came in one piece.
  @discardableResult
  package func endCollecting(with text: String? = nil, _ sink: @escaping Sink) async -> ExitStatus {
    guard let current = openCollector else { return .done }
    openCollector = nil
    var turn = turn("")
    return await executeScreened([text.map(current.call(with:)) ?? current.call], &turn, sink)
  }

  package nonisolated func tool(_ name: String) -> Tool? { tools.first { $0.name == name } }
}

extension Engine {
  private func turn(_ line: String) -> Turn {
    let context = clock()
    let saved = memory.load()?.unlessExpired(now: context.now) ?? Dialogue()
    var dialogue = unsavedDialogue.flatMap { $0.touched == saved.touched ? $0 : nil } ?? saved
    dialogue.listAge += 1
    var turn = Turn(context: context, line: line, dialogue: dialogue)
    turn.previousAnswer = lastAnswer
    turn.generateText = { [dialogue] prompt, kinds in await self.generateText(prompt, kinds, for: dialogue) }
    turn.modelAddress = { () async throws(UserError) in try await self.modelAddress() }
    return turn
  }

  private func generateText(_ prompt: String, _ kinds: [String], for dialogue: Dialogue) async -> String? {
    await modelConversation.generateText(prompt, kinds, for: dialogue, listener, in: self)
  }

  private func modelAddress() throws(UserError) -> ModelAddress? { try modelConversation.address() }

  /// Whether the rules found no reading of the line.
  private func isOutOfScope(_ calls: [Call]) -> Bool { calls == [Rules.outOfScope] }

  private func keep(_ dialogue: Dialogue) {
    let calls = dialogue.question?.calls ?? []
    // An id has no words for a file to give away.
    let hasSealedWords = calls.contains { call in
      holdsSealed(Call(call.tool, call.arguments.filter { if case .id = $0.value { false } else { true } }))
    }
    unsavedDialogue = hasSealedWords ? dialogue : nil
    var dialogueToSave = dialogue
    if hasSealedWords {
      dialogueToSave.question = nil
    } else if calls.contains(where: holdsSealed) {
      // What a sealed record is called, though, is left out beside its id.
      dialogueToSave.question?.isSealed = true
    }
    memory.save(dialogueToSave)
  }

  /// Whether the open question is known to this process only, and no later call can answer it.
  package var hasUnsavedQuestion: Bool { unsavedDialogue != nil }

  /// Whether the call has an argument for a sealed field, whose words only the vault may store.
  func holdsSealed(_ call: Call) -> Bool {
    tool(call.tool)?.parameters.contains { $0.isSealed && call.arguments[$0.name] != nil } ?? false
  }

  private func rules(of language: Language) -> Rules {
    Rules(tools, language, models: modelConversation.isConnected ? nil : models)
  }

  /// The meanings of a line, in order: each is tried when the one before names a record that does not exist.
  private func interpret(_ line: String, _ turn: inout Turn) -> [Meaning] {
    let ownTurn = turn
    let meanings = ReadingMemo.whileReading { interpretByLanguage(line, &turn) }
    return screenForCrisis(line, meanings, ownTurn)
  }

  private func interpretByLanguage(_ line: String, _ turn: inout Turn) -> [Meaning] {
    guard ReadingLimit.allows(line: line) else { return [Meaning([Call(.outOfScope, ["line": .words(line)])])] }
    let ownTurn = turn
    guard let second, rules.language.secondLanguage(for: line) != nil else {
      return interpret(line, ownTurn, turn.dialogue.isNew ? rules : conversationRules)
    }
    var other = turn
    other.context.language = second.language
    let readers = [
      (ownTurn, turn.dialogue.isNew ? rules : conversationRules),
      (other, turn.dialogue.isNew ? second : second.forConversation),
    ]
    var meanings: [Meaning] = []
    for (reader, rules) in rules.defers(to: second, line) ? readers.reversed() : readers {
      let read = interpret(line, reader, rules)
      guard meanings.isEmpty || !isOutOfScope(read[0].calls) else { break }
      (meanings, turn) = (read, reader)
      if !isOutOfScope(read[0].calls) { break }
    }
    return meanings
  }

  /// Reads the line as the answer to an open question, as a key of the card shown, or as a new line.
  private func interpret(_ line: String, _ turn: Turn, _ rules: Rules) -> [Meaning] {
    let dialogue = turn.dialogue
    if let question = dialogue.question, question.keepsKeys, let asked = question.freeAnswer?.call,
      let action = keyAction(line, beside: question, in: turn)
    {
      return [Meaning([action.call] + action.nextCalls + [asked])]
    }
    if let question = dialogue.question, let answer = Answer(line, to: question, tools, rules, turn.context) {
      guard !answer.calls.isEmpty else { return [Meaning([Call(.cancel)] + question.fallbackCalls)] }
      let calls = answer.calls + question.nextCalls
      guard answer.isInOwnWords else { return [Meaning(calls)] }
      // A free answer that names no record may be a line of its own.
      var turnWithoutQuestion = turn
      turnWithoutQuestion.dialogue.question = nil
      return [Meaning(calls)] + interpret(line, turnWithoutQuestion, rules)
    }
    if let action = dialogue.action(typedAs: line, in: turn.context.language) {
      // Beside a question a letter may have been meant for that, so it finishes and drops nothing.
      if let question = dialogue.question, [.complete, .drop].contains(tool(action.call.tool)?.operation) {
        return [Meaning([Call(.cancel)] + question.fallbackCalls)]
      }
      return [Meaning([action.call] + action.nextCalls)]
    }
    // Where what is shown has nothing of the kind, or no record is called so, the line means what it means by itself.
    let callsInContext = dialogue.contextNames(now: turn.now).lazy.compactMap { rules.calls(line, inContext: $0) }.first
    let meanings =
      [readCommand?(line, turn.context), callsInContext].compactMap(\.self).map { Meaning($0) }
      + rules.meanings(of: line, in: dialogue.context(names, now: turn.now))
    // Beside a question that came of no change, it is the question that is taken back, and nothing from before it.
    if let question = dialogue.question, !question.followsChange, meanings.first?.calls == [Call(.undo)] {
      return [Meaning([Call(.cancel)] + question.fallbackCalls)]
    }
    guard let showCard = dialogue.showCard else { return meanings }
    // Where keys act without Enter, a line that changes something or cancels shows the card again, with the same keys.
    return meanings.map { meaning in
      let isBeside = meaning.calls.allSatisfy {
        $0.isCall(to: .cancel, .deny) || tool($0.tool)?.writes ?? false
      }
      return Meaning(meaning.calls + (isBeside ? [showCard] : []), mayLoseWords: meaning.mayLoseWords)
    }
  }

  /// The key of the card that a question stands below, where it cannot have been meant for the question: it is the first
  /// letter of no answer, and finishes and drops nothing.
  private func keyAction(_ line: String, beside question: Question, in turn: Turn) -> Action? {
    guard line.trimmed.count == 1, let action = turn.dialogue.action(typedAs: line, in: turn.context.language),
      ![.complete, .drop].contains(tool(action.call.tool)?.operation),
      !question.choices.contains(where: { $0.label.text(turn.context.language).lowercased().hasPrefix(line.trimmed) })
    else { return nil }
    return action
  }

  /// Saves a line that led to nothing, without telling the person.
  ///
  /// - Parameter isRead: whether it led to something as a whole, and is kept in case another thing was meant.
  func keepUnsorted(_ line: String, isRead: Bool = false, _ turn: Turn, _ sink: @escaping Sink) async {
    let keep = Call(.outOfScope, ["line": .words(line), "quietly": .flag(true), "read": .flag(isRead)])
    do { _ = try await tool(keep.tool)?.run(turn, keep.arguments) } catch { await sink(.error(UserError(error))) }
  }

  /// Says what the reading of a line has left out, and offers cards of it, unless something else is asked.
  private func tellRemainder(of line: String, _ turn: inout Turn, _ sink: @escaping Sink) async {
    guard turn.dialogue.question == nil, openCollector == nil, turn.dialogue.showCard == nil, !turn.isFocused,
      let remainder = remainder(of: line, turn)
    else { return }
    do {
      guard let reply = try await perform(Call(.outOfScope, ["remainder": .words(remainder)]), &turn) else { return }
      await sink(.reply(reply))
    } catch { await sink(.error(UserError(error))) }
  }

  private func remainder(of line: String, _ turn: Turn) -> String? {
    guard turn.context.language.tag == rules.language.tag, let calls = meaning?.calls else { return nil }
    return rules.remainder(of: line, besides: calls, names)
  }

  /// Whether the call runs whatever comes of those before it: while their question is open, and when they failed. It
  /// only stores words and needs no record, or it says whom to call in a crisis.
  private func isIndependent(_ call: Call) -> Bool {
    if call == Engine.crisisNote { return true }
    guard let tool = tool(call.tool) else { return false }
    return tool.writes && !tool.needsConfirmation && !call.arguments.isEmpty
      && !tool.parameters.contains { $0.slot == .reference }
  }

  /// Runs the calls of the first meaning; if they name a record that does not exist, those of the next one.
  private func execute(_ meanings: ArraySlice<Meaning>, _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus
  {
    guard let first = meanings.first else { return .done }
    meaning = first
    turn.correction = turn.context.language.rules.correction(in: turn.line)
    return await execute(first.calls, otherwise: meanings.dropFirst().drop { $0.calls == first.calls }, &turn, sink)
  }

  /// Runs the calls in order, until one asks a question or fails.
  @discardableResult
  func execute(
    _ calls: [Call], otherwise meanings: ArraySlice<Meaning> = [], _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> ExitStatus {
    let showCard = turn.dialogue.showCard
    var code = ExitStatus.done
    for (place, call) in calls.enumerated() {
      do {
        turn.hasFurtherCalls = place < calls.count - 1
        turn.hasOtherCalls = calls.count > 1
        let rest = calls[(place + 1)...]
        guard let reply = try await performOnAnyKind(call, then: rest, &turn) else { continue }
        if var question = turn.dialogue.question {
          question.nextCalls = rest.filter { !isIndependent($0) }
          await execute(rest.filter(isIndependent), &turn, sink)
          turn.dialogue.question = question
          keep(turn.dialogue)
        }
        if reply.outcome == .changedNothing { code = .failed }
        let unasked = turn.unasked
        turn.unasked = nil
        if unasked == nil || !reply.isEmpty { await sink(.reply(reply)) }
        if let unasked {
          await execute(rest.filter(isIndependent), &turn, sink)
          await sink(.error(unasked))
          return unasked.code
        }
        // Only now, as whom it reaches stands in the reply.
        if let url = reply.opens { try await openURL?(url) }
        if turn.dialogue.question != nil || openCollector != nil { return code }
      } catch {
        let userError = UserError(error)
        if userError.code == .notFound, place == 0, !meanings.isEmpty { return await execute(meanings, &turn, sink) }
        code = userError.code
        lastAnswer = Turn.Answer(
          reply: Reply(userError.message, userError.hint.map { .lines([$0]) } ?? .nothing), call: call,
          isSealed: holdsSealed(call), canRunAgain: false)
        await sink(.error(userError))
        guard place < calls.count - 1 else { break }
        // The remaining independent calls still run, and those that do the same to other records. The card whose key
        // failed is shown again; the calls that would follow it do not run.
        let others = calls[(place + 1)...].filter {
          isSame($0, call, turn.dialogue)
            || isIndependent($0) && !(code == .usage && isAlternativeReading($0, of: call))
        }
        await execute(others + (showCard.map { [$0] } ?? []), &turn, sink)
        break
      }
    }
    return code
  }

  /// Whether both calls do the same, to two records that are pointed at: "done 1 3", and not by words, which may be
  /// one name. Without a list all numbers fail alike.
  private func isSame(_ call: Call, _ other: Call, _ dialogue: Dialogue) -> Bool {
    guard call.tool == other.tool,
      let reference = tool(call.tool)?.parameters.first(where: { $0.slot == .reference })?.name
    else { return false }
    func pointsAt(_ argument: Argument?) -> Bool {
      switch argument {
      case .id?: true
      case .number?: !dialogue.lastList.isEmpty
      case .words(let words)?: Int(words) != nil && !dialogue.lastList.isEmpty
      default: false
      }
    }
    return pointsAt(call.arguments[reference]) && pointsAt(other.arguments[reference])
      && call.arguments.filter { $0.key != reference } == other.arguments.filter { $0.key != reference }
  }

  /// Whether both calls come from the same words read in two ways (“11/10” as two numbers). If one fails, the other was
  /// not meant either.
  private func isAlternativeReading(_ call: Call, of other: Call) -> Bool {
    call.tool == other.tool
      && Set(call.arguments.keys).union(other.arguments.keys).count { call.arguments[$0] != other.arguments[$0] } == 1
  }

  /// Runs one call and updates the dialogue with its reply; `nil` if there is no such tool.
  func perform(_ requestedCall: Call, then rest: ArraySlice<Call> = [], _ turn: inout Turn) async throws -> Reply? {
    let call = sibling(of: requestedCall, turn.dialogue, in: turn.context.language) ?? requestedCall
    guard let tool = tool(call.tool) else { return nil }
    if holdsSealed(call) { modelConversation.noteSealed() }
    var reply = try await tool.run(turn, call.arguments)
    turn.unasked = questions.apply(to: &reply, writes: tool.writes)
    if questions.isUnanswered(reply, writes: tool.writes) { isUnanswered = true }
    if meaning != nil { reply = await addingOtherKinds(to: reply, call, turn) }
    // The next call's reply follows at once, so this one shows a folded card and no occasion.
    if !rest.isEmpty {
      reply.collapseCard()
      reply.occasion = nil
    }
    if turn.dialogue.suppressesCheer(now: turn.now) { reply.occasion = nil }
    let settledCall = reply.call ?? tool.settled(call, turn.context)
    take(reply, to: settledCall, writes: tool.writes, then: rest, &turn)
    // With the words of sealed fields, which a settled call has not: it stays in this process.
    let wholeCall = reply.call ?? call
    let isRepetition = wholeCall == lastAnswer?.call
    lastAnswer = Turn.Answer(
      reply: reply, call: wholeCall, isSealed: holdsSealed(call) || isRepetition && lastAnswer?.isSealed == true,
      canRunAgain: self.tool(wholeCall.tool)?.writes == false)
    return reply
  }

  /// Runs a call of the person's line or, where nothing of its kind has the name or the words that it gives, the same
  /// call for another kind: "delete the paracetamol" is about a dose where no card is called so. Calls of others, such
  /// as a model, are about the kind that they say.
  private func performOnAnyKind(_ call: Call, then rest: ArraySlice<Call>, _ turn: inout Turn) async throws -> Reply? {
    guard meaning != nil else { return try await perform(call, then: rest, &turn) }
    var result: Result<Reply?, any Error>
    do {
      let reply = try await perform(call, then: rest, &turn)
      guard reply?.outcome == .foundNothing else { return reply }
      result = .success(reply)
    } catch let error where UserError(error).code == .notFound && namesInWords(call, turn) {
      result = .failure(error)
    }
    for other in toolsForOtherKinds(than: call) {
      do {
        let reply = try await perform(Call(other.name, call.arguments), then: rest, &turn)
        if reply?.outcome != .foundNothing { return reply }
      } catch let error where [.notFound, .locked].contains(UserError(error).code) {
        // What is locked cannot be looked through, and what the line asked for is not there.
        continue
      }
    }
    return try result.get()
  }

  /// A list of what a person looks for, and below it what there is of other kinds: the notes below the cards.
  private func addingOtherKinds(to reply: Reply, _ call: Call, _ turn: Turn) async -> Reply {
    guard case .list(let list) = reply.content, list.earlier == 0, !call.arguments.keys.contains("from") else {
      return reply
    }
    var parts = [reply.content]
    for other in tools where other.sibling?.tool == call.tool && other.sibling?.standsBeside == true {
      let arguments = call.arguments.filter { name, _ in other.parameters.contains { $0.name == name } }
      do {
        let found = try await other.run(turn, arguments.merging(["beside": .flag(true)]) { $1 })
        guard case .list(var list) = found.content else { continue }
        // “more” goes on with the first list.
        list.nextPage = [:]
        parts.append(.list(list))
      } catch {
        parts.append(.lines([UserError(error).message]))
      }
    }
    guard parts.count > 1 else { return reply }
    var whole = reply
    whole.content = .page(parts)
    return whole
  }

  private func namesInWords(_ call: Call, _ turn: Turn) -> Bool {
    if case .words? = RecordSelector(call.arguments["which"], in: turn.context.language) { true } else { false }
  }

  /// The tools that do the same to records of other kinds. A tool that changes something only where those are found by
  /// their own names: "remove the old wallpaper" is about no note in which these words occur.
  private func toolsForOtherKinds(than call: Call) -> [Tool] {
    let main = tool(call.tool)?.sibling?.tool ?? call.tool
    return tools.filter { other in
      other.name != call.tool && (other.name == main || other.sibling?.tool == main)
        && (!other.writes || other.sibling?.takesNames == true)
        && call.arguments.keys.allSatisfy { name in other.parameters.contains { $0.name == name } }
    }
  }

  /// The same call for the kind of the current record, where that kind has a tool of its own.
  func sibling(of call: Call, _ dialogue: Dialogue, in language: Language) -> Call? {
    guard let kind = RecordSelector(call.arguments["which"], in: language)?.reference(in: dialogue)?.kind,
      let sibling = tools.first(where: { $0.sibling?.tool == call.tool && $0.sibling?.kinds.contains(kind) == true })
    else { return nil }
    let parameterNames = Set(sibling.parameters.map(\.name))
    return call.arguments.keys.allSatisfy(parameterNames.contains) ? Call(sibling.name, call.arguments) : nil
  }

  func take(_ reply: Reply, to call: Call, writes: Bool, then rest: ArraySlice<Call>, _ turn: inout Turn) {
    let showCard = turn.dialogue.showCard
    turn.dialogue.update(with: reply, to: call, writes: writes, now: turn.now)
    if !reply.groups.isEmpty {
      turn.changeGroups += reply.groups
      turn.dialogue.lastChange?.lineGroups = turn.changeGroups
    }
    if rest.isEmpty, reply.followUp == nil { turn.dialogue.showCard = nil }
    if turn.dialogue.question != nil { turn.dialogue.question?.nextCalls = Array(rest) }
    turn.dialogue.question?.fallbackCalls = showCard.map { [$0] } ?? []
    turn.dialogue.question?.followsChange = !turn.changeGroups.isEmpty
    if case .collector(let collector) = reply.followUp { openCollector = OpenCollector(collector) }
    keep(turn.dialogue)
  }

  private func executeScreened(_ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    let calls = screenForCrisis(calls.flatMap { texts(of: $0, turn) }, calls, turn)
    return isCrisis(calls) ? await answerCrisis(calls, &turn, sink) : await execute(calls, &turn, sink)
  }

  private func collect(_ line: String, _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    guard var current = openCollector else { return .done }
    switch current.append(line, in: rules.language) {
    case .end:
      openCollector = nil
      return await executeScreened([current.call], &turn, sink)
    case .wait:
      openCollector = current
      return .done
    case .keep(let words):
      openCollector = current
      let each = current.collector.lineCall.with(current.collector.parameter, .words(words))
      let calls = screenForCrisis([line], [each], turn)
      if isCrisis(calls) { return await answerCrisis(calls, &turn, sink) }
      return await execute(calls, &turn) { event in
        if case .error = event { await sink(event) }
      }
    }
  }
}
