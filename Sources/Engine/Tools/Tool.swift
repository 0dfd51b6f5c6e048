package import Language
package import Replies

/// An action that nudgy offers. Command line, help, completion, man page and JSON schema are generated from this value;
/// the phrases for it come from the `Language`.
package struct Tool: Sendable {
  /// Its identifier for machines: `snooze_nudge`.
  package let name: String
  /// Its subcommand: `snooze`.
  package let verb: String
  /// One sentence for people and models, ending in a period.
  package let summary: LocalizedText
  package let topic: Topic
  /// Whether it changes data. A dry run rolls the change back.
  package let writes: Bool
  /// Whether it hides something, or says something in the person's name. When a model or an assistant calls it, the
  /// person has to confirm; `Work.ask` makes that question.
  package let needsConfirmation: Bool
  /// Whether it only adds: nothing that existed before is changed, unless the person's own line corrects it.
  package let onlyAdds: Bool
  /// Which assistants are offered it.
  package let toolset: Toolset
  /// The tool that does the same to another kind of record: "show it" shows the note while a note is current.
  package let sibling: Sibling?
  /// What it does to cards, if it is the main tool for that.
  package let operation: CardOperation?
  package let needsPhrase: PhraseNeed
  private var work: Lazy<Work>
  /// The slots that its phrases may use: the parameters, and `{capture}`, where the words of one thing to do fill
  /// several at once.
  package let slots: Slots

  package enum Toolset: Sendable {
    /// What every assistant needs.
    case essential
    /// Offered to an assistant that was started with all tools.
    case full
    /// Offered to no assistant: it locks or unlocks, sets nudgy up, or answers in the person's name.
    case personal
  }

  /// When only a matching phrase may select the tool, and never similarity.
  package enum PhraseNeed: Sendable {
    case never
    /// It ends the conversation or a question, takes over the following lines, or deletes for good.
    case unlessNamed
    /// It ends something that goes on by itself and whose name comes up for many other reasons, or decides what is sealed,
    /// lost for good, or sent elsewhere.
    case always
  }

  package enum Topic: String, CaseIterable, Sendable {
    case nudges, focus, notes, journal, mood, symptoms, day, memory, companion, shell
  }

  package init(
    _ name: String, verb: String, _ summary: LocalizedText, topic: Topic, writes: Bool = false,
    needsConfirmation: Bool = false,
    onlyAdds: Bool = false, toolset: Toolset = .full, sibling: Sibling? = nil,
    operation: CardOperation? = nil, needsPhrase: PhraseNeed = .never,
    does work: @autoclosure @escaping @Sendable () -> Work
  ) {
    self.name = name
    self.verb = verb
    self.summary = summary
    self.topic = topic
    self.writes = writes
    self.needsConfirmation = needsConfirmation
    self.onlyAdds = onlyAdds
    self.toolset = toolset
    self.sibling = sibling
    self.operation = operation
    self.needsPhrase = needsPhrase
    let work = Lazy(work)
    self.work = work
    slots = Slots { Dictionary(uniqueKeysWithValues: work.value.parameters.map { ($0.name, $0.slot) }) }
  }
}

extension Tool {
  package var parameters: [AnyParameter] { work.value.parameters }

  package func run(_ turn: Turn, _ arguments: [String: Argument]) async throws -> Reply {
    try await work.value.run(turn, arguments)
  }

  /// The question whether to run another program's call. Runs nothing.
  func ask(_ turn: Turn, _ arguments: [String: Argument]) async throws -> Reply {
    guard let ask = work.value.ask else { throw UserError("Only the person can do that.", code: .unconfirmed) }
    return try await ask(turn, arguments)
  }

  /// The same tool with `body` around its work.
  package func wrapped(
    _ body: @escaping @Sendable (Turn, () async throws -> Reply) async throws -> Reply
  ) -> Tool {
    var tool = self
    tool.work = Lazy { [work] in work.value.wrapped(body) }
    return tool
  }

  /// The parameters that people and models see.
  package var publicParameters: [AnyParameter] { parameters.filter { !$0.isInternal } }

  /// The parameters that an assistant may give: a path, a number or an address only the person types.
  package var assistantParameters: [AnyParameter] { publicParameters.filter { !$0.isVerbatim } }
}

/// Another tool's call that this tool handles while the current record is of one of these kinds.
package struct Sibling: Equatable, Sendable {
  package let tool: String
  package let kinds: [String]
  /// Whether records of these kinds are found by their own names only, and not by words in them.
  package let takesNames: Bool
  /// Whether a person who calls the other tool is also shown what this one finds. It is called with the flag `beside`
  /// then, and finds nothing rather than ask for a passphrase.
  package let standsBeside: Bool

  package init(of tool: String, for kinds: String..., takesNames: Bool = false, standsBeside: Bool = false) {
    (self.tool, self.kinds, self.takesNames, self.standsBeside) = (tool, kinds, takesNames, standsBeside)
  }
}

/// A parameter without the type of its value, for grammar, schema and help.
package struct AnyParameter: Sendable {
  package let name: String
  package let summary: String
  package let isOptional: Bool
  package let slot: SlotType
  package let schema: @Sendable () -> JSON
  package let isSealed: Bool
  package let isInternal: Bool
  package let isVerbatim: Bool
  package let isFile: Bool
  package let isName: Bool
  /// Whether it is a flag, which is true when named.
  package let isFlag: Bool
  package let isPromptedFor: Bool
  package let maxLength: Int
  /// Whether it takes texts of any length.
  package var takesLongText: Bool { maxLength >= Parameter<String>.maxTextLength }
  /// The argument as JSON; `nil` if it is absent or not valid.
  package let jsonValue: @Sendable (Argument?, InputContext) -> JSON?
  /// Whether the argument is valid for this parameter.
  package let accepts: @Sendable (Argument, InputContext) -> Bool
  private let validationError: @Sendable (Argument?, InputContext) -> UserError?

  /// Throws if the argument is not valid, or is missing and required.
  package func check(_ argument: Argument?, _ context: InputContext) throws(UserError) {
    if let error = validationError(argument, context) { throw error }
  }

  static func list<each Value>(_ parameters: repeat Parameter<each Value>) -> [AnyParameter] {
    var erased: [AnyParameter] = []
    repeat erased.append(AnyParameter(each parameters))
    return erased
  }

  init<Value>(_ parameter: Parameter<Value>) {
    name = parameter.name
    summary = parameter.summary
    isOptional = parameter.isOptional
    slot = parameter.slot
    schema = parameter.schema
    isSealed = parameter.isSealed
    isInternal = parameter.isInternal
    isVerbatim = parameter.isVerbatim
    isFile = parameter.isFile
    isName = parameter.isName
    isFlag = Value.self == Bool.self
    isPromptedFor = parameter.isPromptedFor
    maxLength = parameter.maxLength
    jsonValue = { parameter.jsonValue($0, $1) }
    accepts = { parameter.value($0, $1) != nil }
    validationError = { argument, context in
      do throws(UserError) {
        _ = try parameter.read(argument, context)
        return nil
      } catch { return error }
    }
  }
}
