package import Engine
package import Replies
package import Screen

/// The chat: reads a line, draws the reply, until the person leaves. It knows no store and no tool.
package struct Shell {
  let engine: Engine
  let reader: LineReader
  let makeScreen: @Sendable () -> Screen
  var options: Options
  /// The call that a free-text answer would complete.
  private var pendingCall: Call?
  /// Keys that act without Enter at the next prompt.
  private var instantKeys: Set<Character> = []
  /// Where the last card stands in the review that goes on.
  private var position: Card.Position?
  /// Whether something was said since the last prompt.
  private var hasOpenTurn = false
  /// The exit status, set once the chat is to end.
  private var exitStatus: ExitStatus?

  package init(_ engine: Engine, _ reader: LineReader, _ options: Options, look: @escaping @Sendable () -> Screen) {
    self.engine = engine
    self.reader = reader
    self.options = options
    self.makeScreen = look
  }

  package mutating func run(notices: AsyncStream<Notice>) async -> ExitStatus {
    show(options.welcome)
    options.opening.map { perform($0) }
    show(options.hints)
    let noticeTask = announce(notices)
    defer { noticeTask.cancel() }
    while exitStatus == nil {
      let isCollecting = await engine.isCollecting
      options.warning.map { show([$0]) }
      endTurn()
      switch reader.read(prompt: isCollecting ? "  … " : await prompt, keys: isCollecting ? [] : instantKeys) {
      case .line(let line) where isCollecting: say([line])
      case .line(let line): await answer(line)
      // A paste is one piece of text: no line in it, such as a blank one, ends the collector.
      case .paste(let lines) where isCollecting: say([lines.joined(separator: "\n")])
      case .paste(let lines): await confirmPaste(lines)
      case .interrupted: await interrupt(isCollecting)
      case .key(let key): say([String(key)])
      case .hangup(let unfinished):
        await keepUnfinished(unfinished)
        exitStatus = .interrupted
      case .end where isCollecting: turn { engine, sink in await engine.endCollecting(sink) }
      case .end: exitStatus = .done
      }
    }
    endTurn()
    reader.showLastNotices()
    reader.drainResponses()
    return exitStatus ?? .done
  }

  /// During focus the prompt is the only thing that shows the minutes left; in a review it tells how far one is.
  private var prompt: String {
    get async {
      if let position { return makeScreen().line("review \(position.number)/\(position.total)") + " › " }
      guard let minutes = await engine.focusMinutesLeft else { return "nudgy> " }
      return makeScreen().line("focus, \(minutes) min") + "> "
    }
  }

  private func announce(_ notices: AsyncStream<Notice>) -> Task<Void, Never> {
    let (engine, waker, makeScreen, playCue) = (engine, reader.waker, makeScreen, options.playCue)
    return Task {
      for await notice in notices {
        await engine.take(notice)
        waker.announce(makeScreen().notice(notice.text))
        playCue(notice.event)
      }
    }
  }
}

extension Shell {
  private mutating func answer(_ line: String) async {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    if let command = options.command(line) { return await run(command, of: line) }
    let reading = await engine.read(line)
    let calls = reading.calls
    // The answer to a question is as private as the question's call.
    reader.remember(line, (calls + (pendingCall.map { [$0] } ?? [])).map(options.recall).min() ?? .always)
    if let call = options.newcomer?.firstCall(line, calls) {
      turn { engine, sink in await engine.run(call, words: line, sink) }
    } else {
      turn { engine, sink in await engine.respond(to: line, as: reading, sink) }
      if calls.contains(where: options.isFarewell) { exitStatus = .done }
    }
  }

  /// Runs a command of the program. An open question is not about it, and is closed.
  private mutating func run(_ command: @escaping @Sendable () async throws -> Reply, of line: String) async {
    reader.remember(line, .always)
    if let call = options.interruptCall { await engine.run(call) { _ in } }
    turn { _, sink in
      do { await sink(.reply(try await command())) } catch { await sink(.error(UserError(error))) }
    }
  }

