/// What kind of word a token is, for models.
enum TokenKind: UInt8 {
  case word, name, verb, pastVerb, timing, figures, preposition, pronoun, joiner, stop, question, comma, colon, dash,
    slash, bracket
  case lineBreak, mark
}

extension Utterance {
  func kind(of place: Int) -> TokenKind {
    let token = tokens[place]
    switch token.shape {
    case .lineBreak: return .lineBreak
    case .mark: return TokenKind(mark: token.key)
    default: break
    }
    if timing[place] != .none { return .timing }
    if token.shape == .figures || token.shape == .mixed { return .figures }
    return TokenKind.classes[token.spelling] ?? TokenKind(verb: token.spelling)
      ?? (token.shape == .name ? .name : .word)
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

  fileprivate init?(verb: Spelling) {
    guard Deeds.isVerb(verb) else { return nil }
    self = .verb
  }

  fileprivate static let classes: WordTable<TokenKind> = {
    var table = WordTable<TokenKind>()
    for (kind, words) in lists { Spelling.forEach(in: words) { table.insert($0, kind) } }
    return table
  }()

  private static let lists: [(TokenKind, String)] = [
    (.preposition, "at by on in before after until till for from to of with about re into onto off out over up"),
    (.pronoun, "i im ive id ill we weve were me my it its he hes she shes they theyre you your that this there theres"),
    (.joiner, "and then also plus but so because cos or n"),
  ]
}

extension Token {
  /// The word itself; figures only as how many there are.
  var plain: Spelling {
    switch shape {
    case .figures: Spelling("0" + String(repeating: "0", count: min(3, key.utf8.count)))
    case .mixed: Spelling(key.map { $0.isNumber ? "0" : String($0) }.joined())
    default: spelling
    }
  }
}

extension Token {
  /// What the word is about, where that is known.
  var field: UInt8? { isMark ? nil : WordFields.known.field(of: Array(key.utf8)) }
}
