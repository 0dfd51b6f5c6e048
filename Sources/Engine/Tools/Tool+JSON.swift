package import Language
package import Replies

extension Tool {
  /// JSON Schema of the arguments, as function-calling models receive it.
  package var schema: JSON { schema(of: publicParameters) { $0.describedSchema } }

  /// JSON Schema of the arguments that an assistant may give, with length limits.
  package var assistantSchema: JSON { schema(of: assistantParameters) { $0.describedSchema.bounded($0) } }

  private func schema(of parameters: [AnyParameter], _ schema: (AnyParameter) -> JSON) -> JSON {
    .object([
      ("type", "object"),
      ("properties", .object(parameters.map { ($0.name, schema($0)) })),
      ("required", .array(parameters.filter { $0.isPromptedFor || !$0.isOptional }.map { .string($0.name) })),
      ("additionalProperties", false),
    ])
  }

  /// The call as `parse` prints it, with only the arguments that were given.
  package func json(_ call: Call, _ context: InputContext) -> JSON {
    let arguments = publicParameters.compactMap { parameter in
      parameter.jsonValue(call.arguments[parameter.name], context).map { (key: parameter.name, value: $0) }
    }
    return ["tool": .string(name), "arguments": .object(arguments.filter { $0.value != .null })]
  }
}

extension [Tool] {
  /// The calls as `parse` prints them. The numbers of one reading, which are kept apart, stand in one call as they were
  /// said: "bp 118/76" is a blood pressure of "118/76".
  package func json(_ calls: [Call], _ context: InputContext) -> [JSON] {
    var printed: [JSON] = []
    var rest = calls[...]
    while let call = rest.popFirst() {
      guard let tool = first(where: { $0.name == call.tool }) else {
        printed.append(.null)
        continue
      }
      if let next = rest.first, let reading = tool.reading(of: call, next, context) {
        rest.removeFirst()
        printed.append(reading)
      } else {
        printed.append(tool.json(call, context))
      }
    }
    return printed
  }
}

extension Tool {
  /// Both calls as one, where the first holds the first number of a composite value and the second its second.
  fileprivate func reading(of first: Call, _ second: Call, _ context: InputContext) -> JSON? {
    for parameter in publicParameters {
      guard case .choice(let choices) = parameter.slot, first.tool == second.tool,
        let whole = choices.parts.first(where: { _, parts in
          [first, second].map { $0.arguments[parameter.name] } == parts.map { .words($0) }
        })?.key
      else { continue }
      let other = json(second, context)["arguments"]
      let arguments = json(first.with(parameter.name, .words(whole)), context)["arguments"]?.members ?? []
      return [
        "tool": .string(name),
        "arguments": .object(
          arguments.map { key, value in
            guard let number = value.number, let next = other?[key]?.number, key != parameter.name else {
              return (key, value)
            }
            return (key, .string("\(JSON.number(number).text)/\(JSON.number(next).text)"))
          }),
      ]
    }
    return nil
  }

  /// The call with every relative time made absolute, so that it can be made again later. Sealed words are left out.
  package func settled(_ call: Call, _ context: InputContext) -> Call {
    let pairs = parameters.filter { !$0.isSealed }.compactMap { parameter in
      parameter.jsonValue(call.arguments[parameter.name], context).flatMap(Argument.init(json:)).map {
        (parameter.name, $0)
      }
    }
    return Call(call.tool, Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension AnyParameter {
  /// The description up to a semicolon for a parameter that a person is asked for: what follows says what happens if it
  /// is left out.
  package var shortSummary: String { isPromptedFor ? String(summary.prefix { $0 != ";" }) : summary }

  /// The most texts in one list that a program gives.
  private static let maxItems = 100

  /// Throws if a program gives too long a text or list.
  package func checkSize(_ argument: Argument) throws(UserError) {
    switch argument {
    case .words(let words):
      guard words.utf8.count <= maxLength || words.unicodeScalars.count <= maxLength else {
        throw UserError("“\(name)” is too long: it takes up to \(maxLength) characters.", code: .usage)
      }
    case .list(let items):
      guard items.count <= AnyParameter.maxItems else {
        throw UserError("“\(name)” has too many items: it takes up to \(AnyParameter.maxItems).", code: .usage)
      }
      for item in items { try checkSize(item) }
    case .number, .flag, .moment, .id: break
    }
  }

  /// The length limits as JSON Schema keywords.
  fileprivate func bounds(_ schema: JSON) -> [(key: String, value: JSON)] {
    switch schema["type"]?.string {
    case "string" where schema["enum"] == nil: [("maxLength", JSON(maxLength))]
    case "array": [("maxItems", JSON(AnyParameter.maxItems))]
    default: []
    }
  }
}

extension JSON {
  fileprivate func bounded(_ parameter: AnyParameter) -> JSON {
    let members = (members ?? []).map { name, value in
      (key: name, value: name == "items" ? value.bounded(parameter) : value)
    }
    return .object(members + parameter.bounds(self))
  }
}

extension AnyParameter {
  fileprivate var describedSchema: JSON {
    let schema = schema()
    guard case .object(let members) = schema else { return schema }
    let description = [shortSummary, schema["description"]?.string].compactMap(\.self).joined(separator: ": ")
    return .object(members.filter { $0.key != "description" } + [("description", .string(description))])
  }
}
