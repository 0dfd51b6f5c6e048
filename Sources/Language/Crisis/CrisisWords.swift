/// A text's words as one string, each between blanks and spelt as `CrisisFeatures` spells them, to look for phrases in.
struct CrisisWords {
  private let words: [String]
  private let joined: String

  init(_ text: some StringProtocol) {
    words = CrisisFeatures.words(text).map { String(decoding: $0, as: UTF8.self) }
    joined = " " + words.joined(separator: " ") + " "
  }

  func has(_ phrases: [String]) -> Bool { phrases.contains(where: joined.contains) }

  /// Whether it is one of the phrases, and otherwise only words that may stand beside any answer.
  func isAnswer(_ phrases: [String]) -> Bool {
    phrases.contains { phrase in
      joined.hasPrefix(phrase)
        && joined.dropFirst(phrase.count).split(separator: " ").allSatisfy(CrisisWords.besides.contains)
    }
  }

  /// Somebody else is spoken of, and the speaker only as one who fears for them.
  var tellsOfOther: Bool {
    var own = joined
    for phrase in CrisisWords.fears { own = own.replacing(phrase, with: " ") }
    return has(CrisisWords.others) && !CrisisWords.selves.contains(where: own.contains)
  }
}

extension String {
  /// Every phrase that `a|b c|d` stands for, in blanks.
  fileprivate static func phrases(_ patterns: String...) -> [String] {
    patterns.flatMap { pattern in
      pattern.split(separator: " ").reduce([" "]) { phrases, word in
        phrases.flatMap { phrase in word.split(separator: "|").map { phrase + ($0 == "_" ? "" : $0 + " ") } }
      }
    }
  }

  fileprivate func replacing(_ phrase: String, with other: String) -> String {
    var result = "", rest = self[...]
    while let found = rest.firstRange(of: phrase) {
      result += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

// English. `_` is no word; the words are spelt out: "do not", "i am".
extension CrisisWords {
  static let urgent = String.phrases(
    "tonight", "right now", "now", "today", "this evening|afternoon|morning|minute",
    "in an|a|one|0 _|few hour|hours|minutes",
    "already", "i|she|he|they have|has|just _|just taken|took|swallowed|cut|overdosed", "i|she|he took",
    "in my hand|hands|lap", "in front of me", "next to me", "standing|sat|sitting|stood on|at|by|here",
    "on the roof|ledge|bridge|edge|platform|tracks", "goodbye", "bleeding", "will not stop", "not answering|breathing",
    "left a note", "wrote a|the|my _|goodbye note|notes|letter|letters")

  static let notToBeKept = String.phrases(
    "do not save|keep|store|record|remember|log|write this|that|it|any|anything", "off the record",
    "not to be saved|kept", "forget i said")

  /// Whom one fears for.
  static let others = String.phrases(
    "he|she|they|him|her",
    "my|our "
      + "friend|friends|mate|best|brother|sister|mum|mom|mother|dad|father|son|daughter|wife|husband|partner|boyfriend|"
      + "girlfriend|cousin|uncle|aunt|nan|gran|grandad|granddad|flatmate|roommate|housemate|neighbour|neighbor|boss|"
      + "colleague|coworker|student|patient|kid|child|teenager|ex|bf|gf|bro|sis|lad|nephew|niece",
    "a|this|some friend|mate|girl|boy|guy|lad|kid|man|woman|colleague|student|neighbour", "someone|somebody")

  /// What a speaker says of themselves who fears for another.
  static let fears = String.phrases(
    "i think|know|believe|fear|heard|found|saw|asked|got|am|can",
    "i am so|really|very|just _ worried|scared|afraid|frightened|terrified",
    "i do not know", "i can not reach|get", "told|tells|texted|messaged|rang|said to|called me",
    "what|how do|can|should i",
    "should i", "help me", "do i", "can i", "asking for", "showed|sent me")

  /// The speaker.
  static let selves = String.phrases("i", "me", "myself", "my life", "meself")

  static let besides = Set(
    """
    , . i am is it that this safe ok okay fine alright good thanks thank you now right for really very think so not sure \
    at the a moment just today tonight being dramatic silly sorry promise here home with my mum mam dad friend sister \
    brother partner wife husband but tired yeah yes no know do actually honestly and feel dont anymore again with
    """.split(separator: " "))

  static let answers: [Safety: [String]] = [
    .safe: String.phrases(
      "yes|yeah|yep|yea|yup|ya", "i am|i _|am safe|ok|okay|fine|alright|good", "safe|ok|okay|fine",
      "for|right now", "i think so", "i was|am just|only being dramatic|silly", "just being dramatic|silly"),
    .unsafe: String.phrases("no", "nope", "not really|safe|at", "i am not", "nah"),
    .unsure: String.phrases(
      "i do not know", "not sure", "maybe", "do not know", "dunno", "i am not sure", "idk", "kind of", "sort of",
      "no idea", "i guess", "not really sure"),
  ]
}
