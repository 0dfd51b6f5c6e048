import Engine
import Language
import Replies

extension Tool {
  /// The tool's entry in `tools/list`.
  ///
  /// - Parameter reply: the JSON Schema of its results.
  func descriptor(replySchema reply: JSON) -> JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary.text()),
      "inputSchema": assistantSchema,
      "outputSchema": reply, "annotations": annotations,
    ]
  }

  private var title: String {
    let words = name.split(separator: "_").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// No tool acts beyond the store. One that changes anything other than by adding is marked destructive, though “undo”
  /// takes that back too.
  private var annotations: JSON {
    [
      "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes && !onlyAdds), "idempotentHint": .bool(!writes),
      "openWorldHint": false,
    ]
  }

  /// The arguments of a call, checked: each has to be a parameter that this tool offers to assistants, and within its
  /// limits.
  func arguments(_ json: JSON?) throws(UserError) -> [String: Argument] {
    guard let members = (json ?? .null) == .null ? [] : json?.members else {
      throw UserError("The arguments are not an object.", code: .usage)
    }
    var arguments: [String: Argument] = [:]
    for (name, value) in members where value != .null {
      guard let parameter = assistantParameters.first(where: { $0.name == name }) else {
        throw unknownParameterError(name)
      }
      guard let argument = Argument(given: value) else {
        throw UserError("“\(name)” must be text, a number, true or false, or a list of those.", code: .usage)
      }
      try parameter.checkSize(argument)
      arguments[name] = argument.sanitized
    }
    for parameter in assistantParameters where parameter.isPromptedFor && arguments[parameter.name] == nil {
      throw UserError(
        "“\(parameter.name)” is missing: \(LocalizedText(stringLiteral: parameter.shortSummary)).", code: .usage)
    }
    return arguments
  }

  private func unknownParameterError(_ name: String) -> UserError {
    let parameterNames = assistantParameters.map { "\($0.name)" as LocalizedText }
    return UserError(
      "“\(self.name)” has no parameter “\(String(name.prefix(60)))”.",
      hint: parameterNames.isEmpty ? "It takes nothing." : "It takes: \(parameterNames).", code: .usage)
  }
}

extension Argument {
  /// `nil` for an object, and for a list with anything but single values.
  fileprivate init?(given json: JSON) {
    guard json.array?.allSatisfy({ $0.array == nil && $0 != .null }) ?? true else { return nil }
    self.init(json: json)
    if case .list(let items) = self, items.count != json.array?.count { return nil }
  }
}

extension Call {
  /// The command line for this call.
  func commandLine(for tool: Tool) -> String {
    let options = tool.publicParameters.compactMap { parameter in
      arguments[parameter.name].map { "--\(parameter.name) \($0.shellQuoted)" }
    }
    return (["nudgy", tool.verb] + options).joined(separator: " ")
  }
}

extension Argument {
  fileprivate var shellQuoted: String {
    inputText.allSatisfy { $0.isLetter || $0.isNumber || "-:.".contains($0) } && !inputText.isEmpty
      ? inputText
      : "'" + inputText.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
