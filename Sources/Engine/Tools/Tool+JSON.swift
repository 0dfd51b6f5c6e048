package import Language
package import Replies

extension Tool {
  /// JSON Schema of the arguments, as a function-calling model is given it.
  package var schema: JSON { schema(of: toldParameters) { $0.describedSchema } }

  /// The same of what an assistant may give, with how much of it.
  package var offeredSchema: JSON { schema(of: offeredParameters) { $0.describedSchema.bounded($0) } }

  private func schema(of parameters: [AnyParameter], _ schema: (AnyParameter) -> JSON) -> JSON {
    .object([
      ("type", "object"),
      ("properties", .object(parameters.map { ($0.name, schema($0)) })),
      ("required", .array(parameters.filter { $0.isAsked || !$0.isOptional }.map { .string($0.name) })),
      ("additionalProperties", false),
    ])
  }

  /// A call as `parse` prints it: only what was said.
  package func json(_ call: Call, _ reading: Reading) -> JSON {
    let arguments = toldParameters.compactMap { parameter in
      parameter.printed(call.arguments[parameter.name], reading).map { (key: parameter.name, value: $0) }
    }
    return ["tool": .string(name), "arguments": .object(arguments.filter { $0.value != .null })]
  }
}

extension Tool {
  /// The call with every relative time turned into the one it means now, so that it can be made again later; sealed
  /// words are left out.
  package func settled(_ call: Call, _ reading: Reading) -> Call {
    let pairs = parameters.filter { !$0.isSealed }.compactMap { parameter in
      parameter.printed(call.arguments[parameter.name], reading).flatMap(Argument.init(json:)).map {
        (parameter.name, $0)
      }
    }
    return Call(call.tool, Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension AnyParameter {
  /// What it is, without what happens where a person leaves it out.
  package var meaning: String { isAsked ? String(about.prefix { $0 != ";" }) : about }

  /// Texts that one list may hold, where a program gives it.
  private static let mostItems = 100

  /// Throws what is wrong with how much of it a program gives.
  package func checkSize(_ argument: Argument) throws(UserError) {
    switch argument {
    case .words(let words):
      guard words.utf8.count <= longest || words.unicodeScalars.count <= longest else {
        throw UserError("“\(name)” is too long: it takes up to \(longest) characters.", code: .usage)
      }
    case .list(let items):
      guard items.count <= AnyParameter.mostItems else {
        throw UserError("“\(name)” has too many items: it takes up to \(AnyParameter.mostItems).", code: .usage)
      }
      for item in items { try checkSize(item) }
    case .number, .flag, .moment, .id: break
    }
  }

  /// As schemas tell it.
  fileprivate func bounds(_ schema: JSON) -> [(key: String, value: JSON)] {
    switch schema["type"]?.string {
    case "string" where schema["enum"] == nil: [("maxLength", JSON(longest))]
    case "array": [("maxItems", JSON(AnyParameter.mostItems))]
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
    let description = [meaning, schema["description"]?.string].compactMap(\.self).joined(separator: ": ")
    return .object(members.filter { $0.key != "description" } + [("description", .string(description))])
  }
}
