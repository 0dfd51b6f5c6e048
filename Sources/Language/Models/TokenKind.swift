/// The word class or mark of a token, as a feature for models.
package enum TokenKind: UInt8, Sendable {
  case word, name, verb, pastVerb, timing, figures, preposition, pronoun, joiner, stop, question, comma, colon, dash,
    slash, bracket
  case lineBreak, mark
  /// No token: what stands before the first and behind the last.
  case edge
}

extension Utterance {
  /// Takes any place, as what asks about a token often looks at the ones beside it.
  package func kind(of place: Int) -> TokenKind {
    guard tokens.indices.contains(place) else { return .edge }
    let token = tokens[place]
    switch token.shape {
    case .lineBreak: return .lineBreak
    case .mark: return TokenKind(mark: token.key)
    default: break
    }
    if timing[place] != .none { return .timing }
    if token.shape == .figures || token.shape == .mixed { return .figures }
    if let kind = language.rules.wordKinds[token.spelling] { return kind }
    if language.rules.isVerb(token.spelling) { return .verb }
    if language.rules.isPastForm(token.key), !isQuality(place) { return .pastVerb }
    return token.shape == .name ? .name : .word
  }

  /// Whether a past form says what a thing is like: "no added sugar", "the used car".
  private func isQuality(_ place: Int) -> Bool {
    guard place > 0, place + 1 < tokens.count, !tokens[place + 1].isMark else { return false }
    let before = tokens[place - 1]
    return language.rules.determiners.contains(before.spelling) || language.rules.absenceWords.contains(before.spelling)
  }
}

extension TokenKind {
  fileprivate init(mark: String) {
    switch mark {
    case ".", "!", "…": self = .stop
    case "?": self = .question
    case ",", ";": self = .comma
    case ":": self = .colon
    case "-", "–", "—", "*", "•", ">": self = .dash
    case "/", "|", "+", "&": self = .slash
    case "(", ")", "[", "]": self = .bracket
    default: self = .mark
    }
  }
}

extension Token {
  /// The word itself, with digits masked: only how many there are counts.
  var normalized: Spelling {
    switch shape {
    case .figures: Spelling("0" + String(repeating: "0", count: min(3, key.utf8.count)))
    case .mixed: Spelling(key.map { $0.isNumber ? "0" : String($0) }.joined())
    default: spelling
    }
  }
}

extension Utterance {
  /// The subject field of the word, where it is known.
  package func field(of place: Int) -> UInt8? {
    tokens[place].isMark ? nil : language.fields.field(of: Array(tokens[place].key.utf8))
  }
}
