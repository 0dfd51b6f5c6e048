internal import Civil
package import Language
package import Replies

/// A line becomes calls, calls become events. Knows no task and no note.
///
/// One line is answered at a time; a caller waits for the answer before it sends the next.
package actor Engine {
  package nonisolated let tools: [Tool]
  let clock: @Sendable () -> Reading
  let memory: DialogueMemory
  private let language: @Sendable () -> Language
  private var collecting: Collecting?
  /// The dialogue whose question holds words that no file may.
  private var withheld: Dialogue?
  /// Like the language taken when the first line is read: what is called by its verb does not wait for them.
  private let models: ReadingModels.Source?
  private let kept: Grounding.Lookup?
  /// A connected model is asked where no phrase reads a line, before anything is guessed.
  private lazy var rules = rules(of: language())
  private lazy var talk = rules.inTalk
  /// Those of a language that its speakers type too.
  private lazy var second = rules.language.second.map(rules(of:))
  let assistance: Assistance
  /// Whether there is a model to ask; looked up when the first line needs one.
  lazy var connection = Connection(assistance)
  private var isConnected: Bool { if case .off = connection { false } else { true } }
  /// What a model was or would be told of this conversation.
  var told = Talk()
  /// The line that waits for the person's leave to go to a model.
  var unsent: String?
  /// Whether words that only the vault may keep were in the line at hand.
  var hasHeardSealed = false
  /// Whether words of the line at hand may stand in nothing that it becomes.
  private var mayLose = false
  /// Whoever hears what comes of the line at hand.
  var listener: Sink = { _ in }
  /// Why a tool's prompt had no answer, until the person is told.
  var unheard: UserError?

  package init(
    _ tools: [Tool], _ language: @autoclosure @escaping @Sendable () -> Language,
    clock: @escaping @Sendable () -> Reading, memory: DialogueMemory,
    models: ReadingModels.Source? = nil, assistance: Assistance = .none,
    kept: Grounding.Lookup? = nil
  ) {
    (self.models, self.kept) = (models, kept)
    self.assistance = assistance
    self.tools = tools
    self.clock = clock
    self.memory = memory
    self.language = language
  }

  package typealias Sink = @Sendable (Event) async -> Void

  /// Whether the next line belongs to a collector.
  package var isCollecting: Bool { collecting != nil }
  package var collector: Collector? { collecting?.collector }

  /// Whole minutes left of a stretch of focus, the last one counted as one; `nil` outside of one.
  package var focusMinutesLeft: Int? {
    guard let end = focusUntil, clock().now < end else { return nil }
    return (clock().now.seconds(to: end) + 59) / 60
  }

  var focusUntil: LocalTime? { memory.load()?.current(now: clock().now).focusUntil }

  /// The calls that a line means at this point of the conversation; nothing is done.
  package func calls(_ line: String) -> [Call] {
    var turn = turn(line)
    return interpret(line, &turn)[0].calls
  }

  /// The ways to read a line at this point of the conversation, the likeliest first.
  package func ways(toRead line: String) -> [Rules.Way] {
    let dialogue = turn(line).dialogue
    return (dialogue.isNew ? rules : talk).ways(toRead: line, in: dialogue.context(kept))
  }

  /// Answers one line.
  ///
  /// - Parameter known: its calls, where somebody had to know them before they are made.
  @discardableResult
  package func say(_ line: String, meaning known: [Call]? = nil, _ sink: @escaping Sink) async -> ExitStatus {
    listener = sink
    var turn = turn(line)
    if collecting != nil { return await collect(line, &turn, sink) }
    let meanings = if let known { [Meaning(known)] } else { interpret(line, &turn) }
    let calls = meanings[0].calls
    if isCrisis(calls) { return await answerCrisis(calls, &turn, sink) }
    if isBeyond(calls) { return await ask(line, calls, &turn, sink) }
    let (waiting, wasAsked) = (unsent, turn.dialogue.question != nil)
    let code = await answer(line, &turn, sink) { turn, sink in
      await self.make(meanings[...], &turn, sink)
    }
    // An answer that came to nothing may have been none, and a guess may be wrong.
    if wasAsked && code != .done || mayLose { await keepUnsorted(line, turn, sink) }
    mayLose = false
    return await askUnsent(waiting, &turn, sink) ?? code
  }

  /// Makes one call; `words` is what was typed to make it, if anything was.
  @discardableResult
  package func run(_ call: Call, words: String = "", _ sink: @escaping Sink) async -> ExitStatus {
    await run([call], words: words, sink)
  }

  /// The same with several that were typed at once.
  @discardableResult
  package func run(_ calls: [Call], words: String = "", _ sink: @escaping Sink) async -> ExitStatus {
    listener = sink
    var turn = turn(words)
    return await makeHeeding(calls, &turn, sink)
  }

  /// Asks the person whether a call that somebody else wants is to be made; nothing is done.
  package func propose(_ call: Call, from who: LocalizedText, _ sink: @escaping Sink) async {
    guard let tool = tool(call.tool) else { return }
    do {
      await sink(.reply(try await question(for: call, tool, from: who, turn(""))))
    } catch {
      await sink(.trouble(UserError(error)))
    }
  }

  func question(for call: Call, _ tool: Tool, from who: LocalizedText, _ turn: Turn) async throws -> Reply {
    var turn = turn
    turn.request = "\(who) asks for “\(tool.verb)”"
    return try await tool.ask(turn, call.arguments)
  }

  /// Ends a collector whose input has ended.
  ///
  /// - Parameter text: all of the input, where it came in one piece.
  @discardableResult
  package func endCollecting(with text: String? = nil, _ sink: @escaping Sink) async -> ExitStatus {
    guard let open = collecting else { return .done }
    collecting = nil
    var turn = turn("")
    return await makeHeeding([text.map(open.call(with:)) ?? open.call], &turn, sink)
  }

  package nonisolated func tool(_ name: String) -> Tool? { tools.first { $0.name == name } }
}

