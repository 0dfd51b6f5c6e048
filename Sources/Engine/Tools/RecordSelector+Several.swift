import Language
import Replies

extension RecordSelector {
  /// Several numbers as printed: "the first two", "1 and 3", "the second and the last"; `nil` for anything else.
  static func several(text: String, in language: Language) -> [Int]? {
    let rules = language.rules
    let words = text.lowercased().split { " ,.!?&+".contains($0) }.map(String.init).filter { word in
      word == rules.pointerNoun
        || ![rules.pointerFillers, rules.pluralFillers, rules.pointerJoiners].contains { $0.contains(word) }
    }
    let pointerIndices = words.indices.filter {
      words[$0] != rules.pointerNoun || $0 == 0 || Int(words[$0 - 1]) != nil || rules.counts[words[$0 - 1]] != nil
    }
    return range(words, rules) ?? numbers(pointerIndices.map { words[$0] }, language)
  }

  /// "first two", "last three".
  private static func range(_ words: [String], _ rules: any LanguageRules.Type) -> [Int]? {
    guard words.count == 2, let count = rules.counts[words[1]] ?? Int(words[1]), 2...9 ~= count else { return nil }
    if rules.topWords.contains(words[0]) { return Array(1...count) }
    return rules.bottomWords.contains(words[0]) ? Array(-count ... -1) : nil
  }

  private static func numbers(_ words: [String], _ language: Language) -> [Int]? {
    let positions = words.compactMap { word -> Int? in
      if word == language.rules.pointerNoun { return language.rules.positions[word] }
      if case .number(let number) = RecordSelector(text: word, in: language) { return number }
      return nil
    }
    return positions.count > 1 && positions.count == words.count ? positions : nil
  }
}
