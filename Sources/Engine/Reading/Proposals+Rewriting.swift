import Language
import Replies

// What a proposed call becomes where the line or what is kept says that another is meant.
extension Proposals {
  /// The calls of one line without what is only polite beside others, without what is said twice and does nothing, and
  /// without a change of the card made just before: "go to bed earlier; nudge me at 22:15 every night" is one card.
  func together(_ calls: [Call]) -> [Call] {
    guard calls.count > 1 else { return calls }
    let others = calls.filter { !$0.isCall(to: .greet, .thanks) }
    return (others.isEmpty ? [calls[0]] : others).reduce(into: []) { kept, call in
      guard let last = kept.last else { return kept.append(call) }
      if let merged = merged(last, call) { kept[kept.count - 1] = merged } else { kept.append(call) }
    }
  }

  /// Whether some word stands in the line twice, as in "undo, undo".
  private var isSaidTwice: Bool {
    let words = line.tokens.filter { !$0.isMark }.map(\.key)
    return Set(words).count < words.count
  }

  /// A card with what the next call says of it; or both ways to ask for a card as one.
  private func merged(_ first: Call, _ second: Call) -> Call? {
    if first == second, Effect(of: [first.tool], among: tools) == .nothing || !isSaidTwice { return first }
    let isChange = cards.matches(second, .edit, .snooze) && second.arguments["which"] == nil
    if cards.matches(first, .add), isChange {
      var changes = second.arguments
      if let until = changes.removeValue(forKey: "until") { changes["due"] = until }
      guard changes["title"] == nil, changes.keys.allSatisfy({ first.arguments[$0] == nil }) else { return nil }
      return cards.call(.add, first.arguments.merging(changes) { old, _ in old })
    }
    // "not tonight, change it to tomorrow at noon": the second time is meant.
    if cards.matches(first, .snooze), cards.matches(second, .edit, .snooze), isDenied(first),
      first.arguments["which"] == nil, second.arguments["which"] == nil, !second.arguments.isEmpty
    {
      return second
    }
    if let timed = timed(second, by: first) { return timed }
    if let urgent = prioritised(second, by: first) { return urgent }
    // "three coffees already; it's only ten" changes no card.
    if contradictions.isLog(first), cards.matches(second, .edit),
      second.arguments.keys.allSatisfy({ ["due", "minutes", "priority"].contains($0) }),
      !line.tokens.contains(where: { line.language.rules.settingVerbs.contains($0.spelling) })
    {
      return first
    }
    // "don't need the rota every week any more, make it once a fortnight" drops nothing.
    if cards.matches(first, .drop), cards.matches(second, .edit), second.arguments["which"] == nil,
      !second.arguments.isEmpty, let name = first.arguments["which"]
    {
      return second.with("which", name)
    }
    // "put the loft off to the 28th, can't face it" skips nothing besides, and "not that one, next" is one wish.
    if isBareSkip(second), cards.matches(first, .edit, .snooze), first.arguments["which"] != nil { return first }
    if isBareSkip(first), cards.matches(second, .next), second.arguments.isEmpty { return first }
    // The "whoops" of "forgot my pills, whoops" takes nothing back.
    if second.arguments.isEmpty, !tools.contains(where: { $0.name == second.tool && $0.onlyAdds }), endsInSigh {
      return first
    }
    // "break the plan down, i can't look at it" skips nothing.
    let isBare = second.arguments.isEmpty && tools.contains { $0.name == second.tool && $0.slots["which"] != nil }
    if first.arguments["which"] != nil, isBare, Effect(of: [second.tool], among: tools) < .changes { return first }
    guard cards.matches(first, .next), cards.matches(second, .next) else { return nil }
    let isOne = second.arguments.allSatisfy { name, value in
      first.arguments[name] == nil || first.arguments[name] == value
    }
    return isOne ? cards.call(.next, first.arguments.merging(second.arguments) { old, _ in old }) : nil
  }

