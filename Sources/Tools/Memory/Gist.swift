import Records

/// What a fact comes to, without the words that tell nothing: "I'm a vegetarian" and "i am vegetarian" are one.
struct Gist: Equatable {
  /// In their order, as "ana likes bo" is not "bo likes ana".
  let words: [String]

  init(_ fact: String) {
    let all = TitleWords.split(fact).flatMap { Gist.spelt[$0] ?? [$0] }
    let telling = all.filter { !Gist.idle.contains($0) }
    words = (telling.isEmpty ? all : telling).map(Gist.singular)
  }

  private static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// A "not" is never dropped.
  private static let spelt: [String: [String]] = [
    "im": ["am"], "ive": ["have"], "dont": ["do", "not"], "doesnt": ["do", "not"], "cant": ["can", "not"],
    "cannot": ["can", "not"], "isnt": ["not"], "arent": ["not"], "wont": ["will", "not"], "wasnt": ["was", "not"],
    "havent": ["have", "not"], "hasnt": ["have", "not"], "has": ["have"], "does": ["do"],
  ]

  private static let idle: Set = ["i", "am", "is", "are", "my", "a", "an", "the", "that", "really", "about"]
}
