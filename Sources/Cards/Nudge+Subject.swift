package import Language
package import Records

extension Nudge {
  /// Whom or what the card is about, with the article it has in the title: "the dentist".
  package func subject(in language: Language) -> String? {
    guard let target else { return nil }
    let words = title.split(separator: " ")
    guard let name = target.split(separator: " ").first, let index = words.firstIndex(of: name), index > 0,
      language.hasWord(words[index - 1].lowercased(), { $0.nameArticles })
    else { return target }
    return "\(words[index - 1]) \(target)"
  }
}