  /// Whether the time of the call stands behind a "not" that the line begins with.
  private func isDenied(_ call: Call) -> Bool {
    guard case .moment(let until)? = call.arguments["until"], let time = line.times.first,
      time.moment.calendar == until.calendar
    else { return false }
    return line.tokens[..<time.tokens.lowerBound].contains { $0.key == line.language.rules.negation }
  }

  /// A card with the priority that stands before it: "low priority, but i want to sort the linen".
  private func prioritised(_ card: Call, by first: Call) -> Call? {
    guard cards.matches(card, .add), cards.matches(first, .edit), first.arguments.keys.elementsEqual(["priority"]),
      let title = titleTokens(of: card)?.first,
      !line.tokens[..<title].contains(where: { line.language.rules.thingPronouns.contains($0.spelling) })
    else { return nil }
    return card.arguments["priority"] == nil ? first.arguments["priority"].map { card.with("priority", $0) } : card
  }

  /// A card at the time that the line begins with, which another call was made of: "in twenty minutes, remind me to eat".
  private func timed(_ card: Call, by first: Call) -> Call? {
    guard cards.matches(card, .add), card.arguments["due"] == nil, first.arguments["which"] == nil,
      first.arguments.keys.allSatisfy({ ["due", "until"].contains($0) }), let time = line.times.first,
      time.moment.isPoint, time.tokens.upperBound < line.tokens.count, line.kind(of: time.tokens.upperBound) == .comma,
      time.tokens.lowerBound == 0
        || time.tokens.lowerBound == 1 && line.language.rules.datePrepositions.contains(line.tokens[0].spelling)
    else { return nil }
    return card.with("due", .moment(time.moment))
  }

  /// Whether a word behind the last mark is all that is said there, and no more than a sigh.
  private var endsInSigh: Bool {
    guard let last = line.tokens.last(where: { !$0.isMark }), let place = line.tokens.lastIndex(where: { !$0.isMark }),
      place > 0
    else { return false }
    return line.tokens[place - 1].isMark && line.language.rules.sighs.contains(last.spelling)
  }

  private func isBareSkip(_ call: Call) -> Bool { cards.matches(call, .skip) && call.arguments["which"] == nil }

  /// The call with the name alone where a day was read as part of it, and that day with its time: "the physio on monday is
  /// at three".
  func withoutDayInName(_ call: Call) -> Call {
    guard cards.matches(call, .complete, .edit, .snooze, .drop), case .words(let words)? = call.arguments["which"],
      grounding?.count(of: words) ?? 0 == 0, let places = line.tokenIndices(of: words), let last = places.last,
      let time = line.times.first(where: { $0.tokens.contains(last) }),
      let end = places.lastIndex(where: {
        !time.tokens.contains($0) && !line.language.rules.datePrepositions.contains(line.tokens[$0].spelling)
      }), case let name = line.words(at: Array(places[...end])), grounding?.count(of: name) ?? 1 > 0
    else { return call }
    let named = call.with("which", .words(name))
    guard let field = ["due", "until"].first(where: { call.arguments[$0] != nil }),
      case .moment(let moment)? = call.arguments[field], moment.calendar == nil, time.moment.isPoint,
      let joined = time.moment.joined(moment)
    else { return named }
    return named.with(field, .moment(joined))
  }

  /// "rent is due friday" changes the card of that name, and is a card of its own where there is none.
  func statedTask(_ call: Call) -> Call {
    guard let grounding, cards.matches(call, .edit), call.arguments["due"] != nil,
      Set(call.arguments.keys).subtracting(["repeat"]) == ["which", "due"],
      case .words(let name)? = call.arguments["which"], grounding.count(of: name) == 0,
      // "everything overdue to monday" names no card that could be missing.
      case .words = RecordSelector(text: name, in: line.language),
      let places = line.tokenIndices(of: NameExtractor.name(from: name, in: line.language)),
      let first = places.first,
      first == 0 || first == 1 && line.tokens[0].spelling == line.language.rules.ordinalArticle,
      places.allSatisfy({ line.timing[$0] == .none && !line.tokens[$0].isMark }),
      let card = cards.call(
        .add,
        call.without("which").arguments.merging(["title": .words(name)]) { $1 }.merging(contactArguments(of: name)) {
          $1
        })
    else { return call }
    return card
  }

