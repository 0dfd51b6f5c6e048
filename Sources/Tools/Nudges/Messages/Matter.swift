import Language
import Session

/// What a title says is to be told, asked or done, beyond whom to reach: "about the party" of "text mum about the party".
enum Matter: Equatable {
  /// Things to speak of: "the party".
  case about(String)
  /// Something to bring about: "book a check-up".
  case deed(String)
  /// A question as it would be asked of somebody else: "if he is free".
  case question(String)
  /// News: "i am late".
  case news(String)
  case nothing

  /// - Parameter words: the title behind the name.
  init(_ words: [Substring], _ language: Language) {
    let rest = Matter.withoutAsking(words, language)
    for (place, word) in zip(rest.indices, rest) {
      guard let make = Matter.makes(word, language) else { continue }
      // What opens a question stays in front of it.
      let isAsked = language.says(word.lowercased()) { $0.questionLeads }
      let said = rest[(isAsked ? place : place + 1)...].joined(separator: " ")
      self = said.isEmpty ? .nothing : make(said)
      return
    }
    self = .nothing
  }

  private static func makes(_ word: Substring, _ language: Language) -> ((String) -> Matter)? {
    let word = word.lowercased()
    if language.says(word, { $0.aboutLeads }) { return Matter.about }
    if language.says(word, { $0.deedLeads }) { return Matter.deed }
    if language.says(word, { $0.newsLeads }) { return Matter.news }
    if language.says(word, { $0.questionLeads }) { return Matter.question }
    return nil
  }

  /// "to ask her about the rent" is about the rent.
  private static func withoutAsking(_ words: [Substring], _ language: Language) -> ArraySlice<Substring> {
    guard let place = words.firstIndex(where: { language.says($0.lowercased()) { $0.askingVerbs } }), place > 0,
      language.says(words[place - 1].lowercased(), { $0.deedLeads })
    else { return words[...] }
    let rest = words[(place + 1)...].drop { language.says($0.lowercased()) { $0.askedObjects } }
    return rest.contains { makes($0, language) != nil } ? rest : words[...]
  }
}
