import Language
import Records
import Replies

/// A request for something that other programs do, and the answer that says what nudgy can do instead.
struct UnsupportedRequest {
  /// The key of its signs in a language's `beyondSigns`.
  let name: String
  let answer: LocalizedText

  /// Whether it is about nudgy itself; what else the line says is no part of it: "i hate this, just book the dentist".
  let isComplaint: Bool

  private init(_ name: String, _ answer: LocalizedText, isComplaint: Bool = false) {
    (self.name, self.answer, self.isComplaint) = (name, answer, isComplaint)
  }

  /// The first request with a sign in the line.
  static func of(_ line: String, in language: Language) -> UnsupportedRequest? {
    let words = TitleWords.split(line)
    return language.inputLanguages.lazy.compactMap { language in
      all.first { matches(words, language.rules.outOfScopeKeywords[$0.name] ?? "") }
    }.first
  }

  private static func matches(_ words: [String], _ signs: String) -> Bool {
    signs.split(separator: ",").contains { sign in
      let signWords = TitleWords.split(String(sign))
      return sign.trimmed.hasPrefix("^") ? words.starts(with: signWords) : signWords.allSatisfy(words.contains)
    }
  }

  static let all = [
    UnsupportedRequest(
      "quiet", "I mostly speak when you do. “settings notices 0” stops the rest."),
    UnsupportedRequest(
      "anger", "That didn't help. “undo” takes back the last change; then try other words.", isComplaint: true),
    UnsupportedRequest(
      "weather",
      "I can't look up the weather, but “remind me to take an umbrella” works."),
    UnsupportedRequest(
      "translation",
      "I can't translate or spell, but “remind me to look up a word at 6pm” works."),
    UnsupportedRequest(
      "travel",
      "I can't book anything, but “remind me to book the taxi at 6pm” works."),
    UnsupportedRequest(
      "food",
      "I can't order food, but “buy oat milk” makes a card."),
    UnsupportedRequest(
      "music",
      "I can't play anything, but “remind me to put a record on at 6pm” works."),
    UnsupportedRequest(
      "switches",
      "I can't switch anything, but “remind me to turn off the lights at 10pm” works."),
    UnsupportedRequest(
      "writing",
      "I don't write texts, but “brain dump” takes everything you want to get down."),
    UnsupportedRequest(
      "news",
      "I don't have the news, but “what's next” shows your next card."),
    UnsupportedRequest(
      "web",
      "I don't go online, but “find passport” looks through your cards."),
    UnsupportedRequest(
      "sums",
      "I can't do sums, but “remind me to work it out at 2pm” works."),
    UnsupportedRequest(
      "prices",
      "I don't know prices, but “remind me to check the rate at noon” works."),
    UnsupportedRequest(
      "small talk",
      "I'm a small program that keeps track of things for you. “help” shows what you can say."),
    UnsupportedRequest(
      "knowledge", "I only know what you tell me, but “remind me to look it up at 6pm” works."),
  ]
}
