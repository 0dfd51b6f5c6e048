import Language
import Replies

// One line that says several things: "done, what's next", "paid the rent and rang mum".
extension Rules {
  /// The calls of its parts, where they fit better than the line as a whole; `nil` where it says one thing.
  func several(_ line: String, _ whole: Match?) -> [Call]? {
    if let calls = listed(line, whole) { return calls }
    if let whole, pointsAtSeveral(whole) { return nil }
    for parts in language.rules.clauses(of: line) {
      if let calls = alike(parts) { return calls }
      guard !language.rules.tellsDay(parts.first), let last = matches(parts.last, limit: 1).first,
        let first = matches(parts.first, limit: 1).first,
        isMore(first, last, than: whole, parts), isSure(last, after: first, parts)
      else { continue }
      return saidOnce(phrased(parts.first) + phrased(parts.last))
    }
    return whole.flatMap { things(in: line, $0) ?? deeds(in: line, $0) }
  }

  /// "tomorrow: load the van, fuel, bins", where no words say that it is anything else.
  private func listed(_ line: String, _ whole: Match?) -> [Call]? {
    guard let cards, whole.map({ $0.owner == cards || $0.score.words == 0 }) ?? true else { return nil }
    return Listing(line, in: language)?.captures.flatMap { each(Call(tools[cards].name, $0.arguments)) }
  }

  /// Whether it announces things to do and lists them.
  func isAnnounced(_ line: String) -> Bool {
    listed(line, matches(line, limit: 1).first) != nil && Listing(line, in: language)?.isAnnounced == true
  }

  /// "rang the vet, done" says the same twice: what names nothing behind the same done to a thing adds nothing.
  func saidOnce(_ calls: [Call]) -> [Call] {
    calls.enumerated().filter { place, call in
      place == 0 || !call.arguments.isEmpty || calls[place - 1].tool != call.tool
        || calls[place - 1].arguments["which"] == nil
    }.map(\.element).filter { call in
      !isAsked(call) || !calls.contains { $0.tool == call.tool && !$0.arguments.isEmpty }
    }
  }

  /// "just one thing. brain is porridge" asks for one card, and then says for which.
  private func isAsked(_ call: Call) -> Bool { cardTools.makes(call, .next) && call.arguments.isEmpty }

  /// Whether it is two plain commands side by side, each in words that phrases know: "done, what's next".
  func areCommands(_ line: String) -> Bool {
    language.rules.clauses(of: line).contains { parts in
      [parts.first, parts.last].allSatisfy { part in
        guard let match = matches(part, limit: 1).first, match.how == .asTyped else { return false }
        return match.owner != cards && (match.score.words > 0 || match.score.freeTexts == 0)
      }
    }
  }

  /// "move the first to friday and the second to sunday", "took ibuprofen and paracetamol": the verb is said once.
  private func alike(_ parts: Clauses) -> [Call]? {
    guard let verb = parts.first.split(separator: " ").first,
      let first = matches(parts.first, limit: 1).first, first.owner != cards,
      let last = matches("\(verb) \(parts.last)", limit: 1).first, isAlike(first, last, saying: verb),
      matches(parts.last, limit: 1).first?.template != first.template
    else { return nil }
    return [call(first), call(last)]
  }

  /// In the log each names something known; elsewhere they are alike word for word.
  private func isAlike(_ first: Match, _ last: Match, saying verb: Substring) -> Bool {
    if tools[first.owner].topic == .symptoms {
      let names = first.fills.contains { $0.words.hasPrefix(verb) }
      return !names && last.owner == first.owner && first.score.freeTexts + last.score.freeTexts == 0
    }
    return last.template == first.template && first.fills.count > 1 && first.arguments["which"] != nil
  }

  /// Whether two matches tell more than one that takes all the words.
  private func isMore(_ first: Match, _ last: Match, than whole: Match?, _ parts: Clauses) -> Bool {
    guard let whole else { return true }
    let isPlain = first.score.freeTexts + last.score.freeTexts == 0 && first.owner != cards
    if whole.owner == cards, whole.score.words == 0, isPlain, isLogged(first), isLogged(last) { return true }
    if isTalk, isPlain, min(first.score.words, last.score.words) > 0, whole.score.freeTexts > 0 { return true }
    if whole.fills.contains(where: { tools[whole.owner].slots[$0.slot] == .text }) {
      // What one writes may well sound like something one says.
      guard last.score.freeTexts == 0,
        first.owner == whole.owner || last.owner != whole.owner && last.score.weight >= 4,
        [.mood, .symptoms].contains(tools[whole.owner].topic), tools[last.owner].topic != .companion
      else { return false }
    }
    let isBare = whole.fills.last?.words == parts.last || last.owner == whole.owner
    return weight(first) + weight(last) >= whole.score.weight + (isBare ? 1 : 2)
  }

  private func isLogged(_ match: Match) -> Bool { tools[match.owner].topic == .symptoms }

  /// What only points is as good as a word: "drop the last".
  private func weight(_ match: Match) -> Int {
    match.score.weight + (match.score.freeTexts > 0 && isCommand(match) ? 1 : 0)
  }

  /// After a card's title only plain words of another tool are no more of that title; after other words a card is one
  /// where it is said to be one: "done, and remind me to get cash".
  private func isSure(_ last: Match, after first: Match, _ parts: Clauses) -> Bool {
    if last.owner == cards { return first.owner != cards && last.score.words > 1 && first.score.freeTexts <= 1 }
    if first.owner == cards { return last.score.weight >= (language.rules.isDeed(parts.last) ? 5 : 3) }
    if last.owner == first.owner || tools[last.owner].topic == .symptoms && last.score.freeTexts == 0 { return true }
    return last.score.words > 0 && (last.score.freeTexts == 0 || weight(last) >= 2)
  }

  /// "buy milk, ring the bank and feed the cat": each begins with a verb of its own.
  private func deeds(in line: String, _ whole: Match) -> [Call]? {
    guard let cards, whole.owner == cards, whole.score.words == 0, line.utf8.contains(UInt8(ascii: ",")) else {
      return nil
    }
    let pieces = language.rules.listedThings(in: line).map(deed)
    guard pieces.count > 1, !pieces.contains(nil) else { return nil }
    return pieces.compactMap(\.self).flatMap { each(Call(tools[cards].name, language.rules.read($0).arguments)) }
  }

  /// What begins with a verb, and says to what.
  private func deed(_ text: String) -> String? { text.contains(" ") && language.rules.isDeed(text) ? text : nil }

  /// "remind me to ring gran tonight and to post the card tomorrow": each with a time of its own.
  private func things(in line: String, _ whole: Match) -> [Call]? {
    guard let cards, whole.owner == cards,
      let parts = language.rules.clauses(of: line).first(where: {
        language.rules.endsDated($0.first) && language.rules.endsDated($0.last)
      }),
      let first = matches(parts.first, limit: 1).first, first.owner == cards
    else { return nil }
    return [call(first)] + each(Call(tools[cards].name, language.rules.read(parts.last).arguments))
  }
}
