/// One way to read a line: whose template it is, what fills its slots, and how well it fits.
package struct Match: Sendable {
  /// Index of the tool in the catalogue.
  package let owner: Int
  package let template: String
  package let arguments: [String: Argument]
  /// What stands in each slot, as typed and in order.
  package let fills: [Fill]
  package let score: Score
  package let how: How

  package struct Fill: Hashable, Sendable {
    package let slot: String
    package let words: String
  }

  package enum How: Hashable, Sendable {
    case asTyped
    /// Without the politeness at its edges.
    case stripped
    /// With these misspelt words read as the ones meant.
    case repaired([String: String])
  }
}

/// Greater fits better: the greater weight, then fewer free texts (one that a colon ends is none), then fewer free words,
/// then earlier in the catalogue.
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

  /// A word of the template is worth two free texts.
  package var weight: Int { 2 * words - freeTexts }

  /// Whether only their places in the catalogue tell them apart.
  package func ties(with other: Score) -> Bool {
    (freeTexts, words, freeWords) == (other.freeTexts, other.words, other.freeWords)
  }
}
