import Language
package import Replies

/// A tool's parameters and its implementation. It is made on demand: making one costs more than reading a line, and a
/// line needs one or two.
package struct Work: Sendable {
  let parameters: [AnyParameter]
  let run: @Sendable (Turn, [String: Argument]) async throws -> Reply
  /// Asks the person to confirm; `nil` if no confirmation is needed.
  var ask: (@Sendable (Turn, [String: Argument]) async throws -> Reply)?

  package init<each Value: Sendable>(
    _ parameters: repeat Parameter<each Value>,
    run: @escaping @Sendable (Turn, repeat each Value) async throws -> Reply
  ) {
    self.init(erased: AnyParameter.list(repeat each parameters)) { turn, arguments in
      try await run(turn, repeat (each parameters).read(arguments[(each parameters).name], turn.context))
    }
  }

  /// An implementation that asks the person to confirm when another program calls it.
  ///
  /// - Parameter ask: changes nothing and returns the question: what exactly would be done, and the call that does just
  ///   that.
  package init<each Value: Sendable>(
    _ parameters: repeat Parameter<each Value>,
    asking ask: @escaping @Sendable (Turn, repeat each Value) async throws -> Reply,
    run: @escaping @Sendable (Turn, repeat each Value) async throws -> Reply
  ) {
    self.init(repeat each parameters, run: run)
    self.ask = { turn, arguments in
      try await ask(turn, repeat (each parameters).read(arguments[(each parameters).name], turn.context))
    }
  }

  private init(
    erased parameters: [AnyParameter], run: @escaping @Sendable (Turn, [String: Argument]) async throws -> Reply
  ) {
    (self.parameters, self.run) = (parameters, run)
  }

  /// The same with `body` around it.
  func wrapped(_ body: @escaping @Sendable (Turn, () async throws -> Reply) async throws -> Reply) -> Work {
    var work = Work(erased: parameters) { [run] turn, arguments in
      try await body(turn) { try await run(turn, arguments) }
    }
    work.ask = ask
    return work
  }
}
