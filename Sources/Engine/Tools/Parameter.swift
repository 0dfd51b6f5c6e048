package import Language
package import Replies

/// A typed parameter of a tool. It converts words, JSON and flags to a value of that type.
package struct Parameter<Value: Sendable>: Sendable {
  package let name: String
  /// A short description, for people and models.
  package let summary: String
  package let isOptional: Bool
  /// How the grammar reads it inside a phrase.
  package let slot: SlotType
  /// JSON Schema of the value; made on demand, as a one-shot call needs none.
  package let schema: @Sendable () -> JSON
  /// Whether its words go into sealed fields only. They are written nowhere else, not even to the dialogue's file.
  package var isSealed = false
  /// Whether only nudgy's own calls set it: it is hidden from people and models.
  package var isInternal = false
  /// Whether it says whom a card contacts: a model has to pass on exactly what the person typed.
  package var isVerbatim = false
  /// Whether it takes the path of a file.
  package var isFile = false
  /// Whether it takes a name, though any words are accepted: the token model then looks for a name.
  package var isName = false
  /// Whether a person who leaves it out is asked for it. A program has to give it.
  package var isPromptedFor = false
  /// The most characters that a program may give, for each text of a list. What a person types is never refused for
  /// length.
  package var maxLength = 1_000
  /// `nil` when the words do not read as a value.
  let value: @Sendable (Argument, InputContext) -> Value?
  /// The value of an absent argument; `nil` if the argument is required.
  let absent: Value?
  let json: @Sendable (Value) -> JSON

  init(
    name: String, summary: String, isOptional: Bool, slot: SlotType,
    schema: @autoclosure @escaping @Sendable () -> JSON, value: @escaping @Sendable (Argument, InputContext) -> Value?,
    absent: Value?, json: @escaping @Sendable (Value) -> JSON
  ) {
    self.name = name
    self.summary = summary
    self.isOptional = isOptional
    self.slot = slot
    self.schema = schema
    self.value = value
    self.absent = absent
    self.json = json
  }

  package func read(_ argument: Argument?, _ context: InputContext) throws(UserError) -> Value {
    guard let argument else {
      guard let absent else { throw UserError("\(LocalizedText(stringLiteral: name)) is missing.", code: .usage) }
      return absent
    }
    guard let value = value(argument, context) else {
      if case .moment = argument {
        throw UserError(
          "That time doesn't exist.", hint: "It has to be \(LocalizedText(stringLiteral: summary)).", code: .usage)
      }
      let (input, name) = (argument.inputText.shortened, LocalizedText(stringLiteral: name))
      // What it is stands there in English only.
      guard context.language.tag == "en" else {
        throw UserError("“\(input)” isn't valid for \(name).", hint: hint, code: .usage)
      }
      throw UserError(
        "“\(input)” isn't valid for \(name): \(LocalizedText(stringLiteral: summary)).", hint: hint, code: .usage)
    }
    return value
  }

  /// What it takes, where a few words tell.
  private var hint: LocalizedText? {
    switch slot {
    case .choice:
      guard let values = schema()["enum"]?.array?.compactMap(\.string) else { return nil }
      return "It takes \(values.map { "\($0)" as LocalizedText })."
    case .moment: return "It takes a time, as in tomorrow, friday 5pm or 2026-11-20T17:00."
    case .day: return "It takes a day, as in tomorrow, friday or 2026-11-20."
    case .recurrence: return "It takes how often, as in daily or every monday."
    case .duration: return "It takes how long, as in 25 or 2h."
    case .number(let range):
      let ends = [range.lowerBound, range.upperBound].compactMap { Int(exactly: $0) }
      return ends.count == 2 ? "It takes a number from \(ends[0]) to \(ends[1])." : nil
    default: return nil
    }
  }

  /// The argument as JSON; `nil` if it is absent or not valid.
  package func jsonValue(_ argument: Argument?, _ context: InputContext) -> JSON? {
    guard let argument, let value = value(argument, context) else { return nil }
    return json(value)
  }
}

extension Parameter {
  package static func optional<Wrapped>(_ wrapped: Parameter<Wrapped>) -> Parameter where Value == Wrapped? {
    var optional = Parameter(
      name: wrapped.name, summary: wrapped.summary, isOptional: true, slot: wrapped.slot, schema: wrapped.schema(),
      value: { argument, context in wrapped.value(argument, context).map { .some($0) } },
      absent: .some(nil), json: { $0.map(wrapped.json) ?? .null })
    optional.maxLength = wrapped.maxLength
    return optional
  }

  /// An optional parameter that a person is asked for.
  package static func prompted<Wrapped>(_ wrapped: Parameter<Wrapped>) -> Parameter where Value == Wrapped? {
    var parameter = optional(wrapped)
    parameter.isPromptedFor = true
    return parameter
  }

  /// The same parameter with the length limit of a page (100,000 characters).
  package static func long(_ base: Parameter) -> Parameter {
    var parameter = base
    parameter.maxLength = maxTextLength
    return parameter
  }

  static var maxTextLength: Int { 100_000 }

  package static func sealed(_ base: Parameter) -> Parameter {
    var parameter = base
    parameter.isSealed = true
    return parameter
  }

  package static func verbatim(_ base: Parameter) -> Parameter {
    var parameter = base
    parameter.isVerbatim = true
    return parameter
  }

  /// The path of a file, which only the person types.
  package static func file(_ base: Parameter) -> Parameter {
    var parameter = verbatim(base)
    parameter.isFile = true
    return parameter
  }

  package static func asName(_ base: Parameter) -> Parameter {
    var parameter = base
    parameter.isName = true
    return parameter
  }

  package static func internalOnly(_ base: Parameter) -> Parameter {
    var parameter = base
    parameter.isInternal = true
    return parameter
  }
}

extension String {
  /// At most 60 characters of it, for quoting in an error or a question.
  var shortened: String { count > 60 ? prefix(60).trimmed + "…" : self }
}
