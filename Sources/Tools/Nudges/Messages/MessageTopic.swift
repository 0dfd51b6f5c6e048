import Language

/// What a title says about the message itself, beyond whom to contact: "the party" of "text mum about the party".
enum MessageTopic: Equatable {
  /// A subject to talk about: "the party".
  case about(String)
  /// A thing to get done: "book a check-up".
  case task(String)
  /// An indirect question: "if he is free".
  case question(String)
  /// News: "i am late".
  case news(String)
  case nothing

  /// - Parameter words: the words of the title after the name.
  init(_ words: [Substring], _ language: Language) {
    let rest = MessageTopic.droppingAskingVerb(words, language)
    for (place, word) in zip(rest.indices, rest) {
      guard let make = MessageTopic.constructor(for: word, language) else { continue }
      // A question keeps its first word ("if he is free"); the others lose theirs.
      let isQuestion = language.hasWord(word.lowercased()) { $0.questionLeads }
      let phrase = rest[(isQuestion ? place : place + 1)...].joined(separator: " ")
      self = phrase.isEmpty ? .nothing : make(phrase)
      return
    }
    self = .nothing
  }

  private static func constructor(for word: Substring, _ language: Language) -> ((String) -> MessageTopic)? {
    let word = word.lowercased()
    if language.hasWord(word, { $0.aboutLeads }) { return MessageTopic.about }
    if language.hasWord(word, { $0.purposeLeads }) { return MessageTopic.task }
    if language.hasWord(word, { $0.newsLeads }) { return MessageTopic.news }
    if language.hasWord(word, { $0.questionLeads }) { return MessageTopic.question }
    return nil
  }

  /// Drops a leading "to ask her", so that "to ask her about the rent" is about the rent.
  private static func droppingAskingVerb(_ words: [Substring], _ language: Language) -> ArraySlice<Substring> {
    guard let place = words.firstIndex(where: { language.hasWord($0.lowercased()) { $0.askingVerbs } }), place > 0,
      language.hasWord(words[place - 1].lowercased(), { $0.purposeLeads })
    else { return words[...] }
    let rest = words[(place + 1)...].drop { language.hasWord($0.lowercased()) { $0.askedObjects } }
    return rest.contains { constructor(for: $0, language) != nil } ? rest : words[...]
  }
}
