import Engine
import Language
import Replies
import Session

/// What people write to each other for, and words that begin it.
struct Occasion: Sendable {
  /// By which a language's `occasionSigns` tell it.
  let name: String
  /// `{0}` stands for what it is about, and `bare` is said where a title does not tell that.
  let opening: LocalizedText
  let bare: LocalizedText

  init(_ name: String, _ opening: LocalizedText, bare: LocalizedText) {
    (self.name, self.opening, self.bare) = (name, opening, bare)
  }
}

extension Occasion {
  /// Of two signs that are found, the one that stands first counts.
  static let all: [Occasion] = [
    Occasion(
      "birthday", "Happy birthday. I hope the day is a good one.",
      bare: "Happy birthday. I hope the day is a good one."),
    Occasion(
      "thanks", "Thank you for {0}. It meant a lot to me.",
      bare: "Thank you. It meant a lot to me."),
    Occasion(
      "good news", "Congratulations on {0}. I am glad for you.",
      bare: "Congratulations. I am glad for you."),
    Occasion(
      "apology", "I am sorry about {0}. Can I put it right?",
      bare: "I am sorry. Can I put it right?"),
    Occasion(
      "off sick",
      "I am not well and cannot work. I will write again when that changes.",
      bare: "I am not well and cannot work. I will write again when that changes."),
    Occasion(
      "cancelling", "I would like to {0}. Please confirm it in writing, with the date from which it counts.",
      bare: "I would like to cancel. Please confirm it in writing, with the date from which it counts."),
    Occasion(
      "another time",
      "I would like to {0}. Which other times are free?",
      bare: "The time we have does not work for me. Which others are free?"),
    Occasion(
      "appointment",
      "I would like to {0}. Which times are free?", bare: "I would like to come in. Which times are free?"),
    Occasion(
      "money back",
      "I am writing about {0}. What I ask for is a refund or a repair. By when can you answer?",
      bare: "Something went wrong with what I bought. What I ask for is a refund or a repair. By when can you answer?"),
    Occasion(
      "price", "Could you give me a price for {0}? A rough one will do.",
      bare: "Could you give me a price? A rough one will do."),
    Occasion(
      "how it stands",
      "How do things stand with {0}? A line with the next date is enough.",
      bare: "How do things stand? A line with the next date is enough."),
    Occasion(
      "bill",
      "I have a question about {0}. Could you tell me what is open, and by when?",
      bare: "I have a question about a payment. Could you tell me what is open, and by when?"),
    Occasion(
      "repair",
      "Something needs a repair: {0}. When could somebody look at it?",
      bare: "Something here needs a repair. When could somebody look at it?"),
    Occasion(
      "meeting up",
      "I would like to {0}. Which day suits you?", bare: "Shall we meet? Which day suits you?"),
  ]

  static func of(_ title: String, in language: Language) -> Occasion? {
    language.typed.lazy.compactMap { language in
      let words = SignWords(title, language)
      return all.first { occasion in
        let signs = language.rules.occasionSigns[occasion.name] ?? ""
        return signs.split(separator: ",").contains { $0.split(separator: " ").allSatisfy(words.has) }
      }
    }.first
  }
}