  /// A paste may hold anything, so nothing is stored before the person has seen how many cards it would make.
  private mutating func confirmPaste(_ lines: [String]) async {
    let text = lines.joined(separator: "\n")
    show(["\(lines.count, "line was", "lines were") pasted."])
    guard !text.allSatisfy(\.isWhitespace), let choices = options.pasteChoices(text) else { return }
    guard choices.cardCount > 0 else { return perform(choices.wholeCall) }
    let question: LocalizedText =
      "Keep \(choices.cardCount, "card", "cards") from it? y or n (Enter keeps it as one dump)"
    switch reader.read(prompt: makeScreen().line(question) + " ", keys: ["y", "n"]) {
    case .key("y"): perform(choices.cardsCall)
    case .key: show(["OK, nothing was changed."])
    case .line(let line):
      switch line.lowercased().filter({ $0.isLetter }) {
      case "y", "yes": perform(choices.cardsCall)
      case "n", "no": show(["OK, nothing was changed."])
      default:
        perform(choices.wholeCall)
        await answer(line)
      }
    case .paste(let more):
      perform(choices.wholeCall)
      await confirmPaste(more)
    case .interrupted, .end: perform(choices.wholeCall)
    case .hangup(let unfinished):
      perform(choices.wholeCall)
      await keepUnfinished(unfinished)
      exitStatus = .interrupted
    }
  }

  private mutating func perform(_ call: Call) { turn { engine, sink in await engine.run(call, sink) } }

  private mutating func say(_ lines: [String]) {
    turn { engine, sink in
      for line in lines { await engine.respond(to: line, sink) }
    }
  }

  private mutating func interrupt(_ isCollecting: Bool) async {
    (instantKeys, position) = ([], nil)
    guard !isCollecting else { return show(["Ctrl-D ends this. Every line is saved."]) }
    if let call = options.interruptCall { await engine.run(call) { _ in } }
    show(["Nothing was changed. Ctrl-D quits."])
  }

  /// Keeps an unfinished line when the terminal was closed.
  private func keepUnfinished(_ line: String) async {
    guard let makeCall = options.unfinishedLineCall, !line.allSatisfy(\.isWhitespace) else { return }
    await engine.run(makeCall(line)) { _ in }
  }
}

extension Shell {
  /// Runs a turn. Input typed meanwhile waits for the next prompt; Ctrl-C cancels the turn.
  private mutating func turn(_ work: @escaping @Sendable (Engine, @escaping Engine.Sink) async -> Void) {
    let renderer = TurnRenderer(makeScreen, keys: instantKeys, playCue: options.playCue)
    if case .hangup = reader.wait(for: { [engine] in await work(engine, renderer.draw) }) { exitStatus = .interrupted }
    pendingCall = renderer.pendingCall
    instantKeys = renderer.instantKeys
    position = renderer.position
    if renderer.hasDrawn { separate() }
    hasOpenTurn = true
    guard renderer.hasCard, !renderer.isWaiting, let newcomer = options.newcomer else { return }
    options.newcomer = nil
    guard let call = newcomer.afterwards() else { return }
    turn { engine, sink in await engine.run(call, sink) }
  }

  private mutating func show(_ lines: [LocalizedText]) {
    guard !lines.isEmpty else { return }
    hasOpenTurn = true
    Terminal.print(makeScreen().draw(Reply(nil, .lines(lines))))
    separate()
  }

  /// Ends what was said since the last prompt with one mark, where a screen reader wants one.
  private mutating func endTurn() {
    guard hasOpenTurn else { return }
    hasOpenTurn = false
    if !options.turnEnd.isEmpty { Terminal.write(makeScreen().words(options.turnEnd) + "\n") }
  }

  /// A blank row stands between turns.
  private func separate() { if makeScreen().isGraphical { Terminal.write("\n") } }
}
