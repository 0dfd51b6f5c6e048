import Language
package import Replies

/// What a tool takes and does. Making one costs more than reading a line, and of all tools a line asks for one or two.
package struct Work: Sendable {
  let parameters: [AnyParameter]
  let run: @Sendable (Turn, [String: Argument]) async throws -> Reply
  /// Asks whether it is to be done; `nil` where nobody need be asked.
  var ask: (@Sendable (Turn, [String: Argument]) async throws -> Reply)?
  /// Whether it does already what it says.
  let isBuilt: Bool

  package init<each Value: Sendable>(
    _ parameters: repeat Parameter<each Value>,
    run: @escaping @Sendable (Turn, repeat each Value) async throws -> Reply
  ) {
    self.init(erased: AnyParameter.list(repeat each parameters)) { turn, arguments in
      try await run(turn, repeat (each parameters).read(arguments[(each parameters).name], turn.reading))
    }
  }

  /// One that asks the person first where somebody else calls it.
  ///
  /// - Parameter ask: changes nothing, and answers with the question: what would be done, as it is, and the call that
  ///   does that and nothing else.
  package init<each Value: Sendable>(
    _ parameters: repeat Parameter<each Value>,
    asking ask: @escaping @Sendable (Turn, repeat each Value) async throws -> Reply,
    run: @escaping @Sendable (Turn, repeat each Value) async throws -> Reply
  ) {
    self.init(repeat each parameters, run: run)
    self.ask = { turn, arguments in
      try await ask(turn, repeat (each parameters).read(arguments[(each parameters).name], turn.reading))
    }
  }

  /// One whose room is not built yet: its words are understood, so that they are taken for nothing else, and nothing is
  /// done with them.
  ///
  /// - Parameter instead: what does part of it today.
  package init<each Value: Sendable>(
    _ parameters: repeat Parameter<each Value>, notYet what: LocalizedText, instead: [LocalizedText] = []
  ) {
    self.init(erased: AnyParameter.list(repeat each parameters), isBuilt: false) { _, _ in
      Reply("\(what): that is not built yet. Nothing was changed.", instead.isEmpty ? .nothing : .lines(instead))
    }
  }

  private init(
    erased parameters: [AnyParameter], isBuilt: Bool = true,
    run: @escaping @Sendable (Turn, [String: Argument]) async throws -> Reply
  ) {
    (self.parameters, self.run, self.isBuilt) = (parameters, run, isBuilt)
  }

  /// The same with something around it.
  func around(_ body: @escaping @Sendable (Turn, () async throws -> Reply) async throws -> Reply) -> Work {
    var work = Work(erased: parameters, isBuilt: isBuilt) { [run] turn, arguments in
      try await body(turn) { try await run(turn, arguments) }
    }
    work.ask = ask
    return work
  }
}
