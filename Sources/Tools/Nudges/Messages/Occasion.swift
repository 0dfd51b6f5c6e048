import Engine

/// What people write to each other for, and words that begin it.
struct Occasion: Sendable {
  let name: String
  /// Words of a title that tell it, as those of a `Family`.
  let signs: String
  /// `{0}` stands for what it is about, and `bare` is said where a title does not tell that.
  let opening: Said
  let bare: Said

  init(_ name: String, _ signs: String, _ opening: Said, bare: Said) {
    (self.name, self.signs, self.opening, self.bare) = (name, signs, opening, bare)
  }
}

extension Occasion {
  /// Of two signs that are found, the one that stands first counts.
  static let all: [Occasion] = [
    Occasion(
      "birthday", "birthday", "Happy birthday. I hope the day is a good one.",
      bare: "Happy birthday. I hope the day is a good one."),
    Occasion(
      "thanks", "thank, thanks, thank you", "Thank you for {0}. It meant a lot to me.",
      bare: "Thank you. It meant a lot to me."),
    Occasion(
      "good news", "congratulate, congrats, congratulations", "Congratulations on {0}. I am glad for you.",
      bare: "Congratulations. I am glad for you."),
    Occasion(
      "apology", "apologise, apologize, apology, sorry", "I am sorry about {0}. Can I put it right?",
      bare: "I am sorry. Can I put it right?"),
    Occasion(
      "off sick", "sick, call in sick, off work, sick day",
      "I am not well and cannot work. I will write again when that changes.",
      bare: "I am not well and cannot work. I will write again when that changes."),
    Occasion(
      "cancelling", "cancel", "I would like to {0}. Please confirm it in writing, with the date from which it counts.",
      bare: "I would like to cancel. Please confirm it in writing, with the date from which it counts."),
    Occasion(
      "another time", "reschedule, rearrange, rebook, postpone, move appointment, change appointment",
      "I would like to {0}. Which other times are free?",
      bare: "The time we have does not work for me. Which others are free?"),
    Occasion(
      "appointment", "appointment, check up, checkup, book, slot, haircut, service, mot, eye test",
      "I would like to {0}. Which times are free?", bare: "I would like to come in. Which times are free?"),
    Occasion(
      "money back", "refund, complain, complaint, overcharged, compensation, faulty, wrong bill",
      "I am writing about {0}. What I ask for is a refund or a repair. By when can you answer?",
      bare: "Something went wrong with what I bought. What I ask for is a refund or a repair. By when can you answer?"),
    Occasion(
      "price", "quote, estimate, price", "Could you give me a price for {0}? A rough one will do.",
      bare: "Could you give me a price? A rough one will do."),
    Occasion(
      "how it stands", "chase, follow up, delivery, parcel, order, application, update, status",
      "How do things stand with {0}? A line with the next date is enough.",
      bare: "How do things stand? A line with the next date is enough."),
    Occasion(
      "bill", "invoice, bill, payment, rent, deposit, fee",
      "I have a question about {0}. Could you tell me what is open, and by when?",
      bare: "I have a question about a payment. Could you tell me what is open, and by when?"),
    Occasion(
      "repair", "repair, fix, broken, leak, boiler, heating, plumber, electrician",
      "Something needs a repair: {0}. When could somebody look at it?",
      bare: "Something here needs a repair. When could somebody look at it?"),
    Occasion(
      "meeting up", "dinner, lunch, coffee, drink, party, visit, meet, meet up, invite, weekend, film, walk",
      "I would like to {0}. Which day suits you?", bare: "Shall we meet? Which day suits you?"),
  ]

  static func of(_ title: String) -> Occasion? {
    let words = SignWords(title)
    return all.first { occasion in
      occasion.signs.split(separator: ",").contains { $0.split(separator: " ").allSatisfy(words.has) }
    }
  }
}
