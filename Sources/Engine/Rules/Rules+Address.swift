import Language
import Replies

// "the dentist one: make it 4pm", "no date on the last one": the line names a card, and the rest of it refers to that
// card.
extension Rules {
  /// The call on the card that the line names at its beginning or end.
  func callOnNamedCard(_ line: String) -> Call? {
    CardAddress.all(in: line, language.rules).lazy.compactMap { address in
      [address.rest, "\(language.rules.pronoun) \(address.rest)"].lazy.compactMap { callOnCard(of: address.which, $0) }
        .first
    }.first
  }

  private func callOnCard(of which: String, _ rest: String) -> Call? {
    guard let match = matches(rest, limit: 1).first, match.score.freeTexts == 0,
      tools[match.owner].slots["which"] == .reference, match.arguments["which"] == nil, !match.arguments.isEmpty
    else { return nil }
    return call(match).with("which", .words(which))
  }
}

/// A card's name at one end of a line, and the rest of the line.
private struct CardAddress {
  let which: String
  let rest: String

  /// All ways to split the line into a card's name and the rest.
  static func all(in line: String, _ rules: any LanguageRules.Type) -> [CardAddress] {
    let words = line.split(separator: " ").map(String.init)
    return words.indices.dropLast().prefix(maxWords).compactMap { atStart(words, to: $0, rules) }
      + words.indices.dropFirst().suffix(maxWords).compactMap { atEnd(words, from: $0, rules) }
  }

  /// "the dentist one, …", "the dentist: …".
  private static func atStart(_ words: [String], to end: Int, _ rules: any LanguageRules.Type) -> CardAddress? {
    let name = words[...end].joined(separator: " ").trimmed { ":,".contains($0) }
    guard words[end].hasSuffix(":") || isName(name, rules) else { return nil }
    return CardAddress(which: String(name), rest: words[(end + 1)...].joined(separator: " "))
  }

  /// "… on the dentist one".
  private static func atEnd(_ words: [String], from start: Int, _ rules: any LanguageRules.Type) -> CardAddress? {
    let name = words[start...].joined(separator: " ").trimmed { ".!?".contains($0) }
    guard rules.pointerLeads.contains(words[start - 1].lowercased()), start > 1, isName(name, rules) else { return nil }
    return CardAddress(which: String(name), rest: words[..<(start - 1)].joined(separator: " "))
  }

  private static func isName(_ name: Substring, _ rules: any LanguageRules.Type) -> Bool {
    let words = name.lowercased().split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    return words[0] == rules.pointingArticle && rules.pointingNouns.contains(String(last))
  }

  /// The most words a name may have.
  private static let maxWords = 6
}
