import Language
import Records

/// A fact reduced to the words that carry its meaning, to compare facts: "I'm a vegetarian" and "i am vegetarian" are
/// equal.
struct NormalizedFact: Equatable {
  /// In order, as "ana likes bo" differs from "bo likes ana".
  let words: [String]

  init(_ fact: String, in language: Language) {
    let rules = language.rules
    let all = TitleWords.split(fact).flatMap { rules.factForms[$0] ?? [$0] }
    let contentWords = all.filter { !rules.factFillers.contains(Spelling($0)) }
    words = (contentWords.isEmpty ? all : contentWords).map(rules.singular)
  }
}