extension Engine {
  private func turn(_ line: String) -> Turn {
    let reading = clock()
    let known = memory.load()?.current(now: reading.now) ?? Dialogue()
    let dialogue = withheld.flatMap { $0.touched == known.touched ? $0 : nil } ?? known
    var turn = Turn(reading: reading, line: line, dialogue: dialogue)
    turn.write = { prompt, kinds in await self.write(prompt, kinds, for: dialogue) }
    turn.modelAddress = { () async throws(UserError) in try await self.modelAddress() }
    return turn
  }

  private func keep(_ dialogue: Dialogue) {
    withheld = dialogue.question.map(isSealed) == true ? dialogue : nil
    var open = dialogue
    if withheld != nil { open.question = nil }
    memory.save(open)
  }

  private func isSealed(_ question: Question) -> Bool {
    let calls = question.choices.compactMap(\.call) + [question.open?.call].compactMap(\.self) + question.then
    return question.isSealed || calls.contains(where: holdsSealed)
  }

  /// Whether it was given words that only the vault may keep.
  func holdsSealed(_ call: Call) -> Bool {
    tool(call.tool)?.parameters.contains { $0.isSealed && call.arguments[$0.name] != nil } ?? false
  }

  private func rules(of language: Language) -> Rules {
    Rules(tools, language, models: isConnected ? nil : models)
  }

  /// What a line means; then what it means should that name nothing that is there, and so on.
  private func interpret(_ line: String, _ turn: inout Turn) -> [Meaning] {
    let own = turn
    return heeding(line, understood(line, &turn), own)
  }

