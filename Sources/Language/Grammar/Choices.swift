/// Values of a parameter with their synonyms, found by first word.
package final class Choices: Sendable {
  package let values: [String: [String]]
  /// Composite values, each with the values it consists of: a blood pressure is two numbers.
  package let parts: [String: [String]]
  /// Whether what is said of a part of the body is a value too: "jaw clenched".
  package let includesComplaints: Bool
  private let synonyms: Lazy<SynonymIndex>

  package init(_ values: [String: [String]], parts: [String: [String]] = [:], includesComplaints: Bool = false) {
    (self.values, self.parts, self.includesComplaints) = (values, parts, includesComplaints)
    synonyms = Lazy { SynonymIndex(values) }
  }

  /// The composite value that the words name. Where the words are missing or name no value, the alphabetically first
  /// one; `nil` where they name a value without parts.
  func compositeValue(for argument: Argument?) -> String? {
    guard case .words(let words)? = argument, let value = values.value(named: words.lowercased()) else {
      return parts.keys.min()
    }
    return parts[value] == nil ? nil : value
  }

  /// All values that can be read at the start of the words.
  func endings(in words: ArraySlice<Line.Word>) -> [SlotReader.Ending] {
    guard let first = words.first else { return [] }
    return synonyms.value.synonyms(startingWith: first.spelling).compactMap { synonym in
      words.end(of: synonym.said).map { ($0, .words(synonym.value)) }
    }
  }
}

/// The synonyms of some values by their first word, so that a word is compared only with those that begin with it.
private struct SynonymIndex: Sendable {
  private var entries: [Synonym] = []
  private var byFirstWord: PostingLists

  typealias Synonym = (value: String, said: String)

  init(_ values: [String: [String]]) {
    byFirstWord = PostingLists(words: 2 * values.count)
    for (value, synonyms) in values {
      add(value, synonym: value)
      for synonym in synonyms { add(value, synonym: synonym) }
    }
  }

  private mutating func add(_ value: String, synonym: String) {
    guard let first = Spelling.first(in: synonym) else { return }
    byFirstWord.add(entries.count, to: first)
    entries.append((value, synonym))
  }

  /// In a deterministic order, which a dictionary's is not.
  func synonyms(startingWith word: Spelling) -> [Synonym] {
    var matches: [Synonym] = []
    byFirstWord.forEachNumber(of: word) { matches.append(entries[$0]) }
    return matches.count < 2 ? matches : matches.sorted { $0 < $1 }
  }
}

extension [String: [String]] {
  /// The value with that name or synonym, in lower case.
  package func value(named words: String) -> String? {
    self[words] != nil ? words : first { $0.value.contains(words) }?.key
  }
}

extension Choices: Hashable {
  package static func == (a: Choices, b: Choices) -> Bool {
    a === b || a.includesComplaints == b.includesComplaints && a.values == b.values
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Choices: ExpressibleByDictionaryLiteral {
  package convenience init(dictionaryLiteral values: (String, [String])...) {
    self.init(Dictionary(uniqueKeysWithValues: values))
  }
}

extension ArraySlice<Line.Word> {
  /// The index after the phrase, where the words begin with it.
  fileprivate func end(of phrase: String) -> Int? {
    var end: Int? = startIndex
    Spelling.forEach(in: phrase) { word in
      end = end.flatMap { $0 < endIndex && self[$0].spelling == word ? $0 + 1 : nil }
    }
    return end
  }
}
