import Language
import Replies

extension RecordSelector {
  /// Several numbers as printed: "the first two", "1 and 3", "the second and the last", "4-6"; `nil` for anything else.
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
    var positions: [Int] = []
    for word in words {
      if word == language.rules.pointerNoun, let position = language.rules.positions[word] {
        positions.append(position)
      } else if let span = span(word) {
        positions += span
      } else if case .number(let number) = RecordSelector(text: word, in: language) {
        positions.append(number)
      } else {
        return nil
      }
    }
    return positions.count > 1 ? positions : nil
  }

  /// The numbers of "4-6".
  package static func span(_ word: String) -> ClosedRange<Int>? {
    let ends = word.split(omittingEmptySubsequences: false) { "-–".contains($0) }.map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first > 0, last > first, last - first < maxSpan
    else { return nil }
    return first...last
  }

  private static let maxSpan = 100
}

extension Parameter where Value == [RecordSelector] {
  /// Several records, given as an answer: "1, 4 and 5", "the dentist and the rent".
  package static func several(_ name: String, _ about: String) -> Parameter {
    Parameter(
      name: name, summary: about, isOptional: false, slot: .text, schema: ["type": "string"],
      value: { argument, context in
        guard let text = argument.text else { return nil }
        if let numbers = RecordSelector.several(text: text, in: context.language) {
          return numbers.map(RecordSelector.number)
        }
        return NameExtractor.names(listedIn: text, in: context.language).map {
          RecordSelector(text: $0, in: context.language)
        }
      },
      absent: nil,
      json: { selectors in .string(selectors.compactMap { $0.json.string }.joined(separator: ", ")) })
  }
}
