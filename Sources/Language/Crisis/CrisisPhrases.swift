/// Phrases of whole words, found by their first word.
package struct CrisisPhrases: Sendable {
  /// What may follow a first word.
  private let endings: [String: [[String]]]

  static let none = CrisisPhrases()

  var firstWords: Set<String> { Set(endings.keys) }

  /// Patterns such as `a|b c|d` stand for all their phrases; `_` is an empty alternative.
  package init(_ patterns: String...) {
    let phrases = patterns.flatMap { pattern in
      pattern.split(separator: " ").reduce([[String]]([[]])) { phrases, word in
        phrases.flatMap { phrase in word.split(separator: "|").map { $0 == "_" ? phrase : phrase + [String($0)] } }
      }
    }
    endings = Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0[0] }.mapValues {
      $0.map { Array($0.dropFirst()) }
    }
  }

  /// How many words the longest phrase has that starts there; `nil` if none does.
  func length(at index: Int, in words: some RandomAccessCollection<String>) -> Int? {
    let rest = words.dropFirst(index)
    guard let first = rest.first, let endings = endings[first] else { return nil }
    return endings.lazy.filter { rest.dropFirst().starts(with: $0) }.map { $0.count + 1 }.max()
  }
}
