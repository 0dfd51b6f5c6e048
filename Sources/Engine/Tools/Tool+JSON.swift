import Language

extension Tool {
  /// JSON Schema of the arguments, as a function-calling model is given it.
  package var schema: JSON {
    .object([
      ("type", "object"),
      ("properties", .object(toldParameters.map { ($0.name, $0.describedSchema) })),
      ("required", .array(toldParameters.filter { !$0.isOptional }.map { .string($0.name) })),
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
  fileprivate var describedSchema: JSON {
    let schema = schema()
    guard case .object(let members) = schema else { return schema }
    let description = [about, schema["description"]?.string].compactMap(\.self).joined(separator: ": ")
    return .object(members.filter { $0.key != "description" } + [("description", .string(description))])
  }
}
