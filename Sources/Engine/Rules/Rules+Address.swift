import Language
import Replies

// "the dentist one: make it 4pm", "no date on the last one": a card is named, and what is said of it is said of "it".
extension Rules {
  /// What is said of the card that the line names first or last.
  func addressed(_ line: String) -> Call? {
    Address.all(in: line, language.rules).lazy.compactMap { address in
      [address.rest, "\(language.rules.pointer) \(address.rest)"].lazy.compactMap { said(of: address.which, $0) }.first
    }.first
  }

  private func said(of which: String, _ rest: String) -> Call? {
    guard let match = matches(rest, limit: 1).first, match.score.freeTexts == 0,
      tools[match.owner].slots["which"] == .which, match.arguments["which"] == nil, !match.arguments.isEmpty
    else { return nil }
    return call(match).with("which", .words(which))
  }
}

/// A card's name at one end of a line, and the rest of it.
private struct Address {
  let which: String
  let rest: String

  /// Every way to take the line for one.
  static func all(in line: String, _ rules: any LanguageRules.Type) -> [Address] {
    let words = line.split(separator: " ").map(String.init)
    return words.indices.dropLast().prefix(longest).compactMap { leading(words, to: $0, rules) }
      + words.indices.dropFirst().suffix(longest).compactMap { trailing(words, from: $0, rules) }
  }

  /// "the dentist one, …", "the dentist: …".
  private static func leading(_ words: [String], to end: Int, _ rules: any LanguageRules.Type) -> Address? {
    let name = words[...end].joined(separator: " ").trimmed { ":,".contains($0) }
    guard words[end].hasSuffix(":") || isName(name, rules) else { return nil }
    return Address(which: String(name), rest: words[(end + 1)...].joined(separator: " "))
  }

  /// "… on the dentist one".
  private static func trailing(_ words: [String], from start: Int, _ rules: any LanguageRules.Type) -> Address? {
    let name = words[start...].joined(separator: " ").trimmed { ".!?".contains($0) }
    guard rules.pointerLeads.contains(words[start - 1].lowercased()), start > 1, isName(name, rules) else { return nil }
    return Address(which: String(name), rest: words[..<(start - 1)].joined(separator: " "))
  }

  private static func isName(_ name: Substring, _ rules: any LanguageRules.Type) -> Bool {
    let words = name.lowercased().split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    return words[0] == rules.pointingArticle && rules.pointingNouns.contains(String(last))
  }

  /// Words of a name.
  private static let longest = 6
}
