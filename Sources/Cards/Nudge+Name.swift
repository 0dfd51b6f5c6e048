package import Language
package import Records

extension Nudge {
  /// Whom or what the card is about, with the article it has in the title: "the dentist".
  package func named(in language: Language) -> String? {
    guard let target else { return nil }
    let words = title.split(separator: " ")
    guard let name = target.split(separator: " ").first, let place = words.firstIndex(of: name), place > 0,
      language.says(words[place - 1].lowercased(), { $0.nameArticles })
    else { return target }
    return "\(words[place - 1]) \(target)"
  }
}