  /// "the mileage claim needs to be in by friday" sets the time of the card "do my mileage claim".
  func restatedTask(_ call: Call) -> Call {
    guard let grounding, !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      call.arguments["due"] != nil || call.arguments["priority"] != nil,
      call.arguments.keys.allSatisfy({ ["title", "due", "priority"].contains($0) })
    else { return call }
    let rules = line.language.rules
    let words = Utterance.tokens(of: title)
    guard let predicate = words.firstIndex(where: { rules.needWords.contains($0.spelling) }), predicate > 0,
      words[predicate...].allSatisfy({
        rules.needWords.contains($0.spelling) || rules.sentenceStopWords.contains($0.key)
          || rules.infinitive(ofPast: $0.key) != nil
      })
    else { return call }
    let name = words[..<predicate].map(\.key).joined(separator: " ")
    guard grounding.count(of: name) == 1, grounding.nameOfSoleOpen != nil else { return call }
    return cards.call(.edit, call.without("title").arguments.merging(["which": .words(name)]) { $1 }) ?? call
  }

  /// "actually accountant fri 2pm" and "the landlord one tomorrow at noon" set the time of the card that is called so.
  func pointedTask(_ call: Call) -> Call {
    guard let grounding, !isAddition, cards.matches(call, .add), let due = call.arguments["due"],
      call.arguments.keys.allSatisfy({ $0 == "title" || $0 == "due" || Proposals.contactParameters.contains($0) }),
      case .words(let title)? = call.arguments["title"]
    else { return call }
    let rules = line.language.rules
    let words = line.tokens.filter { !$0.isMark }
    let name = Utterance.tokens(of: title).drop { rules.correctionWords.contains($0.spelling) }.map(\.key)
      .joined(separator: " ")
    let isPointed = words.dropFirst().prefix(Utterance.tokens(of: title).count + 1).contains {
      rules.pointingNouns.contains($0.key)
    }
    guard isCorrected || isPointed, grounding.count(of: name) == 1, grounding.nameOfSoleOpen != nil else { return call }
    return cards.call(.edit, ["which": .words(NameExtractor.name(from: name, in: line.language)), "due": due]) ?? call
  }

  /// "no make ana tomorrow night" sets the time of the card that has that name, and is none of its own.
  func movedTask(_ call: Call) -> Call {
    guard let grounding, cards.matches(call, .add), let due = call.arguments["due"],
      case .words(let title)? = call.arguments["title"]
    else { return call }
    let rules = line.language.rules
    let words = Utterance.tokens(of: title).drop { rules.correctionWords.contains($0.spelling) }
    guard let verb = words.first, rules.settingVerbs.contains(verb.spelling),
      case let name = words.dropFirst().map(\.key).joined(separator: " "), !name.isEmpty,
      grounding.count(of: name) == 1, grounding.openNamed(name).count == 1
    else { return call }
    return cards.call(.edit, ["which": .words(NameExtractor.name(from: name, in: line.language)), "due": due]) ?? call
  }

  /// The call with the name that a sentence begins with, where no card is called like all of it: "ana said yes so that's
  /// done" finishes "ask ana".
  func namedBySubject(_ call: Call) -> Call {
    guard let grounding, cards.matches(call, .complete), case .words(let words)? = call.arguments["which"],
      grounding.count(of: words) == 0, case let sentence = Utterance(words, in: line.language),
      let verb = sentence.tokens.indices.dropFirst().first(where: {
        line.language.rules.answeringVerbs.contains(sentence.tokens[$0].spelling)
      }),
      case let name = String(sentence.words(0..<verb)), grounding.count(of: name) == 1,
      grounding.openNamed(name).count == 1
    else { return call }
    return call.with("which", .words(name))
  }

