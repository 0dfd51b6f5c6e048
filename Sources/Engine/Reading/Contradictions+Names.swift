import Language
import Replies

// What rules out that a card is called so, or that words are a card of their own.
extension Contradictions {
  /// Whether it takes money that was handed over for what it does not finish: "paid £40 for the vet" is no call to the
  /// vet.
  func isOnlyPaid(_ call: Call) -> Bool {
    guard cards.matches(call, .complete), case .words(let name)? = call.arguments["which"], let names,
      let verb = line.tokens.indices.first(where: { isPayment($0) }),
      line.tokens[verb...].dropFirst().prefix(2).contains(where: { $0.shape == .figures })
    else { return false }
    let rules = line.language.rules
    let grounding = Grounding(Utterance(name, in: line.language), names.tasks)
    let verbs = grounding.openNamed(name).compactMap(\.words.first).map(Spelling.init)
    return !verbs.isEmpty && !verbs.contains { rules.buyingVerbs.contains($0) || !rules.isVerb($0) }
  }

  private func isPayment(_ place: Int) -> Bool {
    let verb = line.language.rules.imperative(of: line.tokens[place].key)
    return verb.map { line.language.rules.payingVerbs.contains(Spelling($0)) } == true
  }

  /// Whether it makes a card of what only leads to one: the "need to" of "need to also call bo".
  func isLead(_ call: Call) -> Bool {
    guard !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else {
      return false
    }
    let words = Line(title, in: line.language).words
    return words.count > 1 && words.count < line.tokens.count && line.language.rules.isHeading(words[...])
  }

  /// Whether it takes for a new time the "now" of what is told: "the bill isn't needed now".
  func isNowOfAside(_ call: Call) -> Bool {
    guard cards.matches(call, .edit, .snooze), call.arguments.keys.allSatisfy({ $0 != "repeat" }),
      call.arguments.values.contains(where: { if case .moment(let time) = $0 { time.isCurrent } else { false } })
    else { return false }
    return line.tokens.first.map { line.language.rules.isVerb($0.spelling) } == false
  }

  /// Whether it takes a pronoun for the name of a card: the "him" of "texted him, he brings the chairs".
  func isNamedByPronoun(_ call: Call) -> Bool {
    guard cards.matches(call, .complete, .edit, .snooze, .drop), case .words(let name)? = call.arguments["which"],
      let first = Utterance.tokens(of: name).first, case .words = RecordSelector(.words(name), in: line.language)
    else { return false }
    let rules = line.language.rules
    return rules.backReferences.contains(first.spelling) && !rules.determiners.contains(first.spelling)
      && !rules.pointingNouns.contains(first.key)
  }

  /// Whether it takes an article for a list: "put it on the list".
  func isListedUnnamed(_ call: Call) -> Bool {
    guard case .list(let lists)? = call.arguments["tags"] else { return false }
    let rules = line.language.rules
    return lists.contains { list in
      guard case .words(let name) = list else { return false }
      return Utterance.tokens(of: name).allSatisfy { rules.determiners.contains($0.spelling) }
    }
  }

  /// Whether what is done is only the one who changes the next: the clinic of "the clinic rang and moved my scan to monday".
  func isDoneByCaller(_ calls: [Call]) -> Bool {
    guard calls.count > 1, cards.matches(calls[0], .complete), cards.matches(calls[1], .edit, .snooze, .drop),
      case .words(let name)? = calls[0].arguments["which"], let last = line.tokenIndices(of: name)?.last,
      last + 2 < line.tokens.count
    else { return false }
    let rules = line.language.rules
    return rules.imperative(of: line.tokens[last + 1].key).map { rules.messagingVerbs.contains(Spelling($0)) } ?? false
  }

  /// Whether it drops what the speaker says of themself, which is a fact and no card: "forget that i eat meat".
  func isFactOfSpeaker(_ call: Call) -> Bool {
    guard cards.matches(call, .drop), case .words(let name)? = call.arguments["which"],
      let first = Utterance.tokens(of: name).first?.spelling
    else { return false }
    let rules = line.language.rules
    return rules.speakerWords.contains(first) && rules.subjects.contains(first)
  }

  /// Whether a call behind the first is about a card that is only named to say why: the hall of "rehearsal is at 5, cos the
  /// hall is booked".
  func isExplanation(_ calls: [Call]) -> Bool {
    let rules = line.language.rules
    guard calls.count > 1,
      let reason = line.tokens.indices.dropFirst().first(where: {
        rules.explanationWords.contains(line.tokens[$0].spelling)
      }), reason + 1 < line.tokens.count, !rules.subjects.contains(line.tokens[reason + 1].spelling)
    else { return false }
    return calls.dropFirst().contains { call in
      guard cards.matches(call, .complete, .drop, .edit, .snooze), case .words(let name)? = call.arguments["which"]
      else {
        return false
      }
      return line.tokenIndices(of: name)?.first.map { $0 > reason } == true
    }
  }

