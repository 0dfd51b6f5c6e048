import Engine
import Replies

extension CommandWords {
  /// The calls of a line of the conversation that is typed as on the command line: a noun with one of its verbs and what
  /// they take (“note add …”, “mood list”), a verb with numbers of the last list (“rm 2”, “mv 3 friday”), or a verb that
  /// shows something with an option (“timeline --all”). `nil` for any other line.
  static func calls(
    _ line: String, _ tools: [Tool], findID: @escaping (String) throws -> String?, _ context: InputContext
  ) -> [Call]? {
    if let calls = numberedCalls(line, tools, context) { return calls }
    let words = line.split(separator: " ").map(String.init)
    let resolved = resolve(words.prefix(2).map { $0.lowercased() } + words.dropFirst(2))
    let rest = resolved.words.dropFirst()
    let named =
      rest.contains { $0.hasPrefix("--") } && resolved.toolNames.isEmpty
      ? tools.filter { $0.verb == resolved.words.first && !$0.writes }
      : resolved.toolNames.compactMap { name in tools.first { $0.name == name } }
    guard let tool = OneShot.choose(among: named, Array(rest), context.language) else { return nil }
    let command = try? OneShot(tool, rest, isText: resolved.isText, findID: findID, context.language)
    return try? command?.calls(context)
  }
}
