package import Language

extension Said {
  /// The sentence in English, or in the language where that has it.
  package func text(_ language: Language? = nil) -> String { language.text(key, values.map { $0.text(language) }) }
}

extension Said.Value {
  fileprivate func text(_ language: Language?) -> String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .count(let count, let one, let many): "\(count) " + language.text(count == 1 ? one : many)
    case .when(let when, let now): when.words(now: now, in: language)
    case .on(let when, let now): when.name(now: now, in: language)
    case .said(let said): said.text(language)
    case .list(let list): list.map { $0.text(language) }.joined(separator: ", ")
    }
  }
}
