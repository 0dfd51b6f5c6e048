internal import Synchronization

/// Some values, each with other ways to say it; found by their first words.
package final class Choices: Sendable {
  package let values: [String: [String]]
  private let ways = Mutex<WordTable<[Way]>?>(nil)

  private struct Way {
    let value: String
    let words: [Spelling]
  }

  package init(_ values: [String: [String]]) { self.values = values }

  /// What can be read at the first of the words.
  func endings(in words: ArraySlice<Line.Word>) -> [SlotReader.Ending] {
    guard let first = words.first, let begun = table[first.spelling] else { return [] }
    return begun.compactMap { way in
      words.starts(with: way.words) ? (words.startIndex + way.words.count, .words(way.value)) : nil
    }
  }

  /// Cut into words when a line first asks: most calls never do.
  private var table: WordTable<[Way]> {
    ways.withLock { known in
      if let known { return known }
      var table = WordTable<[Way]>()
      for (value, synonyms) in values.sorted(by: { $0.key < $1.key }) {
        for said in [value] + synonyms {
          let words = Spelling.all(in: said)
          words.first.map { table.update($0, from: []) { $0.append(Way(value: value, words: words)) } }
        }
      }
      known = table
      return table
    }
  }
}

extension [String: [String]] {
  /// The value that is said so, in lower case.
  package func value(saidAs words: String) -> String? {
    self[words] != nil ? words : first { $0.value.contains(words) }?.key
  }
}

extension Choices: Hashable {
  package static func == (a: Choices, b: Choices) -> Bool { a === b || a.values == b.values }
  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Choices: ExpressibleByDictionaryLiteral {
  package convenience init(dictionaryLiteral values: (String, [String])...) {
    self.init(Dictionary(uniqueKeysWithValues: values))
  }
}

extension ArraySlice<Line.Word> {
  fileprivate func starts(with said: [Spelling]) -> Bool {
    said.count <= count && zip(said, self).allSatisfy { $0 == $1.spelling }
  }
}
