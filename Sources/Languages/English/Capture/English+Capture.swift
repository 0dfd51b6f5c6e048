internal import Civil
package import Language

extension English {
  /// Reads one task. Dates in quotes stay in the title, which keeps the person's own spelling.
  package static func read(_ text: String) -> Capture {
    var capture = capture(of: text, SlotReader(Line(text)))
    if capture.title.isEmpty { capture.title = Title.tidied(text) }
    return capture
  }

  /// Reads a line that adds to a list it names: "put milk on my shopping list"; `nil` for any other.
  package static func listAddition(in text: String) -> Capture? {
    let line = Line(text)
    let ways = FillerStripper.variants(of: line).lazy.map { line.originalText(of: $0.words, as: .text) }
    guard
      let addition = ways.first(where: ListNames.beginsByAdding) ?? ([text] + ways).first(where: ListNames.isAddition)
    else { return nil }
    let capture = read(addition)
    return capture.namesList && !["it", "this", "that"].contains(capture.title.lowercased()) ? capture : nil
  }

  package static func listName(of tag: String) -> String { "the \(tag) list" }

  /// Whether the line begins with a word that adds a task: "add", "todo".
  package static func isAddCommand(_ line: Utterance) -> Bool {
    line.tokens.first.map { addingWords.contains($0.spelling) } ?? false
  }

  /// The task; `nil` where the words are only a time, or what introduces a task.
  static func thing(in text: String) -> Capture? { named(capture(of: text, SlotReader(Line(text)))) }

  package static func task(in line: SlotReader) -> Capture? { named(capture(of: line.line.text, line)) }

  private static func named(_ capture: Capture) -> Capture? { Title.namesAnything(capture.title) ? capture : nil }

  private static func capture(of text: String, _ line: @autoclosure () -> SlotReader) -> Capture {
    ReadingMemo.capture(of: text, in: self) {
      var reader = CaptureReader(line())
      return reader.read()
    }
  }

  /// A task that begins with a verb; `nil` for all else.
  package static func actionTask(in text: String) -> Capture? {
    guard let capture = thing(in: text), ActionVerbs.beginsWithVerb(capture.title),
      !ActionVerbs.isCheckOff(capture.title),
      !Statement.matches(capture.title)
    else { return nil }
    return capture
  }

  /// A task that also has a date, repetition or duration, or a "drop" that contacts someone: "drop nadia a text" drops
  /// no card.
  package static func detailedTask(in text: String) -> Capture? {
    actionTask(in: text).flatMap { deed in
      let isContactRequest = deed.action != nil && Line(deed.title, words: 1).words.first?.key == "drop"
      return deed.due == nil && deed.repeats == nil && deed.minutes == nil && !isContactRequest ? nil : deed
    }
  }

  /// A task whose verb is also a tool's, where its object is nothing that exists already: "find a plumber", "drop off
  /// the keys", "drop the keys round to jo".
  package static func actionTask(in text: String, on object: String) -> Capture? {
    let words = Line(object, words: 6).words
    guard let first = words.first, case let isNew = indefiniteWords.contains(first.spelling),
      isNew || words.dropFirst().contains(where: { deliveryParticles.contains($0.key) }),
      let capture = thing(in: text), ActionVerbs.beginsWithVerb(capture.title), !ActionVerbs.isCheckOff(capture.title),
      isNew || Line(capture.title, words: 1).words.first?.key == "drop"
    else { return nil }
    return capture
  }

  /// With one of these, something is dropped somewhere, and no card.
  private static let deliveryParticles: Set = ["off", "round", "around", "over", "back"]

  /// Whether only somebody else can answer: "find me a plumber" asks someone who could, "remind me who wrote dracula"
  /// someone who knows. "easter next year" is a date to look up, as no card is called that.
  package static func needsOutsideKnowledge(_ object: String) -> Bool {
    let words = Line(object, words: 2).words
    guard words.count > 1 else { return false }
    return lookupWords.contains(words[0].spelling)
      || ["me", "us"].contains(words[0].key) && requestObjects.contains(words[1].spelling)
      || MomentParser.read(object)?.namesHoliday == true
  }

  /// "it's lena's party on the 28th" only gives the reason, where a task follows.
  package static func isDayStatement(_ text: String) -> Bool { OccasionStatement.matches(text) }

  /// "should i buy a bike" and "wait, did i pay the rent" are questions, "i should buy a bike" is not.
  package static func isSelfQuestion(_ text: String) -> Bool {
    let words = Line(text, words: 5).words.drop { questionFillers.contains($0.spelling) }.prefix(2).map(\.key)
    return words.count > 1 && ["should", "must", "shall", "did", "have", "has"].contains(words[0])
      && ["i", "we"].contains(words[1])
  }

  private static let questionFillers = WordSet("wait um er hmm ok so hey oh hang on and but")

  /// "haven't paid the gas bill yet", "it isn't done", but not "didn't want to, but did the dishes".
  package static func saysNotDone(_ text: String) -> Bool {
    let line = Line(text)
    return line.words.prefix(3).contains { denialWords.contains($0.spelling) }
      && !line.words.contains { $0.key == "but" } || saysUnfinished(line)
  }

  /// "the shift isn't done", "not calling it done yet".
  private static func saysUnfinished(_ line: Line) -> Bool {
    line.words.indices.contains { place in
      guard unfinishedWords.contains(line.words[place].spelling), line.words[place].pause == .none,
        let end = line.words[(place + 1)...].prefix(3).firstIndex(where: { finishedWords.contains($0.spelling) })
      else { return false }
      return line.words[place..<end].allSatisfy { $0.pause == .none }
    }
  }

