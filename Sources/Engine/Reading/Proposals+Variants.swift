import Language
import Replies

// Proposals again with other titles and times.
extension Proposals {
  /// With cleaned titles. A card that repeats another title is removed: "ring mum. RING MUM!"
  func withCleanTitles(_ calls: [Call]) -> [Call] {
    var seenCards: [Call] = []
    return calls.map(withCleanTitle).filter { call in
      guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return true }
      let card = call.with("title", .words(title.lowercased()))
      defer { seenCards.append(card) }
      return !seenCards.contains(card)
    }
  }

  /// The card with a title without words that are never part of one.
  func withCleanTitle(_ call: Call) -> Call {
    guard cards.matches(call, .add) else { return call }
    return switch call.arguments["title"] {
    case .words(let title): withTitle(call, line.language.rules.cleanTitle(title, of: line))
    case .list(let titles):
      call.with(
        "title",
        .list(
          titles.map {
            if case .words(let title) = $0 { .words(line.language.rules.cleanTitle(title, of: line)) } else { $0 }
          }))
    default: call
    }
  }

  /// The card with another title. Its contact is derived from the new title if it was derived from the old one.
  func withTitle(_ call: Call, _ title: String) -> Call {
    guard case .words(let before)? = call.arguments["title"], before != title else { return call }
    let contact = contactArguments(of: before)
    guard Proposals.contactParameters.allSatisfy({ call.arguments[$0] == contact[$0] }) else {
      return call.with("title", .words(title))
    }
    let otherArguments = call.arguments.filter { !Proposals.contactParameters.contains($0.key) }
    return Call(call.tool, otherArguments.merging(self.contactArguments(of: title)) { $1 }).with("title", .words(title))
  }

  func contactArguments(of title: String) -> [String: Argument] {
    line.language.rules.contactAction(of: title).map { ["action": .words($0.action), "target": .words($0.target)] }
      ?? [:]
  }

  static let contactParameters = ["action", "target"]

  /// Proposes the cards again with shorter titles.
  mutating func shorten() {
    for candidate in candidates where candidate.calls.allSatisfy({ cards.matches($0, .add) }) {
      for calls in shortenedVariants(candidate.calls) {
        // Kept separately even if the same calls exist: each belongs to the candidate it was derived from.
        candidates.append(Candidate(calls: calls, features: candidate.features, variantOf: candidate.calls))
      }
    }
  }

  /// Of several cards, one with no more than a clock time is on the day of the one before it that has both: "tip run
  /// saturday 8am, fish suppers at 6". A day alone is rather a deadline: "pay the rent by friday and call mum at 5".
  mutating func shareDays() {
    for place in candidates.indices
    where candidates[place].calls.count > 1 && candidates[place].calls.allSatisfy({ cards.matches($0, .add) }) {
      var day: CalendarExpression?
      let candidate = candidates[place]
      let calls = candidate.calls.map { call in
        guard case .moment(let due)? = call.arguments["due"], due.recurrence == nil, due.clock != nil else {
          return call
        }
        if let place = due.calendar { day = place }
        guard due.calendar == nil, let dated = day.flatMap({ due.joined(Moment($0)) }) else { return call }
        return call.with("due", .moment(dated))
      }
      candidates[place] = Candidate(calls: calls, features: candidate.features, variantOf: candidate.variantOf)
    }
  }

  /// Gives a card by itself the urgency that a remark beside its title speaks of: "pay the roofer its urgent hes been
  /// waiting".
  mutating func markUrgent() {
    for place in candidates.indices where candidates[place].calls.count == 1 {
      let candidate = candidates[place]
      candidates[place] = Candidate(
        calls: candidate.calls.map(urgentTask), features: candidate.features, variantOf: candidate.variantOf)
    }
  }

  private func urgentTask(_ call: Call) -> Call {
    guard cards.matches(call, .add), call.arguments["priority"] == nil,
      case .words(let title)? = call.arguments["title"],
      let places = line.tokenIndices(of: title)
    else { return call }
    let rules = line.language.rules
    let outside = line.tokens.indices.filter { !places.contains($0) }
    let isUrgent = outside.contains { place in
      guard rules.highPriorityPhrases.contains(line.tokens[place].key) else { return false }
      let lead = outside.filter { $0 < place && $0 > place - 4 }
      return lead.contains { place in
        [rules.asideSubjects, rules.explainingOpenings, rules.backReferences].contains {
          $0.contains(line.tokens[place].spelling)
        }
      }
        && !lead.contains {
          rules.negatives.contains(line.tokens[$0].spelling) || line.tokens[$0].key == rules.negation
        }
    }
    return isUrgent ? call.with("priority", .words("high")) : call
  }

  /// Gives each of several cards the rule that stands before them all: "every night at 10 put the phone away and go to
  /// bed".
  mutating func shareRepeat() {
    guard let time = lineTimes.times.first else { return }
    for place in candidates.indices where candidates[place].calls.count > 1 {
      let candidate = candidates[place]
      guard candidate.calls.allSatisfy({ cards.matches($0, .add) }),
        let rule = candidate.calls[0].arguments["repeat"],
        candidate.calls.dropFirst().allSatisfy({ $0.arguments["due"] == nil && $0.arguments["repeat"] == nil }),
        let title = titleTokens(of: candidate.calls[0])?.first, time.upperBound <= title
      else { continue }
      let calls = candidate.calls.map { call in
        candidate.calls[0].arguments["due"].map { call.with("due", $0) } ?? call
      }.map { $0.with("repeat", rule) }
      candidates[place] = Candidate(calls: calls, features: candidate.features, variantOf: candidate.variantOf)
    }
  }

  /// Proposes cards again without their time, with the time moved into the title, and several cards with the day that
  /// the first one has.
  mutating func retime() {
    guard !lineTimes.times.isEmpty else { return }
    for candidate in candidates
    where candidate.variantOf == nil && candidate.calls.allSatisfy({ cards.matches($0, .add) }) {
      for calls in candidate.calls.count == 1 ? retimedVariants(candidate.calls[0]) : withSharedDay(candidate.calls) {
        candidates.append(Candidate(calls: calls, features: candidate.features, variantOf: candidate.calls))
      }
    }
  }

  func retimedVariants(_ call: Call) -> [[Call]] {
    guard call.arguments["due"] != nil, call.arguments["repeat"] == nil, let title = titleTokens(of: call) else {
      return []
    }
    let callWithoutTime = call.without("due")
    let timeInTitle = lineTimes.titlesWithTime(title).map { withTitle(callWithoutTime, line.words(at: $0)) }
    let nameBehindTime = lineTimes.nameBehindLast(after: title).map { name in
      withTitle(call, "\(line.words(at: title)), \(name)")
    }
    return ([callWithoutTime] + timeInTitle + (nameBehindTime.map { [$0] } ?? [])).map { [$0] }
  }

  /// "saturday: hoover, change the beds": the first card's day, for the cards that have none.
  func withSharedDay(_ calls: [Call]) -> [[Call]] {
    func day(_ call: Call?) -> Moment? {
      guard case .moment(let due)? = call?.arguments["due"], due.recurrence == nil, let place = due.calendar else {
        return nil
      }
      return Moment(place)
    }
    // "renew the insurance by 20/12, book the train" has no day for the train.
    guard let day = day(calls.first), let time = lineTimes.times.first,
      let title = calls.first.flatMap(titleTokens)?.first, time.lowerBound < title
    else { return [] }
    let shared = calls.map { call -> Call in
      if call != calls[0], let title = titleTokens(of: call), let own = ownDay(of: title), own.calendar != day.calendar
      {
        return call.with("due", .moment(own))
      }
      guard case .moment(let due)? = call.arguments["due"] else { return call.with("due", .moment(day)) }
      return due.joined(day).map { call.with("due", .moment($0)) } ?? call
    }
    return shared == calls ? [] : [shared]
  }

  /// One card is cut in each possible way; of several, each is cut as far as possible.
  func shortenedVariants(_ calls: [Call]) -> [[Call]] {
    let cuts = calls.map { call in
      titleTokens(of: call).map { line.language.rules.shorterTitles(of: $0, in: line) } ?? []
    }
    let ways = cuts.count == 1 ? cuts[0].count : cuts.contains { !$0.isEmpty } ? 1 : 0
    return (0..<ways).map { way in
      zip(calls, cuts).map { call, cuts in
        cuts.isEmpty ? call : movedTask(withTitle(call, line.words(at: cuts[way])))
      }
    }
  }

  /// The token indices of a card's title.
  func titleTokens(of call: Call) -> [Int]? {
    guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return nil }
    return line.tokenIndices(of: title)
  }
}