  private func understood(_ line: String, _ turn: inout Turn) -> [Meaning] {
    guard ReadingLimit.reads(line: line) else { return [Meaning([Call(.beyond, ["line": .words(line)])])] }
    let own = turn
    guard let second, rules.language.other(of: line) != nil else {
      return interpret(line, own, turn.dialogue.isNew ? rules : talk)
    }
    var other = turn
    other.reading.language = second.language
    let readers = [(own, turn.dialogue.isNew ? rules : talk), (other, turn.dialogue.isNew ? second : second.inTalk)]
    var meanings: [Meaning] = []
    for (reader, rules) in rules.yields(to: second, line) ? readers.reversed() : readers {
      let read = interpret(line, reader, rules)
      guard meanings.isEmpty || !isBeyond(read[0].calls) else { break }
      (meanings, turn) = (read, reader)
      if !isBeyond(read[0].calls) { break }
    }
    return meanings
  }

  /// An open question's answer, a key of the card shown, or a new line.
  private func interpret(_ line: String, _ turn: Turn, _ rules: Rules) -> [Meaning] {
    let dialogue = turn.dialogue
    if let question = dialogue.question, let answer = Answer(line, to: question, tools, rules, turn.reading) {
      guard !answer.calls.isEmpty else { return [Meaning([Call(.cancel)] + question.otherwise)] }
      let calls = answer.calls + question.then
      guard answer.isInOwnWords else { return [Meaning(calls)] }
      // Words that name nothing were no answer.
      var plain = turn
      plain.dialogue.question = nil
      return [Meaning(calls)] + interpret(line, plain, rules)
    }
    if let key = line.trimmed.first, line.trimmed.count == 1,
      let action = dialogue.keys.first(where: { $0.key == key })
    {
      return [Meaning([action.call] + action.then)]
    }
    let meanings =
      dialogue.inHand.flatMap { rules.call(line, withCurrent: $0.kind) }.map { [Meaning([$0])] }
      ?? rules.meanings(of: line, in: dialogue.context(kept))
    guard let again = dialogue.again else { return meanings }
    // Where keys act at once, what is typed beside them changes things, or leaves them, and the keys are as they were.
    return meanings.map { meaning in
      let isBeside = meaning.calls.allSatisfy {
        $0.isCall(to: .cancel, .deny) || tool($0.tool)?.writes ?? false
      }
      return Meaning(meaning.calls + (isBeside ? [again] : []), mayLose: meaning.mayLose)
    }
  }

  /// Keeps a line of which nothing came, and says nothing of it.
  func keepUnsorted(_ line: String, _ turn: Turn, _ sink: @escaping Sink) async {
    let keep = Call(.beyond, ["line": .words(line), "quietly": .flag(true)])
    do { _ = try await tool(keep.tool)?.run(turn, keep.arguments) } catch { await sink(.trouble(UserError(error))) }
  }

  /// Whether a call keeps words and speaks of nothing else, so that it waits for no answer.
  private func standsAlone(_ call: Call) -> Bool {
    guard let tool = tool(call.tool) else { return false }
    return tool.writes && !tool.needsKey && !call.arguments.isEmpty
      && !tool.parameters.contains { $0.slot == .which }
  }

  /// Makes the calls of the first meaning, or those of the next one where that names nothing that is there.
  private func make(_ meanings: ArraySlice<Meaning>, _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    guard let first = meanings.first else { return .done }
    mayLose = first.mayLose
    return await make(first.calls, otherwise: meanings.dropFirst().drop { $0.calls == first.calls }, &turn, sink)
  }

  /// Makes the calls in turn, until one asks something or goes wrong.
  @discardableResult
  func make(
    _ calls: [Call], otherwise meanings: ArraySlice<Meaning> = [], _ turn: inout Turn, _ sink: @escaping Sink
  ) async -> ExitStatus {
    let again = turn.dialogue.again
    var code = ExitStatus.done
    for (place, said) in calls.enumerated() {
      do {
        turn.hasMore = place < calls.count - 1
        turn.hasOthers = calls.count > 1
        let rest = calls[(place + 1)...]
        guard let reply = try await perform(said, then: rest, &turn) else { continue }
        if var question = turn.dialogue.question {
          question.then = rest.filter { !standsAlone($0) }
          await make(rest.filter(standsAlone), &turn, sink)
          turn.dialogue.question = question
          keep(turn.dialogue)
        }
        await sink(.reply(reply))
        if turn.dialogue.question != nil || collecting != nil { return code }
      } catch {
        let trouble = UserError(error)
        if trouble.code == .notFound, place == 0, !meanings.isEmpty { return await make(meanings, &turn, sink) }
        code = trouble.code
        await sink(.trouble(trouble))
        guard place < calls.count - 1 else { break }
        // What else was said is kept. The card whose key went wrong is shown again, and it leads no further.
        let others = calls[(place + 1)...].filter { standsAlone($0) && !(code == .usage && isSibling($0, of: said)) }
        await make(others + (again.map { [$0] } ?? []), &turn, sink)
        break
      }
    }
    return code
  }

