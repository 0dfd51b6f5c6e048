import Language
import Replies

/// A line of several statements of which each by itself leaves no doubt: an entry of the log in known words, a change to
/// a card that is there, or a thing to do that begins with its verb. "passport renewed. throw away the old photos"
struct CertainPieces {
  let calls: [Call]

  /// `nil` if there is no such way to divide the line.
  ///
  /// - Parameter choice: how a piece would be read by itself.
  init?(
    _ line: Utterance, _ rules: Rules, _ context: DialogueContext,
    choice: (Range<Int>) -> Ranker.TopCandidate?
  ) {
    func isSeries(_ place: Range<Int>) -> Bool {
      place.upperBound < line.tokens.count
        && rules.language.rules.sequenceWords.contains(line.tokens[place.upperBound].spelling)
    }
    // "paid the rent. gym" finishes no "gym".
    func isSentence(_ place: Range<Int>) -> Bool {
      place.lowerBound > 0 && CertainPieces.stops.contains(line.tokens[place.lowerBound - 1].key)
    }
    let reader = PieceReader(rules: rules, context: context)
    var choices: [Range<Int>: [Call]?] = [:]
    // The more pieces, the less is left inside one of them.
    for cut in Segmenter.segmentations(of: line).sorted(by: { $0.count > $1.count }) {
      var calls: [Call] = []
      var remarks = 0
      let isCertain = cut.allSatisfy { place in
        let text = String(line.words(place))
        let found = choices[place] ?? reader.calls(of: text, opensSeries: place.lowerBound == 0 && isSeries(place))
        choices[place] = found
        guard
          let own = (isSentence(place) ? nil : reader.repetition(of: calls.last, on: text)) ?? found
            ?? choice(place).flatMap(reader.appointment)
        else {
          remarks += 1
          return reader.isRemark(text)
        }
        calls += own
        return true
      }
      guard isCertain, cut.count - remarks > 1, !reader.isOneTask(calls, cut, line) else { continue }
      self.calls = calls
      return
    }
    return nil
  }
}

/// Reads one piece of a line.
struct PieceReader {
  let rules: Rules
  let context: DialogueContext
  private var cards: CardTools { rules.cardTools }
  private var language: Language { rules.language }

  /// What the piece says beyond doubt; `nil` if it does not.
  ///
  /// - Parameter opensSeries: whether the line begins with it, and a word follows that puts one thing after another. A
  ///   noun there is a thing to do: "laundry then pay rent".
  func calls(of piece: String, opensSeries: Bool) -> [Call]? {
    let text = language.rules.withoutFillers(piece)
    let matches = rules.forConversation.matches(text, limit: 2)
    if let change = change(in: text, among: matches) { return change }
    // "start a 20 minute focus" is no card, though it begins with a verb.
    if let match = matches.first, match.score.words > 0, match.score.freeTexts == 0 { return nil }
    if language.rules.isFeelingStatement(text) || language.rules.soundsLow(text) { return nil }
    let capture = language.rules.read(text)
    if opensSeries || capture.due != nil, isThing(capture.title), !Utterance(text, in: language).hasRatingOutOfTen {
      return cards.call(.add, capture.arguments).map { [$0] }
    }
    return task(in: text)
  }

  /// An entry of the log in known words, or a change to a card that is there.
  func change(in piece: String) -> [Call]? {
    let text = language.rules.withoutFillers(piece)
    return change(in: text, among: rules.forConversation.matches(text, limit: 2))
  }

  /// - Parameter matches: of a line within a conversation: "the tap is in" is about a card only where one is called so.
  private func change(in text: String, among matches: [Match]) -> [Call]? {
    for match in matches where match.score.words > 0 && [.asTyped, .stripped].contains(match.inputForm) {
      let calls = rules.calls(match)
      if calls.allSatisfy({ isLogged($0, match) || namesOneCard($0, in: text) }) { return calls }
    }
    return nil
  }

  /// A thing to do that begins with its verb, and says of what.
  func task(in piece: String) -> [Call]? {
    let text = language.rules.withoutFillers(piece)
    guard let task = language.rules.actionTask(in: text), let card = cards.call(.add, task.arguments) else {
      return nil
    }
    let words = Utterance.tokens(of: task.title).filter { !$0.isMark }
    let pointsBack = words.dropFirst().contains { language.rules.backReferences.contains($0.spelling) }
    return words.count > 1 && !pointsBack ? [card] : nil
  }

