import Engine
import Language
import Records
import Replies
import Session

/// A request for something that other programs do, and the answer that says what nudgy can do instead.
struct UnsupportedRequest {
  /// The key of its signs in a language's `beyondSigns`.
  let name: String
  let answer: LocalizedText

  private init(_ name: String, _ answer: LocalizedText) { (self.name, self.answer) = (name, answer) }

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
      "quiet", "I speak when you do. “settings notices 0” ends all that I say unasked."),
    UnsupportedRequest(
      "anger", "That was no help. “undo” takes the last change back; then try it in other words."),
    UnsupportedRequest(
      "weather",
      "I cannot look up the weather. “remind me to take an umbrella” works."),
    UnsupportedRequest(
      "translation",
      "I cannot translate or spell. “remind me to look up a word at 6pm” works."),
    UnsupportedRequest(
      "travel",
      "I cannot book anything. “remind me to book the taxi at 6pm” works."),
    UnsupportedRequest(
      "food",
      "I cannot order food. “buy oat milk” makes a card."),
    UnsupportedRequest(
      "music",
      "I cannot play anything. “remind me to put a record on at 6pm” works."),
    UnsupportedRequest(
      "switches",
      "I cannot switch anything. “remind me to turn off the lights at 10pm” works."),
    UnsupportedRequest(
      "writing",
      "I write nothing of my own. “brain dump” takes all that you want to write down."),
    UnsupportedRequest(
      "news",
      "I have no news. “what's next” shows your next card."),
    UnsupportedRequest(
      "web",
      "I never go online. “find passport” looks through your cards."),
    UnsupportedRequest(
      "sums",
      "I cannot do sums. “remind me to work it out at 2pm” works."),
    UnsupportedRequest(
      "prices",
      "I know no prices. “remind me to check the rate at noon” works."),
    UnsupportedRequest(
      "small talk",
      "I am a small program that keeps your cards. “help” says what can be said."),
    UnsupportedRequest(
      "knowledge", "I know only what you tell me. “remind me to look it up at 6pm” works."),
  ]
}
