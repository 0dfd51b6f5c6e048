internal import Civil
package import Language

extension English {
  /// Reads one thing to do; dates in quotes stay in the title, which keeps the person's own spelling.
  package static func read(_ text: String) -> Capture {
    var reader = CaptureReader(SlotReader(Line(text)))
    var capture = reader.read()
    if capture.title.isEmpty { capture.title = Title.tidied(text) }
    return capture
  }

  /// What is said to go on a list that it names: "put milk on my shopping list".
  package static func listed(_ text: String) -> Capture? {
    guard ListNames.add(text) else { return nil }
    let capture = read(text)
    return capture.isListed && !["it", "this", "that"].contains(capture.title.lowercased()) ? capture : nil
  }

  /// Whether the line begins with a word that adds a thing to do: "add", "todo".
  package static func adds(_ line: Utterance) -> Bool {
    line.tokens.first.map { adding.contains($0.spelling) } ?? false
  }

  /// `nil` where the words name nothing to do, but a time or a frame at most.
  static func thing(in text: String) -> Capture? { thing(in: SlotReader(Line(text))) }

  package static func thing(in line: SlotReader) -> Capture? {
    var reader = CaptureReader(line)
    let capture = reader.read()
    return Title.names(capture.title) ? capture : nil
  }

  /// A thing to do that begins with a verb; `nil` for all else.
  package static func deed(_ text: String) -> Capture? {
    guard let capture = thing(in: text), ActionVerbs.begin(capture.title), !ActionVerbs.settle(capture.title),
      !Statement.opens(capture.title)
    else { return nil }
    return capture
  }

  /// One that says when, for how long or to whom, too: "drop nadia a text" drops no card.
  package static func timed(_ text: String) -> Capture? {
    deed(text).flatMap { deed in
      let isErrand = deed.action != nil && Line(deed.title, words: 1).words.first?.key == "drop"
      return deed.due == nil && deed.repeats == nil && deed.minutes == nil && !isErrand ? nil : deed
    }
  }

  /// A thing to do whose verb a tool knows too, where what follows it names nothing that is there already: "find a
  /// plumber", "drop off the keys".
  package static func deed(_ text: String, on object: String) -> Capture? {
    guard let first = Line(object, words: 1).words.first, unnamed.contains(first.spelling) else { return nil }
    let capture = thing(in: text)
    return capture.map { ActionVerbs.begin($0.title) && !ActionVerbs.settle($0.title) } == true ? capture : nil
  }

  /// "find me a plumber" is said to someone who could, "remind me who wrote dracula" to someone who knows, and no card
  /// is called "easter next year".
  package static func asks(for object: String) -> Bool {
    let words = Line(object, words: 2).words
    guard words.count > 1 else { return false }
    return asking.contains(words[0].spelling)
      || ["me", "us"].contains(words[0].key) && asked.contains(words[1].spelling)
      || Moments.read(object)?.namesFeast == true
  }

  /// "it's lena's party on the 28th" only tells why, where a thing to do follows.
  package static func tellsDay(_ text: String) -> Bool { Occasion.opens(text) }

  /// "should i buy a bike" and "wait, did i pay the rent" are asked, "i should buy a bike" is not.
  package static func wonders(_ text: String) -> Bool {
    let words = Line(text, words: 5).words.drop { wonderOpenings.contains($0.spelling) }.prefix(2).map(\.key)
    return words.count > 1 && ["should", "must", "shall", "did", "have", "has"].contains(words[0])
      && ["i", "we"].contains(words[1])
  }

  private static let wonderOpenings = WordSet("wait um er hmm ok so hey oh hang on and but")

  /// "haven't paid the gas bill yet", but not "didn't want to, but did the dishes".
  package static func denies(_ text: String) -> Bool {
    let line = Line(text)
    return line.words.prefix(3).contains { denying.contains($0.spelling) }
      && !line.words.contains { $0.key == "but" }
  }

