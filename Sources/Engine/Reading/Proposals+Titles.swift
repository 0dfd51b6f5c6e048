import Language
import Replies

// Titles that lack a word which stands apart from them.
extension Proposals {
  /// The card with the particle before its time, which belongs to its verb: the "in" of "bring the logs in tonight".
  func withParticle(_ call: Call) -> Call {
    guard let places = titleTokens(of: call), let last = places.last, last + 2 < line.tokens.count else { return call }
    let rules = line.language.rules
    guard rules.timePrepositions.contains(line.tokens[last + 1].spelling), line.timing[last + 2] != .none,
      rules.bareTimeWords.contains(line.tokens[last + 2].spelling)
    else { return call }
    return withTitle(call, line.words(at: places + [last + 1]))
  }

  /// The card with what stands behind its time and goes on with its title: the "about the shots" of "call the surgery monday
  /// 8am about the shots".
  func withComplement(_ call: Call) -> Call {
    guard let places = titleTokens(of: call), let last = places.last else { return call }
    // "ring mum tonight re christmas"
    if line.language.rules.topicPrepositions.contains(line.tokens[last].spelling),
      let topic = line.times.first(where: { $0.tokens.lowerBound == last + 1 })
    {
      return withTitle(call, line.words(at: places + Array(topic.tokens)))
    }
    guard
      let time = line.times.first(where: { last < $0.tokens.lowerBound && leads(last + 1..<$0.tokens.lowerBound) }),
      case let start = endOfTimes(from: time.tokens.upperBound), start + 1 < line.tokens.count
    else { return call }
    let rules = line.language.rules
    guard rules.topicPrepositions.contains(line.tokens[start].spelling) else { return call }
    let end =
      (start + 1..<line.tokens.count).first { place in
        line.tokens[place].isMark || line.timing[place] != .none && !isLength(place)
          || rules.explanationWords.contains(line.tokens[place].spelling)
          || rules.itemConjunctions.contains(line.tokens[place].spelling) && place + 1 < line.tokens.count
            && line.kind(of: place + 1) == .verb
      } ?? line.tokens.count
    let rest = start..<end
    guard rest.contains(where: { [.word, .name].contains(line.kind(of: $0)) }), rest.count > 1,
      end == line.tokens.count || line.timing[end] == .none
    else { return call }
    return withTitle(call, line.words(at: places + Array(rest)))
  }

  /// The card without the mark of a polite question behind what is to be done: "could you nudge me to collect the float?"
  func withoutQuestionMark(_ call: Call) -> Call {
    guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"], title.last == "?",
      title.hasSuffix(" ?")
        || Utterance.tokens(of: title).first.map({ line.language.rules.isVerb($0.spelling) }) == true
    else { return call }
    return withTitle(call, Title.tidied(String(title[...].dropLast(while: { $0 == "?" }))))
  }

  /// The new name alone: "call" in "call the rego one the ute" makes no call of the card.
  func withoutVerbOfNaming(_ call: Call) -> Call {
    let isNamed = cards.matches(call, .edit) && call.arguments["title"] != nil
    return isNamed && call.arguments["target"] == nil ? call.without("action") : call
  }

  private func isLength(_ place: Int) -> Bool {
    line.times.contains { $0.tokens.contains(place) && !$0.moment.isPoint }
  }

  /// Whether the tokens only lead to a time.
  private func leads(_ places: Range<Int>) -> Bool {
    places.allSatisfy { line.language.rules.datePrepositions.contains(line.tokens[$0].spelling) }
  }

  /// The token behind a time and those that follow it directly: "monday 8am", "wednesday at half 4".
  private func endOfTimes(from start: Int) -> Int {
    var end = start
    while let next = line.times.first(where: { end <= $0.tokens.lowerBound && leads(end..<$0.tokens.lowerBound) }) {
      end = next.tokens.upperBound
    }
    return end
  }

  /// The card with the thing that its pronoun stands for: "take the trash out" of "the trash is on me, take it out sunday",
  /// and of "the trash, take it out".
  func withAntecedent(_ call: Call) -> Call {
    guard let places = titleTokens(of: call), let verb = pointingVerb(in: places),
      let thing = line.antecedent(before: places[verb])
    else { return call }
    // "bus pass runs out on the 30th, renew it" is to be done by then.
    var call = call
    if call.arguments["due"] == nil, let due = timeAhead(before: places[verb]) { call = call.with("due", .moment(due)) }
    let rest = places[(verb + 2)...].prefix { !line.language.rules.deadlineLeads.contains(line.tokens[$0].spelling) }
    return withTitle(
      call,
      ([line.words(at: [places[verb]]), thing] + (rest.isEmpty ? [] : [line.words(at: Array(rest))])).joined(
        separator: " "))
  }

  /// The last time before a token, unless it is over.
  private func timeAhead(before end: Int) -> Moment? {
    let isPast = (0..<end).contains { place in
      line.kind(of: place) == .pastVerb || line.language.rules.pastLeads.contains(line.tokens[place].spelling)
    }
    return isPast ? nil : line.times.last { $0.tokens.upperBound <= end && $0.moment.isPoint }?.moment
  }

  /// The verb of a title's last words if they say no more than "get them": the title's first, or one behind a mark.
  private func pointingVerb(in places: [Int]) -> Int? {
    let rules = line.language.rules
    guard
      let verb = places.indices.last(where: { place in
        line.kind(of: places[place]) == .verb && place + 1 < places.count
          && !rules.editingVerbs.contains(line.tokens[places[place]].spelling)
          && rules.thingPronouns.contains(line.tokens[places[place + 1]].spelling)
      }), verb == 0 || line.tokens[places[verb] - 1].isMark || line.tokens[places[verb - 1]].isMark
    else { return nil }
    return places.count - verb <= Proposals.maxPointingWords ? verb : nil
  }

  private static let maxPointingWords = 4

  /// Whether it takes for the thing to do what only names the thing: the "trash is on me" of "trash is on me, take it out".
  func ignoresPointingVerb(_ call: Call) -> Bool {
    guard let places = titleTokens(of: call) ?? unknownTokens(of: call) else { return false }
    return pointingPlace.map { place in !places.contains(place) && (places.last ?? 0) < place } ?? false
  }

  /// The tokens of the name of a card that there is none of.
  private func unknownTokens(of call: Call) -> [Int]? {
    guard cards.matches(call, .edit), case .words(let name)? = call.arguments["which"],
      grounding?.count(of: name) ?? 0 == 0
    else { return nil }
    return line.tokenIndices(of: name)
  }
}
