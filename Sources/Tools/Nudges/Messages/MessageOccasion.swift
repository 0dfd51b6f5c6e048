import Language
import Replies
import Session

/// A common reason to write to somebody, and a sentence that opens such a message.
struct MessageOccasion: Sendable {
  /// The key of its signs in a language's `occasionSigns`.
  let name: String
  /// `{0}` stands for the topic; `openingWithoutTopic` is used where a title names none.
  let opening: LocalizedText
  let openingWithoutTopic: LocalizedText

  init(_ name: String, _ opening: LocalizedText, bare: LocalizedText) {
    (self.name, self.opening, self.openingWithoutTopic) = (name, opening, bare)
  }
}

extension MessageOccasion {
  /// In order: the first one with a sign in the title is taken.
  static let all: [MessageOccasion] = [
    MessageOccasion(
      "birthday", "Happy birthday. I hope the day is a good one.",
      bare: "Happy birthday. I hope the day is a good one."),
    MessageOccasion(
      "thanks", "Thank you for {0}. It meant a lot to me.",
      bare: "Thank you. It meant a lot to me."),
    MessageOccasion(
      "good news", "Congratulations on {0}. I am glad for you.",
      bare: "Congratulations. I am glad for you."),
    MessageOccasion(
      "apology", "I am sorry about {0}. Can I put it right?",
      bare: "I am sorry. Can I put it right?"),
    MessageOccasion(
      "off sick",
      "I am not well and cannot work. I will write again when that changes.",
      bare: "I am not well and cannot work. I will write again when that changes."),
    MessageOccasion(
      "cancelling", "I would like to {0}. Please confirm it in writing, with the date from which it counts.",
      bare: "I would like to cancel. Please confirm it in writing, with the date from which it counts."),
    MessageOccasion(
      "another time",
      "I would like to {0}. Which other times are free?",
      bare: "The time we have does not work for me. Which others are free?"),
    MessageOccasion(
      "appointment",
      "I would like to {0}. Which times are free?", bare: "I would like to come in. Which times are free?"),
    MessageOccasion(
      "money back",
      "I am writing about {0}. What I ask for is a refund or a repair. By when can you answer?",
      bare: "Something went wrong with what I bought. What I ask for is a refund or a repair. By when can you answer?"),
    MessageOccasion(
      "price", "Could you give me a price for {0}? A rough one will do.",
      bare: "Could you give me a price? A rough one will do."),
    MessageOccasion(
      "how it stands",
      "How do things stand with {0}? A line with the next date is enough.",
      bare: "How do things stand? A line with the next date is enough."),
    MessageOccasion(
      "bill",
      "I have a question about {0}. Could you tell me what is open, and by when?",
      bare: "I have a question about a payment. Could you tell me what is open, and by when?"),
    MessageOccasion(
      "repair",
      "Something needs a repair: {0}. When could somebody look at it?",
      bare: "Something here needs a repair. When could somebody look at it?"),
    MessageOccasion(
      "meeting up",
      "I would like to {0}. Which day suits you?", bare: "Shall we meet? Which day suits you?"),
  ]

  static func of(_ title: String, in language: Language) -> MessageOccasion? {
    language.inputLanguages.lazy.compactMap { language in
      let words = TitleWordForms(title, language)
      return all.first { occasion in
        let signs = language.rules.occasionKeywords[occasion.name] ?? ""
        return signs.split(separator: ",").contains { $0.split(separator: " ").allSatisfy(words.contains) }
      }
    }.first
  }
}
