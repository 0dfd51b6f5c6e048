package import Engine
package import Screen

/// The chat: a line in, a reply drawn, until the person leaves. Knows no database and no tool.
package struct Shell {
  let engine: Engine
  let reader: LineReader
  let look: @Sendable () -> Screen
  var options: Options
  /// What an answer in free words would complete.
  private var asked: Call?
  private var isLeaving = false

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
    while !isLeaving {
      let isCollecting = await engine.isCollecting
      options.warning.map { show([$0]) }
      switch reader.read(prompt: isCollecting ? "  … " : "nudgy> ") {
      case .line(let line) where isCollecting: say([line])
      case .line(let line): await answer(line)
      case .paste(let lines) where isCollecting: say(lines)
      case .paste(let lines): await offer(lines)
      case .interrupted: await interrupt(isCollecting)
      case .key: break
      case .hangup(let unfinished): return await leave(keeping: unfinished)
      case .end:
        guard isCollecting else { return .done }
        turn { engine, sink in await engine.endCollecting(sink) }
      }
    }
    return .interrupted
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
    let calls = await engine.parse(line)
    // The answer to a question is as private as what was asked for.
    reader.remember(line, (calls + (asked.map { [$0] } ?? [])).map(options.recall).min() ?? .always)
    if let call = options.newcomer?.first(line, calls) {
      turn { engine, sink in await engine.run(call, words: line, sink) }
    } else {
      say([line])
    }
  }

  /// Lines that were not typed may be anything, so none is said before somebody has looked at how many they are.
  private mutating func offer(_ pasted: [String]) async {
    let lines = pasted.filter { !$0.allSatisfy(\.isWhitespace) }
    show(["\(lines.count, "line was", "lines were") pasted."])
    switch reader.readKey(prompt: "Say them one after the other? y or n ") {
    case .key("y"), .key("Y"): say(lines, isBrief: true)
    case .hangup:
      await keep(lines.joined(separator: " "))
      isLeaving = true
    default: show(["Left alone. Nothing was changed."])
    }
  }

  private mutating func say(_ lines: [String], isBrief: Bool = false) {
    turn(isBrief: isBrief) { engine, sink in
      for (place, line) in lines.enumerated() {
        if place > 0, Task.isCancelled { return await sink(.reply(Reply("Stopped here. The rest was left alone."))) }
        await engine.say(line, sink)
      }
    }
  }

  private func interrupt(_ isCollecting: Bool) async {
    guard !isCollecting else { return show(["Ctrl-D ends this. Every line is kept."]) }
    if let call = options.interrupted { await engine.run(call) { _ in } }
    show(["Nothing was changed. Ctrl-D leaves."])
  }

  private func leave(keeping unfinished: String) async -> ExitStatus {
    await keep(unfinished)
    return .interrupted
  }

  /// A line that was being typed when the terminal went away is not lost.
  private func keep(_ line: String) async {
    guard let keep = options.unfinished, !line.allSatisfy(\.isWhitespace) else { return }
    await engine.run(keep(line)) { _ in }
  }
}

extension Shell {
  /// What is typed while a turn runs waits for the next prompt; Ctrl-C ends the turn.
  private mutating func turn(
    isBrief: Bool = false, _ work: @escaping @Sendable (Engine, @escaping Engine.Sink) async -> Void
  ) {
    let drawing = Drawing(look, isBrief: isBrief)
    if case .hangup = reader.wait(for: { [engine] in await work(engine, drawing.draw) }) { isLeaving = true }
    asked = drawing.asked
    guard drawing.hasCard, let call = options.newcomer?.afterwards else { return }
    options.newcomer = nil
    turn { engine, sink in await engine.run(call, sink) }
  }

  private func show(_ lines: [Said]) { Terminal.print(look().draw(Reply(nil, .lines(lines)))) }
}
