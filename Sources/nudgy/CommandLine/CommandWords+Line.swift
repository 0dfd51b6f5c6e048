import Engine
import Replies

extension CommandWords {
  /// The calls of a line of the conversation that is typed as on the command line: a noun with one of its verbs and what
  /// they take (“note add …”, “mood list”), or another program's verb with numbers of the last list (“rm 2”). `nil` for
  /// any other line.
  static func calls(
    _ line: String, _ tools: [Tool], findID: @escaping (String) throws -> String?, _ context: InputContext
  ) -> [Call]? {
    let words = line.split(separator: " ").map(String.init)
    let resolved = resolve(words.prefix(2).map { $0.lowercased() } + words.dropFirst(2))
    let rest = resolved.words.dropFirst()
    let named =
      isAliasWithNumbers(words)
      ? tools.filter { $0.verb == resolved.words[0] }
      : resolved.toolNames.compactMap { name in tools.first { $0.name == name } }
    guard let tool = OneShot.choose(among: named, Array(rest), context.language) else { return nil }
    let command = try? OneShot(tool, rest, isText: resolved.isText, findID: findID, context.language)
    return try? command?.calls(context)
  }
  /// Only numbers, as “rm the old tiles” is a thing to do.
  private static func isAliasWithNumbers(_ words: [String]) -> Bool {
    guard words.count > 1, let verb = words.first?.lowercased(), aliases[verb] != nil else { return false }
    return words.dropFirst().allSatisfy { word in
      let ends = word.split(separator: "-", omittingEmptySubsequences: false)
      return ends.count < 3 && ends.allSatisfy { Int($0) != nil }
    }
  }
}
