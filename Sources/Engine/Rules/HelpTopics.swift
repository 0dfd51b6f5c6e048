import Language

/// The words that name tools and help topics: "how do i snooze a card" asks for help, "how do i get to leeds" does not.
struct HelpTopics {
  private let tools: [Tool]
  private let rules: any LanguageRules.Type

  init(_ tools: [Tool], _ rules: any LanguageRules.Type) { (self.tools, self.rules) = (tools, rules) }

  /// Whether the text names a help topic or a tool.
  func isNamed(in text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.map(stem)
    let topics = Set(rules.helpTopics.map { stem($0[...]) })
    return words.contains(where: topics.contains)
      || tools.contains { tool in
        ([tool.verb, tool.topic.rawValue].flatMap { $0.split(separator: "-") }).map(stem)
          .contains { words.first == $0 || $0.count > 3 && words.contains($0) }
      }
  }

  /// The word without its ending, and with a doubled last letter made single: "planning", "notes".
  private func stem(_ word: Substring) -> String {
    let ending = rules.helpEndings.first { word.hasSuffix($0) && word.count > $0.count + 2 }
    let stem = word.dropLast(ending?.count ?? 0)
    return stem.last == stem.dropLast().last ? String(stem.dropLast()) : String(stem)
  }
}