  /// Whether one reading of some words made both, as "11/10" is two numbers: where one does not read, the other was not
  /// meant.
  private func isSibling(_ call: Call, of other: Call) -> Bool {
    call.tool == other.tool
      && Set(call.arguments.keys).union(other.arguments.keys).count { call.arguments[$0] != other.arguments[$0] } == 1
  }

  /// Makes one call and takes what comes of it into the conversation; `nil` where there is no such tool.
  func perform(_ said: Call, then rest: ArraySlice<Call> = [], _ turn: inout Turn) async throws -> Reply? {
    let call = sibling(of: said, turn.dialogue, in: turn.reading.language) ?? said
    guard let tool = tool(call.tool) else { return nil }
    if holdsSealed(call) { hasHeardSealed = true }
    var reply = try await tool.run(turn, call.arguments)
    // What follows shows the card that is next, and nothing stands in its way.
    if !rest.isEmpty {
      reply.foldCard()
      reply.occasion = nil
    }
    if turn.dialogue.isHushed(now: turn.now) { reply.occasion = nil }
    take(reply, to: reply.call ?? tool.settled(call, turn.reading), writes: tool.writes, then: rest, &turn)
    return reply
  }

  /// The same done to what is in hand, where that is of another kind.
  func sibling(of call: Call, _ dialogue: Dialogue, in language: Language) -> Call? {
    guard let kind = Which(call.arguments["which"], in: language)?.reference(in: dialogue)?.kind,
      let sibling = tools.first(where: { $0.sibling?.tool == call.tool && $0.sibling?.kinds.contains(kind) == true })
    else { return nil }
    let known = Set(sibling.parameters.map(\.name))
    return call.arguments.keys.allSatisfy(known.contains) ? Call(sibling.name, call.arguments) : nil
  }

  func take(_ reply: Reply, to call: Call, writes: Bool, then rest: ArraySlice<Call>, _ turn: inout Turn) {
    let again = turn.dialogue.again
    turn.dialogue.take(reply, to: call, writes: writes, now: turn.now)
    if rest.isEmpty, reply.lead == nil { turn.dialogue.again = nil }
    if turn.dialogue.question != nil { turn.dialogue.question?.then = Array(rest) }
    turn.dialogue.question?.otherwise = again.map { [$0] } ?? []
    if case .collector(let collector) = reply.lead { collecting = Collecting(collector) }
    keep(turn.dialogue)
  }

  private func makeHeeding(_ calls: [Call], _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    let calls = heeding(calls.flatMap { texts(of: $0, turn) }, calls, turn)
    return isCrisis(calls) ? await answerCrisis(calls, &turn, sink) : await make(calls, &turn, sink)
  }

  private func collect(_ line: String, _ turn: inout Turn, _ sink: @escaping Sink) async -> ExitStatus {
    guard var open = collecting else { return .done }
    switch open.take(line, in: rules.language) {
    case .end:
      collecting = nil
      return await makeHeeding([open.call], &turn, sink)
    case .wait:
      collecting = open
      return .done
    case .keep(let words):
      collecting = open
      let each = open.collector.each.with(open.collector.parameter, .words(words))
      let calls = heeding([line], [each], turn)
      if isCrisis(calls) { return await answerCrisis(calls, &turn, sink) }
      return await make(calls, &turn) { event in
        if case .trouble = event { await sink(event) }
      }
    }
  }
}
