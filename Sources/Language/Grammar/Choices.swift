/// Some values, each with other ways to say it; found by their first words.
package final class Choices: Sendable {
  package let values: [String: [String]]
  /// Values that are one name for several others: a blood pressure is two numbers.
  package let parts: [String: [String]]
  private let ways: Once<Ways>

  package init(_ values: [String: [String]], parts: [String: [String]] = [:]) {
    (self.values, self.parts) = (values, parts)
    ways = Once { Ways(values) }
  }

  /// The value with parts that the words mean; the one that there is where they are missing or mean no value.
  func whole(saidAs argument: Argument?) -> String? {
    guard case .words(let words)? = argument, let value = values.value(saidAs: words.lowercased()) else {
      return parts.keys.min()
    }
    return parts[value] == nil ? nil : value
  }

  /// What can be read at the first of the words.
  func endings(in words: ArraySlice<Line.Word>) -> [SlotReader.Ending] {
    guard let first = words.first else { return [] }
    return ways.value.begun(by: first.spelling).compactMap { way in
      words.end(of: way.said).map { ($0, .words(way.value)) }
    }
  }
}

/// Every way to say one of some values, found by its first word: which others it has matters when that was said.
private struct Ways: Sendable {
  private var all: [Way] = []
  private var byFirst: Chains

  typealias Way = (value: String, said: String)

  init(_ values: [String: [String]]) {
    byFirst = Chains(words: 2 * values.count)
    for (value, synonyms) in values {
      add(value, said: value)
      for said in synonyms { add(value, said: said) }
    }
  }

  private mutating func add(_ value: String, said: String) {
    guard let first = Spelling.first(in: said) else { return }
    byFirst.add(all.count, to: first)
    all.append((value, said))
  }

  /// In an order that is the same in every process.
  func begun(by word: Spelling) -> [Way] {
    var ways: [Way] = []
    byFirst.follow(word) { ways.append(all[$0]) }
    return ways.count < 2 ? ways : ways.sorted { $0 < $1 }
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
  /// The place behind the words that are said, where they are the first of these.
  fileprivate func end(of said: String) -> Int? {
    var end: Int? = startIndex
    Spelling.forEach(in: said) { word in
      end = end.flatMap { $0 < endIndex && self[$0].spelling == word ? $0 + 1 : nil }
    }
    return end
  }
}