  private static let unfinishedWords = WordSet("not isnt arent wasnt werent aint never nearly almost half % percent")
  private static let finishedWords = WordSet("done finished complete completed sorted")

  /// Whether the object refers to nothing that exists already: "bags", not "the bags".
  package static func isIndefinite(_ object: String) -> Bool {
    Line(object, words: 1).words.first.map {
      !definiteWords.contains($0.spelling) && $0.key.utf8.first?.isDigit != true
    }
      ?? false
  }

  /// Whether the title names something given in digits, which are then no time: "the alarm code".
  package static func namesCode(_ title: String) -> Bool {
    Line(title).words.last.map { codeNouns.contains($0.spelling) } ?? false
  }

  private static let codeNouns = WordSet(
    "code pin password number combination postcode extension passcode pincode id size")
  private static let definiteWords = WordSet(
    "the my our his her their that this these those it them one first second third last")
  private static let lookupWords = WordSet("who whos what whats why how where wheres which whose web internet")
  private static let requestObjects = WordSet("a an some the pictures directions photos videos")

  /// Whether the text says how someone feels, and names no task: "i'm so overwhelmed".
  package static func feeling(in text: String) -> FeelingTone? {
    let words = Line(text).words[...]
    if FillerStripper.isFiller(words) { return .filler }
    if Feeling.isGood(words) { return .good }
    if Feeling.isBareLow(words) { return .low }
    guard Feeling.isOnly(words) else { return nil }
    return Feeling.isEven(words) ? .even : .low
  }

  package static func isBareFeeling(_ text: String) -> Bool {
    let words = Line(text).words[...]
    return text.last != "?" && words.count < 63 && (Feeling.isBareLow(words) || Feeling.isBareJoy(words))
  }

  package static func soundsLow(_ text: String) -> Bool {
    let words = Line(text).words[...]
    return text.last != "?" && words.count < 63 && words.indices.contains { Feeling.isLow(at: words[$0...]) }
  }

  /// Whether the text states how something else is: "the bike lock code is 4471".
  package static func isStatement(_ text: String) -> Bool { Statement.isDeclarative(text) }

  /// Whether the text may be the name of a thing and no sentence, such as "kitchen roll": few words in small letters,
  /// which are no question, statement or feeling.
  package static func isNounPhrase(_ text: String) -> Bool {
    let words = Line(text, words: longestName + 1).words
    return words.first.map(NeedStatement.isPointer) == false && words.count <= longestName
      && words.allSatisfy { $0.pause == .none || $0.key == words.last?.key }
      && words.allSatisfy { $0.key.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } } && !Statement.matches(text)
      && !isFeelingStatement(text)
  }

  /// In words.
  private static let longestName = 4

  /// Whether the text may be a person's name: one to three words that are no question, statement or feeling.
  package static func isPersonName(_ text: String) -> Bool {
    let words = Line(text, words: 4).words
    return (1...3).contains(words.count) && !text.contains { $0.isNumber || "?!,;:".contains($0) }
      && !Statement.matches(text) && !isFeelingStatement(text) && !words.contains { nonNameWords.contains($0.key) }
  }

  private static let nonNameWords: Set = [
    "you", "u", "your", "i", "im", "ive", "id", "me", "my", "we", "it", "its", "this", "that", "these", "those", "the",
    "a", "an", "is", "are", "am", "was", "be", "do", "does", "did", "dont", "can", "cant", "could", "should", "will",
    "would", "have", "has", "what", "whats", "who", "whos", "why", "how", "when", "where", "which", "wtf", "omg", "not",
    "no", "to", "for", "of", "in", "on", "at", "and", "or", "but", "so", "just", "help", "idk", "hmm", "ugh",
    "please", "pls", "plz", "less", "more", "fewer", "off", "with", "without", "some", "any", "all", "every", "turn",
    "show", "stop", "make", "list", "everything", "nothing", "something", "anything",
  ]

  /// Whether the text begins as a task does.
  package static func isTask(_ text: String) -> Bool { ActionVerbs.beginsWithVerb(text) }

  /// Whether the text is a task whose last words say when it is due.
  package static func endsWithDate(_ text: String) -> Bool {
    guard let capture = thing(in: text), capture.due != nil, let last = Line(text).words.last else { return false }
    return Line(capture.title).words.last?.key != last.key
  }

  private static let indefiniteWords = WordSet(
    "a an some someone somebody something somewhere new another off in by round around out up")

  /// Whether the capture is more than a name: it begins with a verb of action, or has a date or another detail.
  package static func isTask(_ capture: Capture) -> Bool { capture.isDeed }
}

extension Capture {
  fileprivate var isDeed: Bool {
    !Statement.matches(title) && due?.isPastDay != true
      && (due != nil || repeats != nil || action != nil || minutes != nil || priority != nil || notes != nil
        || ActionVerbs.beginsWithVerb(title) || NeedStatement.matches(Line(title).words))
      || isConditionOrNeed || isAddition && English.isNounPhrase(title)
  }

  /// A condition or a need, whose words mostly begin a question, or chatter: "these trousers need hemming".
  private var isConditionOrNeed: Bool {
    guard title.last != "?", due?.isPastDay != true else { return false }
    let words = Line(title).words
    return Condition.matches(words) || NeedStatement.matchesPointer(words)
  }
}

extension Moment {
  fileprivate var namesHoliday: Bool {
    switch calendar {
    case .holiday, .holidayIn: true
    default: false
    }
  }
}
