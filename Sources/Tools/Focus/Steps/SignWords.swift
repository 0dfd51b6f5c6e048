import Records

/// A title's words as signs are compared with them: "washing the dishes" has "wash" and "dish".
struct SignWords {
  private let forms: Set<Substring>
  private let first: Set<Substring>

  init(_ title: String) {
    let words = TitleWords.split(title)
    let telling = words.first { !SignWords.leading.contains($0) }
    forms = words.reduce(into: []) { $0.formUnion(WordForms.of($1)) }
    first = telling.map(WordForms.of) ?? []
  }

  func has(_ word: Substring) -> Bool { forms.contains(word) }
  func begins(_ word: Substring) -> Bool { first.contains(word) }

  /// What stands before the verb and tells nothing.
  private static let leading: Set = [
    "to", "please", "go", "and", "finally", "just", "the", "a", "an", "my", "need", "must", "try", "start", "finish",
    "begin", "do", "have", "i", "should",
  ]
}
