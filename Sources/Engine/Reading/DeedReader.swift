import Language

/// The card that a line tells is done by the past of the card's own verb, right before or behind its name, whatever else is
/// said: "called the pharmacy already they were nice", "vet's been called you can check that one off".
struct DeedReader {
  private let line: Utterance
  private let grounding: Grounding
  private var rules: any LanguageRules.Type { line.language.rules }

  init(_ line: Utterance, _ grounding: Grounding) { (self.line, self.grounding) = (line, grounding) }

  /// What was done.
  struct Deed {
    /// The words of the line that name the card.
    let name: String
    /// The card's whole name.
    let cardName: String
    /// What was booked, where an appointment comes of it: "dentist for the kids".
    let appointment: String?
  }

  /// `nil` if there is none, or more than one.
  var deed: Deed? {
    for place in line.tokens.indices.prefix(DeedReader.maxWordsBefore) {
      guard let verb = rules.infinitive(ofPast: line.tokens[place].key) else { continue }
      let isBooking = rules.bookingVerbs.contains(Spelling(verb))
      let isActive = line.tokens[..<place].allSatisfy(leadsUp) || isSpoken(ofSelf: place)
      guard isActive || isPassive(place, isBooking) else { continue }
      if isActive, leavesObjectOut(behind: place) {
        return grounding.soleOpen(beginningWith: verb).map { Deed(name: $0, cardName: $0, appointment: nil) }
      }
      let window =
        isActive
        ? place + 1..<min(line.tokens.count, place + 1 + DeedReader.maxNameWords)
        : 0..<(isBooking ? min(line.tokens.count, place + 1 + DeedReader.maxNameWords) : place)
      guard let (cardName, places) = grounding.soleOpen(beginningWith: verb, in: window), isSameThing(places, isActive)
      else { continue }
      return Deed(
        name: line.words(at: places), cardName: cardName,
        appointment: isBooking ? thing(named: places.filter { $0 != place }, besides: place) : nil)
    }
    return deedOfAnother
  }

  /// The card that what somebody else did is about, where the line says that it is done: "jess already grabbed the formula so
  /// thats done" is none of "order a pump for jess".
  private var deedOfAnother: Deed? {
    guard
      let verb = line.tokens.indices.prefix(DeedReader.maxWordsBefore).first(where: {
        $0 > 0 && rules.infinitive(ofPast: line.tokens[$0].key) != nil
      }), [.name, .word].contains(line.kind(of: line.tokens[..<verb].firstIndex { !leadsUp($0) } ?? verb)),
      !line.tokens[..<verb].contains(where: { $0.isMark || rules.negatives.contains($0.spelling) }),
      let end = line.tokens.indices.dropFirst(verb + 1).first(where: { Segmenter.isJoiner($0, line) }),
      case let claim = line.tokens[end...].filter({ !$0.isMark }), claim.count <= DeedReader.maxClaimWords,
      claim.contains(where: { rules.participles.contains($0.spelling) }),
      !claim.contains(where: { rules.negatives.contains($0.spelling) })
    else { return nil }
    let object = (verb + 1..<end).drop { rules.determiners.contains(line.tokens[$0].spelling) }
    let name = line.words(at: Array(object))
    let open = grounding.openNamed(name)
    guard open.count == 1 else { return nil }
    return Deed(name: name, cardName: open[0].words.joined(separator: " "), appointment: nil)
  }

  /// Whether the speaker tells it of themself behind other words, and does not deny it: "turns out i declined that".
  private func isSpoken(ofSelf verb: Int) -> Bool {
    guard verb > 0, rules.speakerWords.contains(line.tokens[verb - 1].spelling),
      !line.tokens[..<verb].contains(where: { rules.questionWords.contains($0.spelling) })
    else { return false }
    // "cant believe i mended the gate" denies nothing.
    return !line.tokens[..<verb].contains { rules.negatives.contains($0.spelling) }
      || AssertionReader(line).status(of: line.tokens[verb].key) == .present
  }

  /// Whether the verb says what was done to what is known: "hoovered as well", "texted him, he brings the chairs".
  private func leavesObjectOut(behind verb: Int) -> Bool {
    let addsNothing = [
      rules.backReferences, rules.participles, rules.jointWords, rules.timeFillers, rules.subjects,
    ]
    let next = line.tokens.indices.dropFirst(verb + 1).first { place in
      line.timing[place] == .none && !addsNothing.contains { $0.contains(line.tokens[place].spelling) }
    }
    guard let next else { return true }
    // "paid £40 for the vet" names what was paid for, behind a sign that is no pause.
    let isAmount = next + 1 < line.tokens.count && line.tokens[next + 1].shape == .figures
    return line.tokens[next].isMark && line.tokens[next].key != "?" && !isAmount
  }

  /// "the dentist is booked", "gym cancelled. 25 min on hold", "dentist booked for friday", and no "fully booked".
  private func isPassive(_ place: Int, _ isBooking: Bool) -> Bool {
    guard place > 0, !rules.unfinishedAuxiliaries.contains(line.tokens[place - 1].spelling) else { return false }
    let next = place + 1 < line.tokens.count ? line.tokens[place + 1] : nil
    guard next?.key != "?" else { return false }
    let isOpen = next.map { $0.isMark || isBooking && line.timing[place + 1] != .none } ?? true
    let leads = isOpen || isBooking && line.kind(of: place + 1) == .preposition
    let isLinked = rules.valueLinks.contains(line.tokens[place - 1].spelling)
    return isBooking ? leads : place > 1 && isLinked || leads
  }

  /// Whether nothing beside the name makes it another thing: "jo's dentist", "the van mot", "called gran a taxi".
  private func isSameThing(_ places: [Int], _ isActive: Bool) -> Bool {
    guard let first = places.first, let last = places.last else { return false }
    if isActive {
      return last + 1 == line.tokens.count || !rules.indefiniteArticles.contains(line.tokens[last + 1].spelling)
    }
    return first == 0 || ![.word, .name].contains(line.kind(of: first - 1)) || leadsUp(line.tokens[first - 1])
  }

  private func thing(named places: [Int], besides verb: Int) -> String? {
    guard let first = places.first, let last = places.last else { return nil }
    let words = (first...last).filter {
      $0 != verb && !($0 == verb - 1 && rules.valueLinks.contains(line.tokens[$0].spelling))
    }
    return line.words(at: words)
  }

  /// Whether it only leads up to what was done: "oh i just".
  private func leadsUp(_ token: Token) -> Bool {
    token.isMark || rules.subjects.contains(token.spelling) || rules.interjections.contains(token.spelling)
      || rules.exclamations.contains(token.spelling) || rules.timeFillers.contains(token.spelling)
      || rules.continuationWords.contains(token.spelling) || rules.passingStopWords.contains(token.key)
  }

  private static let maxWordsBefore = 8
  private static let maxNameWords = 7
  private static let maxClaimWords = 5
}
