import Engine
import Language
import Replies

extension Tool {
  /// As a list of tools tells it.
  ///
  /// - Parameter reply: the schema of what it answers.
  func told(answering reply: JSON) -> JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary.text()),
      "inputSchema": offeredSchema,
      "outputSchema": reply, "annotations": annotations,
    ]
  }

  private var title: String {
    let words = name.split(separator: "_").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Nothing of it reaches beyond the store; what changes something else than by adding to it is called destructive,
  /// though “undo” takes that back too.
  private var annotations: JSON {
    [
      "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes && !onlyAdds), "idempotentHint": .bool(!writes),
      "openWorldHint": false,
    ]
  }

  /// What was given, where each of it is something that this tool takes, and no more than it takes.
  func arguments(_ given: JSON?) throws(UserError) -> [String: Argument] {
    guard let members = (given ?? .null) == .null ? [] : given?.members else {
      throw UserError("The arguments are not an object.", code: .usage)
    }
    var arguments: [String: Argument] = [:]
    for (name, value) in members where value != .null {
      guard let parameter = offeredParameters.first(where: { $0.name == name }) else { throw takesNo(name) }
      guard let argument = Argument(given: value) else {
        throw UserError("“\(name)” has to be text, a number, true or false, or a list of those.", code: .usage)
      }
      try parameter.checkSize(argument)
      arguments[name] = argument.plain
    }
    for parameter in offeredParameters where parameter.isAsked && arguments[parameter.name] == nil {
      throw UserError(
        "“\(parameter.name)” is missing: \(LocalizedText(stringLiteral: parameter.meaning)).", code: .usage)
    }
    return arguments
  }

  private func takesNo(_ name: String) -> UserError {
    let known = offeredParameters.map { "\($0.name)" as LocalizedText }
    return UserError(
      "“\(self.name)” takes no “\(String(name.prefix(60)))”.",
      hint: known.isEmpty ? "It takes nothing." : "It takes: \(known).", code: .usage)
  }
}

extension Argument {
  /// `nil` for an object, and for a list that holds more than single values.
  fileprivate init?(given json: JSON) {
    guard json.array?.allSatisfy({ $0.array == nil && $0 != .null }) ?? true else { return nil }
    self.init(json: json)
    if case .list(let items) = self, items.count != json.array?.count { return nil }
  }
}

extension Call {
  /// What a person types in a terminal to make it.
  func typed(_ tool: Tool) -> String {
    let options = tool.toldParameters.compactMap { parameter in
      arguments[parameter.name].map { "--\(parameter.name) \($0.quoted)" }
    }
    return (["nudgy", tool.verb] + options).joined(separator: " ")
  }
}

extension Argument {
  fileprivate var quoted: String {
    said.allSatisfy { $0.isLetter || $0.isNumber || "-:.".contains($0) } && !said.isEmpty
      ? said : "'" + said.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