  /// "cancel cut hair, ola will do it" drops the card of that name, and is none of its own.
  func cancelledTask(_ call: Call) -> Call {
    guard let grounding, !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      call.arguments.count == 1, case let words = Utterance.tokens(of: title), let verb = words.first,
      line.language.rules.cancellingVerbs.contains(verb.spelling),
      case let name = words.dropFirst().map(\.key).joined(separator: " "), !name.isEmpty,
      grounding.count(of: name) == 1, grounding.containsOpen(name)
    else { return call }
    return cards.call(.drop, ["which": .words(NameExtractor.name(from: name, in: line.language))]) ?? call
  }

  /// "forget the squeaky door" drops the card of that name, and nothing that is known of the person.
  func forgottenTask(_ call: Call) -> Call {
    guard let grounding, case .words(let name)? = call.arguments["which"], grounding.count(of: name) == 1,
      grounding.nameOfSoleOpen != nil,
      tools.contains(where: { $0.name == call.tool && $0.topic == .memory && $0.slots["which"] != nil })
    else { return call }
    return cards.call(.drop, ["which": .words(name)]) ?? call
  }

  /// A card has the day right behind its words, or right before them, and not one of an earlier sentence: the 17th of "he goes
  /// on the 18th so i have to pack on the 17th".
  func timedByItself(_ call: Call) -> Call {
    guard cards.matches(call, .add), call.arguments["repeat"] == nil, case .moment(let due)? = call.arguments["due"],
      let day = due.calendar, let title = titleTokens(of: call), let ownDue = ownDay(of: title), ownDue.calendar != day
    else { return call }
    // The day comes from what stands before, with other words between.
    guard let source = line.times.first(where: { $0.moment.calendar == day })?.tokens, source.upperBound < title[0],
      line.tokens[source.upperBound..<title[0]].contains(where: { !$0.isMark })
    else { return call }
    return call.with("due", .moment(ownDue))
  }

  /// A card of "the day before" has the day before another one that the line names: "the exam is on the 12th, so pack the
  /// night before", "remind me the day before the exam on the 12th to pack".
  func timedRelatively(_ call: Call) -> Call {
    guard cards.matches(call, .add), call.arguments["repeat"] == nil, let title = titleTokens(of: call),
      let (range, relative) = line.language.rules.relativeDayWords.first(in: line.tokens),
      case let stated = line.times.first(where: {
        $0.tokens.overlaps(range) || $0.tokens.lowerBound == range.upperBound
      }),
      stated?.moment.namesDay != true || stated?.moment.isRelativeToNow == true
    else { return call }
    let days = line.times.filter { $0.moment.isPoint && $0.moment.namesDay && !$0.moment.isRelativeToNow }
    let kept = title.filter { !range.contains($0) }
    guard let first = kept.first, let last = kept.last else { return call }
    let isBehind = last < range.lowerBound && !line.tokens[(last + 1)..<range.lowerBound].contains { !$0.isMark }
    let before = isBehind ? days.last { $0.tokens.upperBound <= first } : nil
    guard let other = before ?? days.first(where: { $0.tokens.lowerBound >= range.upperBound }),
      isBehind || other.tokens.upperBound <= first, var due = relative.moment(from: other.moment)
    else { return call }
    if let clock = stated?.moment.clock { due.clock = clock }
    return withTitle(call, line.words(at: kept)).with("due", .moment(due))
  }

  /// The day right behind the title, else right before it but for marks.
  func ownDay(of title: [Int]) -> Moment? {
    guard let first = title.first, let last = title.last else { return nil }
    let days = line.times.filter { $0.moment.isPoint && $0.moment.namesDay }
    let own =
      days.first { $0.tokens.lowerBound == last + 1 }
      ?? days.last { day in
        day.tokens.upperBound <= first && line.tokens[day.tokens.upperBound..<first].allSatisfy(\.isMark)
      }
    return own?.moment
  }

