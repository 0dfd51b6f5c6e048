package import Language
package import Replies

/// One thing nudgy can do. Command line, help, completion, man page and JSON schema come from this value, and how people
/// say it from their `Language`.
package struct Tool: Sendable {
  /// As machines call it: `snooze_nudge`.
  package let name: String
  /// As the command line calls it: `snooze`.
  package let verb: String
  /// One sentence for people and models, ending in a period.
  package let summary: LocalizedText
  package let topic: Topic
  /// Whether what it does is a change; a dry run takes it back.
  package let writes: Bool
  /// Whether it takes something out of sight, or says something in the person's name. Others may ask for that, and the
  /// person's key does it; its work is told what to ask.
  package let needsKey: Bool
  /// Whether all it changes is that something more is there: nothing that was there is another afterwards.
  package let onlyAdds: Bool
  /// Which assistants outside of nudgy are offered it.
  package let toolset: Toolset
  /// The tool of which this does the same to another kind: "show it" with a note in hand shows the note.
  package let sibling: Sibling?
  /// What it does to cards, where it does the thing that is most often done to them.
  package let operation: CardOperation?
  /// Whether it ends the conversation or what was asked, takes the lines that follow for its own, or deletes for good: only
  /// words that are known to ask for it mean it, and no likeness to them.
  package let needsPhrase: Bool
  private var work: Once<Work>
  /// What may stand in a phrase: the parameters, and `{capture}` where words of one thing to do fill several at once.
  package let slots: Slots

  package enum Toolset: Sendable {
    /// What every assistant needs.
    case essential
    /// For one that was started with all of them.
    case full
    /// The person's own: it locks or unlocks, sets nudgy up, or answers in their name. No assistant is offered it.
    case personal
  }

  package enum Topic: String, CaseIterable, Sendable {
    case nudges, focus, notes, journal, mood, symptoms, day, memory, companion, shell
  }

  package init(
    _ name: String, verb: String, _ summary: LocalizedText, topic: Topic, writes: Bool = false, needsKey: Bool = false,
    onlyAdds: Bool = false, toolset: Toolset = .full, sibling: Sibling? = nil,
    operation: CardOperation? = nil, needsPhrase: Bool = false,
    does work: @autoclosure @escaping @Sendable () -> Work
  ) {
    self.name = name
    self.verb = verb
    self.summary = summary
    self.topic = topic
    self.writes = writes
    self.needsKey = needsKey
    self.onlyAdds = onlyAdds
    self.toolset = toolset
    self.sibling = sibling
    self.operation = operation
    self.needsPhrase = needsPhrase
    let work = Once(work)
    self.work = work
    slots = Slots { Dictionary(uniqueKeysWithValues: work.value.parameters.map { ($0.name, $0.slot) }) }
  }
}

extension Tool {
  package var parameters: [AnyParameter] { work.value.parameters }

  /// Whether it does already what it says; nobody is led to one that does not.
  package var isBuilt: Bool { work.value.isBuilt }

  package func run(_ turn: Turn, _ arguments: [String: Argument]) async throws -> Reply {
    try await work.value.run(turn, arguments)
  }

  /// The question whether somebody else's call is to be made; nothing is done yet.
  func ask(_ turn: Turn, _ arguments: [String: Argument]) async throws -> Reply {
    guard let ask = work.value.ask else { throw UserError("Only the person does that.", code: .unconfirmed) }
    return try await ask(turn, arguments)
  }

  /// The same tool with something around what it does.
  package func around(
    _ body: @escaping @Sendable (Turn, () async throws -> Reply) async throws -> Reply
  ) -> Tool {
    var tool = self
    tool.work = Once { [work] in work.value.around(body) }
    return tool
  }

  /// What people and models are told of.
  package var toldParameters: [AnyParameter] { parameters.filter { !$0.isInner } }

  /// What an assistant may give: a path, a number or an address is the person's own to type.
  package var offeredParameters: [AnyParameter] { toldParameters.filter { !$0.isTyped } }
}

/// Another tool's call that a tool takes over while a record of one of some kinds is in hand.
package struct Sibling: Equatable, Sendable {
  package let tool: String
  package let kinds: [String]

  package init(of tool: String, for kinds: String...) { (self.tool, self.kinds) = (tool, kinds) }
}

/// A parameter without its value's type: what grammar, schema and help need of it.
package struct AnyParameter: Sendable {
  package let name: String
  package let about: String
  package let isOptional: Bool
  package let slot: SlotType
  package let schema: @Sendable () -> JSON
  package let isSealed: Bool
  package let isInner: Bool
  package let isTyped: Bool
  package let isName: Bool
  /// Whether naming it says yes.
  package let isFlag: Bool
  package let isAsked: Bool
  package let longest: Int
  /// Whether it is for texts of any length.
  package var takesPages: Bool { longest >= Parameter<String>.page }
  /// What a machine is shown of an argument; `nil` where it is absent or does not read.
  package let printed: @Sendable (Argument?, Reading) -> JSON?
  /// Whether the argument reads as this parameter.
  package let accepts: @Sendable (Argument, Reading) -> Bool
  private let trouble: @Sendable (Argument?, Reading) -> UserError?

  /// Throws what is wrong with an argument, or with its absence.
  package func check(_ argument: Argument?, _ reading: Reading) throws(UserError) {
    if let trouble = trouble(argument, reading) { throw trouble }
  }

  static func list<each Value>(_ parameters: repeat Parameter<each Value>) -> [AnyParameter] {
    var erased: [AnyParameter] = []
    repeat erased.append(AnyParameter(each parameters))
    return erased
  }

  init<Value>(_ parameter: Parameter<Value>) {
    name = parameter.name
    about = parameter.about
    isOptional = parameter.isOptional
    slot = parameter.slot
    schema = parameter.schema
    isSealed = parameter.isSealed
    isInner = parameter.isInner
    isTyped = parameter.isTyped
    isName = parameter.isName
    isFlag = Value.self == Bool.self
    isAsked = parameter.isAsked
    longest = parameter.longest
    printed = { parameter.printed($0, $1) }
    accepts = { parameter.value($0, $1) != nil }
    trouble = { argument, reading in
      do throws(UserError) {
        _ = try parameter.read(argument, reading)
        return nil
      } catch { return error }
    }
  }
}
