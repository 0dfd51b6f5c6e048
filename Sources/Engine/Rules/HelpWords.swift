import Language

/// The words of what tools do: "how do i snooze a card" asks for help, "how do i get to leeds" asks the world.
struct HelpWords {
  private let tools: [Tool]

  init(_ tools: [Tool]) { self.tools = tools }

  /// Whether one of the words names something that there is help on.
  func name(_ said: String) -> Bool {
    let words = said.lowercased().split { !$0.isLetter }.map(HelpWords.stem)
    return words.contains(where: HelpWords.things.contains)
      || tools.contains { tool in
        ([tool.verb, tool.topic.rawValue].flatMap { $0.split(separator: "-") }).map(HelpWords.stem)
          .contains { words.first == $0 || $0.count > 3 && words.contains($0) }
      }
  }

  /// Without the endings of "snoozing", "journaling", "notes".
  private static func stem(_ word: Substring) -> String {
    var word = word
    for ending in ["ing", "es", "s", "e"] where word.hasSuffix(ending) && word.count > ending.count + 2 {
      word = word.dropLast(ending.count)
      break
    }
    return word.last == word.dropLast().last ? String(word.dropLast()) : String(word)
  }

  private static let things = Set(
    [
      "card", "task", "todo", "nudge", "reminder", "note", "journal", "mood", "symptom", "medication", "dump",
      "setting",
      "passphrase", "key", "backup", "penguin", "list", "something", "nudgy", "phrase", "command", "date", "title",
    ].map { stem($0[...]) })
}
