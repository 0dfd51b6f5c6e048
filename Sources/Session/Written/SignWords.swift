package import Language
import Records

/// A title's words as signs are compared with them: "washing the dishes" has "wash" and "dish".
package struct SignWords {
  private let forms: Set<Substring>
  private let first: Set<Substring>

  package init(_ title: String, _ language: Language) {
    let words = TitleWords.split(title)
    let telling = words.first { !language.rules.titleLeads.contains(Spelling($0)) }
    forms = words.reduce(into: []) { $0.formUnion(WordForms.of($1, language)) }
    first = telling.map { WordForms.of($0, language) } ?? []
  }

  package func has(_ word: Substring) -> Bool { forms.contains(word) }
  package func begins(_ word: Substring) -> Bool { first.contains(word) }
}
