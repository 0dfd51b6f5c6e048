import Engine
import Language
import Replies

extension CommandWords {
  /// The calls of a line of the conversation that is typed as on the command line: a noun with one of its verbs and what
  /// they take (“note add …”, “mood list”), a verb with numbers of the last list (“rm 2”, “mv 3 friday”), a verb with
  /// values behind their names (“add fix bike due:tomorrow”), or one that shows something with an option (“timeline
  /// --all”). `nil` for any other line.
  static func calls(
    _ line: String, _ tools: [Tool], findID: @escaping (String) throws -> String?, _ context: InputContext
  ) -> [Call]? {
    if let call = helpCall(line, tools) { return [call] }
    if let calls = numberedCalls(line, tools, context) { return calls }
    let words = line.split(separator: " ").map(String.init)
    let resolved = resolve(words.prefix(2).map { $0.lowercased() } + words.dropFirst(2))
    let rest = resolved.words.dropFirst()
    var named = resolved.toolNames.compactMap { name in tools.first { $0.name == name } }
    if resolved.toolNames.isEmpty, let tool = tools.first(where: { $0.verb == resolved.words.first }) {
      // A list's own mark, “#home”, is read in any line.
      var unmarked = rest.filter { !$0.contains("#") }
      let hasAttributes = !takeAttributes(from: &unmarked, of: tool, context).isEmpty
      if hasAttributes || rest.contains(where: { $0.hasPrefix("--") }) && !tool.writes { named = [tool] }
    }
    guard let tool = OneShot.choose(among: named, Array(rest), context.language) else { return nil }
    let command = try? OneShot(tool, rest, isText: resolved.isText, findID: findID, context.language)
    return try? command?.calls(context)
  }

  /// A verb with -h or --help behind it or at the end of what follows asks for help, as on the command line.
  private static func helpCall(_ line: String, _ tools: [Tool]) -> Call? {
    let words = line.split(separator: " ").map(String.init)
    func isHelp(_ word: String?) -> Bool { word.map { ["-h", "--help"].contains($0) } ?? false }
    guard isHelp(words.last) || isHelp(words.dropFirst().first), !words.contains("--") else { return nil }
    let resolved = resolve(words.filter { !isHelp($0) }.prefix(2).map { $0.lowercased() })
    guard let verb = resolved.words.first else { return Call("help") }
    let tool = tools.first { $0.name == resolved.toolNames.first } ?? tools.first { $0.verb == verb }
    return tool.map { Call("help", ["topic": .words($0.verb)]) }
  }
}
