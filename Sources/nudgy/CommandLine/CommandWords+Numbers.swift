import Engine
import Language
import Replies

// Lines of the conversation as other programs' users type them: a verb, numbers of the last list, and what changes,
// in either order: "mv 3 tomorrow 14:00", "tag 4-6 #home", "2 done", "mod 1 due:fri pri:H".
extension CommandWords {
  /// What other programs call a verb that stands beside a number, and the argument that it is about, if it is one.
  private static let numberedAliases: [String: (verb: String, parameter: String?)] = [
    "mv": ("edit", "due"), "move": ("edit", "due"), "due": ("edit", "due"), "tag": ("edit", "tags"),
    "pri": ("edit", "priority"), "prio": ("edit", "priority"), "priority": ("edit", "priority"),
    "wait": ("snooze", nil), "defer": ("snooze", nil), "hide": ("snooze", nil),
    "complete": ("done", nil),
  ]

  private static let numberedVerbs: Set = ["done", "drop", "snooze", "edit", "focus", "show", "reopen"]

  /// `nil` where the line has another form, or what stands behind the numbers is no value of the verb's.
  static func numberedCalls(_ line: String, _ tools: [Tool], _ context: InputContext) -> [Call]? {
    var words = line.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    if numbers(words[0]) != nil { words.swapAt(0, 1) }
    let first = words[0].lowercased()
    let alias = numberedAliases[first]
    let verb = alias?.verb ?? aliases[first] ?? first
    guard numberedVerbs.contains(verb), let tool = tools.first(where: { $0.verb == verb }),
      let reference = tool.parameters.first(where: { $0.slot == .reference })
    else { return nil }
    let rest = words.dropFirst()
    // "focus 1 25" is about one card.
    let takesMinutes = tool.parameters.contains { $0.slot == .duration }
    let named = rest.prefix(takesMinutes ? 1 : rest.count).prefix { numbers($0) != nil }
    let values = Array(rest.dropFirst(named.count))
    guard !named.isEmpty, let arguments = arguments(values, of: tool, alias?.parameter, context),
      !arguments.isEmpty || verb != "edit"
    else { return nil }
    return named.flatMap { numbers($0) ?? [] }.map { number in
      Call(tool.name, arguments).with(reference.name, .words(String(number)))
    }
  }

  /// "3", "4-6", "1,3". Six digits and more may be an id.
  private static func numbers(_ word: String) -> [Int]? {
    let parts = word.split(separator: ",").map { part -> [Int]? in
      RecordSelector.span(String(part)).map(Array.init) ?? Int(part).flatMap { 1..<100_000 ~= $0 ? [$0] : nil }
    }
    return parts.isEmpty || parts.contains(nil) ? nil : parts.flatMap { $0 ?? [] }
  }

  /// Tags, named values, and one value of the parameter that the verb is about, or of the first that takes it; `nil`
  /// where a word is none of these.
  private static func arguments(
    _ words: [String], of tool: Tool, _ about: String?, _ context: InputContext
  ) -> [String: Argument]? {
    let open = tool.parameters.filter { !$0.isInternal && $0.slot != .reference }
    var arguments: [String: Argument] = [:]
    var unnamed: [String] = []
    for word in words {
      guard let (parameter, value) = attribute(word, of: open, context) else {
        unnamed.append(word)
        continue
      }
      arguments[parameter.name] = joined(arguments[parameter.name], value)
    }
    if about == "tags" {
      arguments["tags"] = unnamed.reduce(arguments["tags"]) { joined($0, .list([.words($1)])) }
      return arguments
    }
    guard !unnamed.isEmpty else { return arguments }
    let leads = context.language.rules.answerLeads
    if let lead = leads.first(where: { $0.trimmed == unnamed[0].lowercased() }), !lead.isEmpty { unnamed.removeFirst() }
    let text = unnamed.joined(separator: " ")
    let taking = open.filter { !$0.slot.isFree && arguments[$0.name] == nil && $0.name == about ?? $0.name }
    for parameter in taking {
      // A moment that can be nothing else may be told by how far it is: "snooze 3 1h".
      guard let value = value(text, of: parameter, mayBeFar: taking.count == 1, context) else { continue }
      arguments[parameter.name] = value
      return arguments
    }
    return nil
  }
}