  /// Whether it takes the verb of the line for the name of a card: the "bin" of "bin that, the school does theirs".
  func isNamedByVerb(_ call: Call) -> Bool {
    guard cards.matches(call, .complete, .drop, .edit, .snooze), case .words(let name)? = call.arguments["which"],
      let places = line.tokenIndices(of: name), places.count == 1, places[0] + 1 < line.tokens.count
    else { return false }
    let rules = line.language.rules
    let next = line.tokens[places[0] + 1]
    return rules.backReferences.contains(next.spelling) && !rules.pointingNouns.contains(next.key)
      && (places[0] == 0 || line.tokens[places[0] - 1].isMark)
  }

  /// Whether the calls are cards of which one is only a verb that shares the object of the next: "clean and descale the
  /// kettle".
  func splitsVerbs(_ calls: [Call]) -> Bool {
    calls.count > 1
      && calls.dropLast().contains { call in
        guard cards.matches(call, .add), call.arguments.count == 1, case .words(let title)? = call.arguments["title"],
          let places = line.tokenIndices(of: title), places.count == 1, let place = places.first,
          place + 2 < line.tokens.count
        else { return false }
        let rules = line.language.rules
        return rules.isVerb(line.tokens[place].spelling)
          && rules.itemConjunctions.contains(line.tokens[place + 1].spelling)
          && rules.isVerb(line.tokens[place + 2].spelling)
      }
  }

  /// Whether a card behind another is only said of that: the "pay it" of "rent due friday, pay it or be homeless". What
  /// has a time of its own is a thing of its own: "thaw the wings tonight, then season them on sunday".
  func pointsBack(_ calls: [Call]) -> Bool {
    guard calls.count > 1 else { return false }
    return calls.dropFirst().contains { call in
      if isTask(calls[0]), let due = call.arguments["due"], due != calls[0].arguments["due"] { return false }
      guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
        case let words = Utterance(title, in: line.language), words.tokens.count > 1
      else { return false }
      return line.language.rules.isVerb(words.tokens[0].spelling) && words.pointsToThing(1)
    }
  }

  /// Whether it makes a card of something to do, and not of what is the case.
  private func isTask(_ call: Call) -> Bool {
    guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      let first = Utterance.tokens(of: title).first
    else { return false }
    return line.language.rules.isVerb(first.spelling)
  }

  /// Whether it calls a card by what is only told: the "three packets" of "not the oatcakes, we've three packets".
  func isNamedByAside(_ call: Call) -> Bool {
    guard cards.matches(call, .edit), case .words(let title)? = call.arguments["title"],
      let first = line.tokenIndices(of: title)?.first, first > 1
    else { return false }
    return line.language.rules.tellsOfSomebody(line.tokens[first - 1].spelling) && line.tokens[first - 2].isMark
  }

  /// Whether it deletes what it names and leaves out the number that tells it from others: "delete the ibuprofen 200 mg".
  func leavesNumber(_ call: Call) -> Bool {
    guard Effect(of: [call.tool], among: tools) == .destroys, case .words(let words)? = call.arguments["which"],
      let last = line.tokenIndices(of: words)?.last, last + 1 < line.tokens.count
    else { return false }
    return [.figures, .mixed].contains(line.tokens[last + 1].shape) && line.timing[last + 1] == .none
  }

  /// Whether it drops a card of which the line has only part of the name, and leaves out more of what the line names: a
  /// card "water the plants", and the line "drop the water from the boiler".
  func leavesComplement(_ call: Call) -> Bool {
    guard cards.matches(call, .drop), case .words(let words)? = call.arguments["which"], let names,
      let last = line.tokenIndices(of: words)?.last, last + 2 < line.tokens.count,
      line.kind(of: last + 1) == .preposition, line.timing[last + 2] == .none
    else { return false }
    let grounding = Grounding(line, names.tasks)
    let open = grounding.openNamed(words)
    return !open.isEmpty && !open.contains { grounding.isNamed($0.words.joined(separator: " "), by: line.text) }
  }

  func asksForName(_ call: Call) -> Bool {
    guard case .words(let words)? = call.arguments["which"] else { return false }
    return NameExtractor.isQuestion(words, in: line.language)
  }

  /// Whether it changes a card that the line leaves out: "all done except the rent".
  func isExcepted(_ call: Call) -> Bool {
    guard let exception, cards.matches(call, .complete, .drop, .snooze, .edit) else { return false }
    guard case .words(let words)? = call.arguments["which"] else { return call.arguments["which"] == nil }
    return line.tokenIndices(of: words)?.last.map { $0 > exception } == true
  }
}
