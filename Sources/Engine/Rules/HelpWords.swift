import Language

/// The words of what tools do: "how do i snooze a card" asks for help, "how do i get to leeds" asks the world.
struct HelpWords {
  private let tools: [Tool]
  private let rules: any LanguageRules.Type

  init(_ tools: [Tool], _ rules: any LanguageRules.Type) { (self.tools, self.rules) = (tools, rules) }

  /// Whether one of the words names something that there is help on.
  func name(_ said: String) -> Bool {
    let words = said.lowercased().split { !$0.isLetter }.map(stem)
    let topics = Set(rules.helpTopics.map { stem($0[...]) })
    return words.contains(where: topics.contains)
      || tools.contains { tool in
        ([tool.verb, tool.topic.rawValue].flatMap { $0.split(separator: "-") }).map(stem)
          .contains { words.first == $0 || $0.count > 3 && words.contains($0) }
      }
  }

  /// Without an ending, and with one of two letters that are the same: "planning", "notes".
  private func stem(_ word: Substring) -> String {
    let ending = rules.helpEndings.first { word.hasSuffix($0) && word.count > $0.count + 2 }
    let stem = word.dropLast(ending?.count ?? 0)
    return stem.last == stem.dropLast().last ? String(stem.dropLast()) : String(stem)
  }
}
