/// One reading of a line: the tool and template, what fills its slots, and how well it fits.
package struct Match: Sendable {
  /// Index of the tool in the catalogue.
  package let owner: Int
  package let template: String
  package let arguments: [String: Argument]
  /// The words in each slot, as typed and in order.
  package let fills: [Fill]
  package let score: Score
  package let inputForm: InputForm

  package struct Fill: Hashable, Sendable {
    package let slot: String
    package let words: String
  }

  package enum InputForm: Hashable, Sendable {
    case asTyped
    /// Without the politeness at its edges.
    case stripped
    /// With corrections, by misspelt word.
    case repaired([String: String])
  }
}

/// Greater is better: first the greater weight, then fewer free texts (not counting those that a colon ends), then
/// fewer words in them, then the earlier entry in the catalogue.
package struct Score: Hashable, Sendable {
  package let freeTexts: Int
  package let words: Int
  package let freeWords: Int
  package let order: Int
}

extension Score: Comparable {
  package static func < (a: Score, b: Score) -> Bool {
    (-a.weight, a.freeTexts, a.freeWords, a.order) > (-b.weight, b.freeTexts, b.freeWords, b.order)
  }

  /// A literal word of the template counts two, a free text minus one.
  package var weight: Int { 2 * words - freeTexts }

  /// Whether the two differ only by their place in the catalogue.
  package func ties(with other: Score) -> Bool {
    (freeTexts, words, freeWords) == (other.freeTexts, other.words, other.freeWords)
  }
}
