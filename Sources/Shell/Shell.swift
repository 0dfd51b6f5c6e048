package import Engine
package import Screen

/// The chat: a line in, a reply drawn, until the person leaves. Knows no database and no tool.
package struct Shell {
  package struct Options: Sendable {
    /// Shown once, before the first prompt.
    package var welcome: [Said] = []
    /// Shown before every prompt.
    package var warning: Said?
    /// Made after the first card was shown, when somebody is new here.
    package var afterFirstCard: Call?
    /// For bracketed pastes of several lines.
    package var paste: (@Sendable (_ lines: String) -> Call)?
    /// For a line that was being typed when the terminal went away.
    package var unfinished: (@Sendable (_ line: String) -> Call)?

    package init() {}
  }

  private let engine: Engine
  private let reader: LineReader
  private let look: @Sendable () -> Screen
  private var options: Options
  private var isLeaving = false

  package init(_ engine: Engine, _ reader: LineReader, _ options: Options, look: @escaping @Sendable () -> Screen) {
    self.engine = engine
    self.reader = reader
    self.options = options
    self.look = look
  }

  package mutating func run(notices: AsyncStream<Notice>) async -> ExitStatus {
    show(look().draw(Reply(nil, .lines(options.welcome))))
    let watch = announce(notices)
    defer { watch.cancel() }
    while !isLeaving {
      let isCollecting = await engine.isCollecting
      if let warning = options.warning { show(look().draw(Reply(nil, .lines([warning])))) }
      switch reader.read(prompt: isCollecting ? "  … " : "nudgy> ") {
      case .line(let line): answer(line, isCollecting)
      case .paste(let lines): answer(pasted: lines)
      case .interrupted: show(look().line("Ctrl-D leaves. Nothing was changed."))
      case .key: break
      case .hangup(let unfinished): return await leave(keeping: unfinished)
      case .end:
        guard isCollecting else { return .done }
        turn { [engine, sink] in await engine.endCollecting(sink) }
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

  private mutating func answer(_ line: String, _ isCollecting: Bool) {
    if !isCollecting {
      guard !line.allSatisfy(\.isWhitespace) else { return }
      reader.remember(line)
    }
    let shown = Shown()
    turn { [engine, sink] in
      await engine.say(line) { event in
        if case .reply(let reply) = event, case .card = reply.show { shown.card = true }
        await sink(event)
      }
    }
    guard shown.card, let call = options.afterFirstCard else { return }
    options.afterFirstCard = nil
    turn { [engine, sink] in await engine.run(call, sink) }
  }

  private mutating func answer(pasted lines: [String]) {
    turn { [engine, sink, options] in
      if let paste = options.paste {
        await engine.run(paste(lines.joined(separator: "\n")), sink)
      } else {
        for line in lines { await engine.say(line, sink) }
      }
    }
  }

  /// What is typed while a turn runs waits for the next prompt; Ctrl-C ends the turn.
  private mutating func turn(_ work: @escaping @Sendable () async -> Void) {
    if case .hangup = reader.wait(for: work) { isLeaving = true }
  }

  /// A line that was being typed when the terminal went away is not lost.
  private func leave(keeping unfinished: String) async -> ExitStatus {
    if let keep = options.unfinished, !unfinished.allSatisfy(\.isWhitespace) {
      await engine.run(keep(unfinished)) { _ in }
    }
    return .interrupted
  }

  private var sink: Engine.Sink {
    { [look] event in
      switch event {
      case .text(let words): Shell.print(look().words(words), end: "")
      case .reply(let reply): Shell.print(look().draw(reply), end: "\n")
      case .trouble(let trouble): Shell.print(look().draw(trouble), end: "\n")
      }
    }
  }

  private func show(_ text: String) { Shell.print(text, end: "\n") }

  private static func print(_ text: String, end: String) {
    guard !text.isEmpty else { return }
    Terminal.write(text + end)
  }

  private final class Shown: @unchecked Sendable {
    // Written by one turn, read after it.
    var card = false
  }
}
