import Engine
import Language
import Records
import Replies
import Session

/// Something that other programs do, and what nudgy can do in its stead.
struct Beyond {
  /// By which a language's `beyondSigns` tell it.
  let name: String
  let answer: LocalizedText

  private init(_ name: String, _ answer: LocalizedText) { (self.name, self.answer) = (name, answer) }

  /// The first that the line is about.
  static func of(_ line: String, in language: Language) -> Beyond? {
    let words = TitleWords.split(line)
    return language.typed.lazy.compactMap { language in
      all.first { isTold(by: words, language.rules.beyondSigns[$0.name] ?? "") }
    }.first
  }

  private static func isTold(by words: [String], _ signs: String) -> Bool {
    signs.split(separator: ",").contains { sign in
      let told = TitleWords.split(String(sign))
      return sign.trimmed.hasPrefix("^") ? words.starts(with: told) : told.allSatisfy(words.contains)
    }
  }

  static let all = [
    Beyond(
      "quiet", "I speak when you do. “settings notices 0” ends all that I say unasked."),
    Beyond(
      "anger", "That was no help. “undo” takes the last change back; then try it in other words."),
    Beyond(
      "weather",
      "I cannot look up the weather. “remind me to take an umbrella” works."),
    Beyond(
      "translation",
      "I cannot translate or spell. “remind me to look up a word at 6pm” works."),
    Beyond(
      "travel",
      "I cannot book anything. “remind me to book the taxi at 6pm” works."),
    Beyond(
      "food",
      "I cannot order food. “buy oat milk” makes a card."),
    Beyond(
      "music",
      "I cannot play anything. “remind me to put a record on at 6pm” works."),
    Beyond(
      "switches",
      "I cannot switch anything. “remind me to turn off the lights at 10pm” works."),
    Beyond(
      "writing",
      "I write nothing of my own. “brain dump” takes all that you want to write down."),
    Beyond(
      "news",
      "I have no news. “what's next” shows your next card."),
    Beyond(
      "web",
      "I never go online. “find passport” looks through your cards."),
    Beyond(
      "sums",
      "I cannot do sums. “remind me to work it out at 2pm” works."),
    Beyond(
      "prices",
      "I know no prices. “remind me to check the rate at noon” works."),
    Beyond(
      "small talk",
      "I am a small program that keeps your cards. “help” says what can be said."),
    Beyond(
      "knowledge", "I know only what you tell me. “remind me to look it up at 6pm” works."),
  ]
}