  /// Whether they point at nothing that is there: "bags", not "the bags".
  package static func isUnnamed(_ object: String) -> Bool {
    Line(object, words: 1).words.first.map { !pointing.contains($0.spelling) && $0.key.utf8.first?.isDigit != true }
      ?? false
  }

  /// Whether they name what is given in figures, which are then no time: "the alarm code".
  package static func isKey(_ title: String) -> Bool {
    Line(title).words.last.map { keys.contains($0.spelling) } ?? false
  }

  private static let keys = WordSet("code pin password number combination postcode extension passcode pincode id size")
  private static let pointing = WordSet(
    "the my our his her their that this these those it them one first second third last")
  private static let asking = WordSet("who whos what whats why how where wheres which whose web internet")
  private static let asked = WordSet("a an some the pictures directions photos videos")

  /// Whether they say how someone is, and nothing to do: "i'm so overwhelmed".
  package static func tellsFeeling(_ text: String) -> Bool { Feeling.isOnly(Line(text).words[...]) }

  /// Whether they tell how something else is: "the bike lock code is 4471".
  package static func states(_ text: String) -> Bool { Statement.states(text) }

  /// Whether they may be a thing and no sentence: "kitchen roll". They ask nothing, tell nothing and are few.
  package static func names(_ text: String) -> Bool {
    let words = Line(text, words: longestName + 1).words
    return words.first.map(NeedStatement.isPointer) == false && words.count <= longestName
      && words.allSatisfy { $0.pause == .none || $0.key == words.last?.key }
      && words.allSatisfy { $0.key.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } } && !Statement.opens(text)
      && !tellsFeeling(text)
  }

  /// Words of a name.
  private static let longestName = 4

  /// Whether somebody may be called so: a few words that ask, tell and want nothing.
  package static func isCalled(_ text: String) -> Bool {
    let words = Line(text, words: 4).words
    return (1...3).contains(words.count) && !text.contains { $0.isNumber || "?!,;:".contains($0) }
      && !Statement.opens(text) && !tellsFeeling(text) && !words.contains { unnameable.contains($0.key) }
  }

  private static let unnameable: Set = [
    "you", "u", "your", "i", "im", "ive", "id", "me", "my", "we", "it", "its", "this", "that", "these", "those", "the",
    "a", "an", "is", "are", "am", "was", "be", "do", "does", "did", "dont", "can", "cant", "could", "should", "will",
    "would", "have", "has", "what", "whats", "who", "whos", "why", "how", "when", "where", "which", "wtf", "omg", "not",
    "no", "to", "for", "of", "in", "on", "at", "and", "or", "but", "so", "just", "help", "idk", "hmm", "ugh",
  ]

  /// Whether the words begin as a thing to do does.
  package static func isDeed(_ text: String) -> Bool { ActionVerbs.begin(text) }

  /// A thing to do whose words end in when it is to be done.
  package static func endsDated(_ text: String) -> Bool {
    guard let capture = thing(in: text), capture.due != nil, let last = Line(text).words.last else { return false }
    return Line(capture.title).words.last?.key != last.key
  }

  private static let unnamed = WordSet(
    "a an some someone somebody something somewhere new another off in by round around out up")

  /// Whether the words say more than a name, or begin with something one does.
  package static func isDeed(_ capture: Capture) -> Bool { capture.isDeed }
}

extension Capture {
  fileprivate var isDeed: Bool {
    !Statement.opens(title) && due?.isOver != true
      && (due != nil || repeats != nil || action != nil || minutes != nil || priority != nil || notes != nil
        || ActionVerbs.begin(title) || NeedStatement.tells(Line(title).words))
      || isTold || isMore && English.names(title)
  }

  /// Told in words that mostly begin a question, or chatter: "these trousers need hemming".
  private var isTold: Bool {
    guard title.last != "?", due?.isOver != true else { return false }
    let words = Line(title).words
    return Condition.opens(words) || NeedStatement.points(words)
  }
}

extension Moment {
  fileprivate var namesFeast: Bool {
    switch place {
    case .feast, .feastIn: true
    default: false
    }
  }
}