  /// "the club is on the first monday of the month" is a card of every month, and "pay it by the last friday of the month"
  /// is none.
  func timedEveryMonth(_ call: Call) -> Call {
    guard cards.matches(call, .add), call.arguments["repeat"] == nil, case .moment(let due)? = call.arguments["due"],
      let monthly = due.ofEveryMonth,
      let time = line.times.first(where: { $0.moment.calendar == due.calendar })?.tokens.lowerBound,
      !line.language.rules.deadlineLeads.contains(line.tokens[time].spelling)
    else { return call }
    return call.with("due", .moment(monthly)).with("repeat", .moment(monthly))
  }

  /// The card in the evening, where what it says is done then and no half of the day is said: "dinner with tom friday at 7".
  func timedInEvening(_ call: Call) -> Call {
    guard cards.matches(call, .add), case .moment(var due)? = call.arguments["due"], var clock = due.clock,
      let time = clock.explicitTime, clock.part == nil, time.meridiem == .unspecified,
      Proposals.eveningHours.contains(time.hour), case .words(let title)? = call.arguments["title"],
      Utterance.tokens(of: title).prefix(2).contains(where: {
        line.language.rules.eveningWords.contains($0.spelling)
      })
    else { return call }
    clock.part = .evening
    due.clock = clock
    return call.with("due", .moment(due))
  }

  private static let eveningHours = 5...10

  /// "book the jabs thursday at 2" sets the time of the card that is called so and has none yet.
  func timedTask(_ call: Call) -> Call {
    guard let grounding, !isAddition, cards.matches(call, .add), let due = call.arguments["due"],
      call.arguments.keys.allSatisfy({ $0 == "title" || $0 == "due" || Proposals.contactParameters.contains($0) }),
      case .words(let title)? = call.arguments["title"], grounding.containsUntimed(title)
    else { return call }
    return cards.call(.edit, ["which": .words(title), "due": due]) ?? call
  }

  /// "got the milk and wipes" is about two cards where no card is called so, or there is one of each name.
  func namedApart(_ call: Call) -> [Call] {
    guard let grounding, cards.matches(call, .complete, .edit, .snooze, .drop), call.arguments["title"] == nil,
      case .words(let words)? = call.arguments["which"],
      case let names = NameExtractor.names(listedIn: words, in: line.language), names.count > 1,
      names.allSatisfy(grounding.containsOpen)
        || grounding.count(of: words) == 0 && names.allSatisfy({ grounding.count(of: $0) > 0 })
    else { return [call] }
    return names.map { call.with("which", .words($0)) }
  }

  /// The call with the name of the card of which the line has most words, where its own words name several: the "truck" of
  /// "headlamp and meter are in the truck".
  func toldApart(_ call: Call) -> Call {
    guard let grounding, cards.matches(call, .complete, .edit, .snooze, .drop),
      case .words(let words)? = call.arguments["which"],
      grounding.count(of: words) > 1, !grounding.containsOpen(words), !contradictions.hasException,
      let name = grounding.nameOfSoleOpen, grounding.isNamed(words, by: name)
    else { return call }
    return call.with("which", .words(name))
  }

  /// A log entry with the present time needs no explicit time, and "bins is fortnightly now" says that it is changed.
  func withoutCurrentTime(_ call: Call) -> Call {
    if cards.matches(call, .edit), case .moment(let due)? = call.arguments["due"], due.isCurrent {
      let rest = call.without("due")
      return rest.arguments.keys.contains { $0 != "which" } ? rest : call
    }
    // "the vet is at 4:15 now" says nothing of the day.
    if cards.matches(call, .edit), case .moment(var due)? = call.arguments["due"], due.calendar == .now,
      due.clock?.explicitTime != nil
    {
      due.calendar = nil
      return call.with("due", .moment(due))
    }
    guard case .moment(let at)? = call.arguments["at"], at.isCurrent,
      tools.first(where: { $0.name == call.tool })?.slots["which"] == nil
    else { return call }
    return call.without("at")
  }
}
