package import Engine
package import Replies
package import Screen

/// The chat: a line in, a reply drawn, until the person leaves. Knows no database and no tool.
package struct Shell {
  let engine: Engine
  let reader: LineReader
  let look: @Sendable () -> Screen
  var options: Options
  /// What an answer in free words would complete.
  private var asked: Call?
  /// What acts by itself.
  private var keys: Set<Character> = []
  /// Set once there will be no further prompt.
  private var leaving: ExitStatus?

  package init(_ engine: Engine, _ reader: LineReader, _ options: Options, look: @escaping @Sendable () -> Screen) {
    self.engine = engine
    self.reader = reader
    self.options = options
    self.look = look
  }

  package mutating func run(notices: AsyncStream<Notice>) async -> ExitStatus {
    show(options.welcome)
    let watch = announce(notices)
    defer { watch.cancel() }
    while leaving == nil {
      let isCollecting = await engine.isCollecting
      options.warning.map { show([$0]) }
      switch reader.read(prompt: isCollecting ? "  … " : await prompt, keys: isCollecting ? [] : keys) {
      case .line(let line) where isCollecting: say([line])
      case .line(let line): await answer(line)
      // One piece, and nothing in it ends what is being written.
      case .paste(let lines) where isCollecting: say([lines.joined(separator: "\n")])
      case .paste(let lines): await offer(lines)
      case .interrupted: await interrupt(isCollecting)
      case .key(let key): say([String(key)])
      case .hangup(let unfinished):
        await keep(unfinished)
        leaving = .interrupted
      case .end where isCollecting: turn { engine, sink in await engine.endCollecting(sink) }
      case .end: leaving = .done
      }
    }
    reader.leave()
    return leaving ?? .done
  }

  /// In focus it tells how long that still lasts, and nothing else does.
  private var prompt: String {
    get async {
      guard let minutes = await engine.focusMinutesLeft else { return "nudgy> " }
      return look().line("focus, \(minutes) min") + "> "
    }
  }

  private func announce(_ notices: AsyncStream<Notice>) -> Task<Void, Never> {
    let (engine, doorbell, look) = (engine, reader.doorbell, look)
    return Task {
      for await notice in notices {
        await engine.take(notice)
        doorbell.announce(look().notice(notice.words))
      }
    }
  }
}

extension Shell {
  private mutating func answer(_ line: String) async {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    let calls = await engine.calls(line)
    // The answer to a question is as private as what was asked for.
    reader.remember(line, (calls + (asked.map { [$0] } ?? [])).map(options.recall).min() ?? .always)
    if let call = options.newcomer?.first(line, calls) {
      turn { engine, sink in await engine.run(call, words: line, sink) }
    } else {
      turn { engine, sink in await engine.say(line, meaning: calls, sink) }
      if calls.contains(where: options.leaves) { leaving = .done }
    }
  }

  /// Lines that were not typed may be anything, so nothing is made of them before somebody has seen how much it is.
  private mutating func offer(_ lines: [String]) async {
    let text = lines.joined(separator: "\n")
    show(["\(lines.count, "line was", "lines were") pasted."])
    guard !text.allSatisfy(\.isWhitespace), let paste = options.pasted(text) else { return }
    guard paste.cards > 0 else { return make(paste.whole) }
    let question: LocalizedText = "Keep \(paste.cards, "card", "cards") of them? y or n"
    switch reader.read(prompt: look().line(question) + " ", keys: ["y", "n"]) {
    case .key("y"): make(paste.makingCards)
    case .key: show(["Left alone. Nothing was changed."])
    case .line(let line):
      switch line.lowercased().filter({ $0.isLetter }) {
      case "y", "yes": make(paste.makingCards)
      case "n", "no": show(["Left alone. Nothing was changed."])
      default:
        make(paste.whole)
        await answer(line)
      }
    case .paste(let more):
      make(paste.whole)
      await offer(more)
    case .interrupted, .end: make(paste.whole)
    case .hangup(let unfinished):
      make(paste.whole)
      await keep(unfinished)
      leaving = .interrupted
    }
  }

  private mutating func make(_ call: Call) { turn { engine, sink in await engine.run(call, sink) } }

  private mutating func say(_ lines: [String]) {
    turn { engine, sink in
      for line in lines { await engine.say(line, sink) }
    }
  }

  private mutating func interrupt(_ isCollecting: Bool) async {
    keys = []
    guard !isCollecting else { return show(["Ctrl-D ends this. Every line is kept."]) }
    if let call = options.interrupted { await engine.run(call) { _ in } }
    show(["Nothing was changed. Ctrl-D leaves."])
  }

  /// A line that was being typed when the terminal went away is not lost.
  private func keep(_ line: String) async {
    guard let keep = options.unfinished, !line.allSatisfy(\.isWhitespace) else { return }
    await engine.run(keep(line)) { _ in }
  }
}

extension Shell {
  /// What is typed while a turn runs waits for the next prompt; Ctrl-C ends the turn.
  private mutating func turn(_ work: @escaping @Sendable (Engine, @escaping Engine.Sink) async -> Void) {
    let drawing = Drawing(look, keys: keys)
    if case .hangup = reader.wait(for: { [engine] in await work(engine, drawing.draw) }) { leaving = .interrupted }
    asked = drawing.asked
    keys = drawing.keys
    guard drawing.hasCard, let call = options.newcomer?.afterwards else { return }
    options.newcomer = nil
    turn { engine, sink in await engine.run(call, sink) }
  }

  private func show(_ lines: [LocalizedText]) { Terminal.print(look().draw(Reply(nil, .lines(lines)))) }
}
