import Engine
import Language

extension Tool {
  /// As a list of tools tells it.
  var told: JSON {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary), "inputSchema": schema,
      "annotations": annotations,
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
      "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes && changesWhatIsThere),
      "idempotentHint": .bool(!writes), "openWorldHint": false,
    ]
  }

  private var changesWhatIsThere: Bool {
    sibling != nil || parameters.isEmpty || parameters.contains { $0.slot == .which }
  }

  /// What was given, where each of it is something that this tool takes.
  func arguments(_ given: JSON?) throws(Trouble) -> [String: Argument] {
    guard let given, given != .null else { return [:] }
    guard let members = given.members else { throw Trouble("The arguments are no object.", code: .usage) }
    var arguments: [String: Argument] = [:]
    for (name, value) in members where value != .null {
      guard toldParameters.contains(where: { $0.name == name }) else {
        let known = toldParameters.map { "\($0.name)" as Said }
        throw Trouble(
          "“\(self.name)” takes no “\(String(name.prefix(60)))”.",
          hint: known.isEmpty ? "It takes nothing." : "What it takes: \(known).", code: .usage)
      }
      guard let argument = Argument(json: value) else {
        throw Trouble("“\(name)” is to be text, a number, yes or no, or a list.", code: .usage)
      }
      arguments[name] = argument
    }
    return arguments
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