  /// The card with a date that a piece most likely is: "the chimney sweep comes on wednesday at 7:45".
  func appointment(_ choice: Ranker.TopCandidate) -> [Call]? {
    guard choice.lead > PieceReader.minLead, choice.calls.count == 1, cards.matches(choice.calls[0], .add),
      case .moment? = choice.calls[0].arguments["due"], case .words(let title)? = choice.calls[0].arguments["title"],
      !namesEntry(title), !language.rules.soundsLow(title)
    else { return nil }
    return choice.calls
  }

  /// In log odds: 20 to 1.
  private static let minLead: Float = 3

  /// Whether the piece only says how something is, and may be left out beside what there is to do.
  func isRemark(_ piece: String) -> Bool {
    let text = language.rules.withoutFillers(piece)
    return language.rules.actionTask(in: text) == nil
      && (language.rules.isStatement(text) || language.rules.isFeelingStatement(text))
  }

  /// The change before it for the card that the piece names, with the piece's own time: the "stamps to tomorrow" of
  /// "move the tap to saturday and stamps to tomorrow".
  func repetition(of call: Call?, on piece: String) -> [Call]? {
    guard let call, cards.matches(call, .complete, .edit, .snooze, .drop), case .words? = call.arguments["which"] else {
      return nil
    }
    let capture = language.rules.read(piece)
    let times = call.arguments.filter { $0.key == "due" || $0.key == "until" }
    guard times.isEmpty == (capture.due == nil), call.arguments.count == 1 + times.count else { return nil }
    var next = call.with("which", .words(capture.title))
    if let time = times.first, let due = capture.due { next = next.with(time.key, .moment(due)) }
    return namesOneCard(next, in: capture.title) ? [next] : nil
  }

  /// Whether the pieces are rather one task: "go to tesco and get wipes", "wash and iron the shirts". Only words that
  /// put one thing after another, or a stop, keep two cards apart.
  func isOneTask(_ calls: [Call], _ cut: [Range<Int>], _ line: Utterance) -> Bool {
    guard calls.allSatisfy({ cards.matches($0, .add) }) else { return false }
    return zip(cut, cut.dropFirst()).contains { before, after in
      !(before.upperBound..<after.lowerBound).contains {
        language.rules.sequenceWords.contains(line.tokens[$0].spelling)
          || CertainPieces.stops.contains(line.tokens[$0].key)
      }
    }
  }

  /// Whether the title is a noun that is nothing to log, and no rest of another sentence: the "since waking up" of "headache,
  /// since waking up".
  private func isThing(_ title: String) -> Bool {
    guard let first = Utterance.tokens(of: title).first else { return false }
    return language.rules.isNounPhrase(title) && !namesEntry(title)
      && !language.rules.continuationWords.contains(first.spelling)
      && !language.rules.sinceWords.contains(first.spelling)
  }

  /// Whether the title has the name of a symptom, a medicine or a measure.
  private func namesEntry(_ title: String) -> Bool {
    let names = [
      language.valueNames { $0.symptomNames }, language.valueNames { $0.medicineNames },
      language.valueNames { $0.measureNames },
    ]
    return Utterance.tokens(of: title).contains { word in names.contains { $0.value(named: word.key) != nil } }
  }

  /// Whether it logs something in known words, numbers and times alone.
  private func isLogged(_ call: Call, _ match: Match) -> Bool {
    match.score.freeTexts == 0 && !call.arguments.isEmpty && rules.logTools.contains(call.tool)
  }

  /// Whether it changes a card of which all words of the name are said, and no other.
  private func namesOneCard(_ call: Call, in text: String) -> Bool {
    guard cards.matches(call, .complete, .edit, .snooze, .drop), let lookup = context.names?.tasks,
      case .words(let words)? = call.arguments["which"]
    else { return false }
    let name = NameExtractor.name(from: words, in: language)
    return Grounding(Utterance(name, in: language), lookup).count(of: name) == 1
  }
}

extension CertainPieces {
  fileprivate static let stops: Set = [".", "!", ";"]
}
