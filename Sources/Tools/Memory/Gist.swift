import Language
import Records
import Session

/// What a fact comes to, without the words that tell nothing: "I'm a vegetarian" and "i am vegetarian" are one.
struct Gist: Equatable {
  /// In their order, as "ana likes bo" is not "bo likes ana".
  let words: [String]

  init(_ fact: String, in language: Language) {
    let rules = language.rules
    let all = TitleWords.split(fact).flatMap { rules.factForms[$0] ?? [$0] }
    let telling = all.filter { !rules.factFillers.contains(Spelling($0)) }
    words = (telling.isEmpty ? all : telling).map(rules.singular)
  }
}
