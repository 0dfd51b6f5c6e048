package import Language
package import Replies

/// One typed parameter of a tool: the only place where words, JSON and flags become that value.
package struct Parameter<Value: Sendable>: Sendable {
  package let name: String
  /// What it is, for people and models.
  package let about: String
  package let isOptional: Bool
  /// How the grammar reads it inside a phrase.
  package let slot: SlotType
  /// JSON Schema of the value; made when asked for, as a one-shot call asks for none.
  package let schema: @Sendable () -> JSON
  /// Whether its words are for sealed fields only: they are written nowhere else, the dialogue's file included.
  package var isSealed = false
  /// Whether only nudgy's own calls give it: it is no part of what people and models are told of a tool.
  package var isInner = false
  /// Whether it says whom a card reaches: a model hands on what the person typed, word for word, and nothing else.
  package var isTyped = false
  /// Whether its words name something, though any will do: the model that looks for them is to look for a name.
  package var isName = false
  /// Whether a person who leaves it out is asked for it: a program has to give it.
  package var isAsked = false
  /// Characters that a program may give, of each text in a list; what a person types is never refused for its length.
  package var longest = 1_000
  /// `nil` when the words do not read as a value.
  let value: @Sendable (Argument, Reading) -> Value?
  /// Stands for an argument that is absent; `nil` where the argument is required.
  let absent: Value?
  let json: @Sendable (Value) -> JSON

  init(
    name: String, about: String, isOptional: Bool, slot: SlotType,
    schema: @autoclosure @escaping @Sendable () -> JSON, value: @escaping @Sendable (Argument, Reading) -> Value?,
    absent: Value?, json: @escaping @Sendable (Value) -> JSON
  ) {
    self.name = name
    self.about = about
    self.isOptional = isOptional
    self.slot = slot
    self.schema = schema
    self.value = value
    self.absent = absent
    self.json = json
  }

  package func read(_ argument: Argument?, _ reading: Reading) throws(UserError) -> Value {
    guard let argument else {
      guard let absent else { throw UserError("\(LocalizedText(stringLiteral: name)) is missing.", code: .usage) }
      return absent
    }
    guard let value = value(argument, reading) else {
      if case .moment = argument {
        throw UserError(
          "There is no such time.", hint: "What is meant is \(LocalizedText(stringLiteral: about)).", code: .usage)
      }
      throw UserError(
        "“\(argument.said.beginning)” does not read as \(LocalizedText(stringLiteral: name)): \(LocalizedText(stringLiteral: about)).",
        code: .usage
      )
    }
    return value
  }

  /// What a machine is shown of an argument; `nil` where it is absent or does not read.
  package func printed(_ argument: Argument?, _ reading: Reading) -> JSON? {
    guard let argument, let value = value(argument, reading) else { return nil }
    return json(value)
  }
}

extension Parameter {
  package static func optional<Wrapped>(_ wrapped: Parameter<Wrapped>) -> Parameter where Value == Wrapped? {
    var optional = Parameter(
      name: wrapped.name, about: wrapped.about, isOptional: true, slot: wrapped.slot, schema: wrapped.schema(),
      value: { argument, reading in wrapped.value(argument, reading).map { .some($0) } },
      absent: .some(nil), json: { $0.map(wrapped.json) ?? .null })
    optional.longest = wrapped.longest
    return optional
  }

  /// Optional for a person, who is asked for it.
  package static func asked<Wrapped>(_ wrapped: Parameter<Wrapped>) -> Parameter where Value == Wrapped? {
    var asked = optional(wrapped)
    asked.isAsked = true
    return asked
  }

  /// Of as many characters as a page has, or many.
  package static func long(_ short: Parameter) -> Parameter {
    var long = short
    long.longest = page
    return long
  }

  static var page: Int { 100_000 }

  package static func sealed(_ open: Parameter) -> Parameter {
    var sealed = open
    sealed.isSealed = true
    return sealed
  }

  package static func typed(_ open: Parameter) -> Parameter {
    var typed = open
    typed.isTyped = true
    return typed
  }

  package static func naming(_ free: Parameter) -> Parameter {
    var naming = free
    naming.isName = true
    return naming
  }

  package static func inner(_ told: Parameter) -> Parameter {
    var inner = told
    inner.isInner = true
    return inner
  }
}

extension String {
  /// So much of it as an error or a question quotes.
  var beginning: String { count > 60 ? prefix(60).trimmed + "…" : self }
}
