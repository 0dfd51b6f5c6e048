package import Language
import Records

/// A title's words in all their possible base forms, to match keywords: "washing the dishes" contains "wash" and
/// "dish".
package struct TitleWordForms {
  private let forms: Set<Substring>
  private let firstWordForms: Set<Substring>

  package init(_ title: String, _ language: Language) {
    let words = TitleWords.split(title)
    let firstWord = words.first { !language.rules.titleLeads.contains(Spelling($0)) }
    forms = words.reduce(into: []) { $0.formUnion(WordForms.of($1, language)) }
    firstWordForms = firstWord.map { WordForms.of($0, language) } ?? []
  }

  package func contains(_ word: Substring) -> Bool { forms.contains(word) }
  package func startsWith(_ word: Substring) -> Bool { firstWordForms.contains(word) }
}
