import Language
import Replies

// Splits a line that says several things: "done, what's next", "paid the rent and rang mum".
extension Rules {
  /// The calls of the line's parts, if they fit better than the line as a whole; `nil` if it says one thing.
  func callsForParts(_ line: String, _ whole: Match?) -> [Call]? {
    if let calls = listedCalls(line, whole) { return calls }
    if let whole, namesSeveralCards(whole) { return nil }
    for parts in language.rules.clauses(of: line) {
      if let calls = callsSharingVerb(parts) { return calls }
      guard !language.rules.isDayStatement(parts.first), let last = matches(parts.last, limit: 1).first,
        let first = matches(parts.first, limit: 1).first,
        outweighs(first, last, than: whole, parts), isReliable(last, after: first, parts),
        !rates(call(last), parts.last, call(first)), !isDenial(parts.last, [call(last)])
      else { continue }
      return withoutRepeats(phraseCalls(for: parts.first) + phraseCalls(for: parts.last))
    }
    return whole.flatMap { datedTasks(in: line, $0) ?? listedTasks(in: line, $0) }
  }

  /// Whether the last part is the rating of a symptom that has none, and of no mood: "hot flush just now, id say an 8".
  private func rates(_ last: Call, _ words: String, _ first: Call) -> Bool {
    last.arguments.keys.elementsEqual(["score"]) && first.arguments["symptom"] != nil
      && first.arguments["severity"] == nil
      && !Utterance.tokens(of: words).contains { language.rules.moodNames.contains($0.spelling) }
  }

  /// Whether the words only say that a symptom is not there, as one does behind a measure: "not sick". That it is over says
  /// "not sick any more".
  func isDenial(_ words: String, _ calls: [Call]) -> Bool {
    let tokens = Utterance.tokens(of: words)
    guard let first = tokens.first, let last = tokens.last, first.key == language.rules.negation else { return false }
    return !language.rules.cessationWords.contains(last.spelling) && !calls.isEmpty
      && calls.allSatisfy { $0.arguments["symptom"] != nil && $0.arguments["severity"] == nil }
  }

  /// "tomorrow: load the van, fuel, bins", unless words of a phrase give the line another meaning.
  private func listedCalls(_ line: String, _ whole: Match?) -> [Call]? {
    guard let cards, whole.map({ $0.owner == cards || $0.score.words == 0 }) ?? true else { return nil }
    return InlineList(line, in: language)?.captures.flatMap { expand(Call(tools[cards].name, $0.arguments)) }
  }

  /// Whether the line announces a list of things to do, and lists them.
  func isAnnounced(_ line: String) -> Bool {
    listedCalls(line, matches(line, limit: 1).first) != nil && InlineList(line, in: language)?.isAnnounced == true
  }

  func withoutRepeats(_ calls: [Call]) -> [Call] {
    calls.withoutRepeats(in: language).filter { call in
      !isBareNext(call) || !calls.contains { $0.tool == call.tool && !$0.arguments.isEmpty }
    }
  }

  /// "just one thing. brain is porridge" asks for a card and then says for which one.
  private func isBareNext(_ call: Call) -> Bool { cardTools.matches(call, .next) && call.arguments.isEmpty }

  /// Whether the line is two commands side by side, each in words of a phrase: "done, what's next", "remind me to buy milk
  /// and note that the gate is open".
  func isTwoCommands(_ line: String) -> Bool {
    language.rules.clauses(of: line).contains { parts in
      [parts.first, parts.last].allSatisfy { part in
        guard let match = matches(part, limit: 1).first, match.inputForm == .asTyped else { return false }
        return match.owner == cards ? match.score.words > 1 : match.score.words > 0 || match.score.freeTexts == 0
      }
    }
  }

  /// Two parts that share one verb: "move the first to friday and the second to sunday", "took ibuprofen and
  /// paracetamol".
  private func callsSharingVerb(_ parts: ClauseSplit) -> [Call]? {
    guard let verb = parts.first.split(separator: " ").first,
      let first = matches(parts.first, limit: 1).first, first.owner != cards,
      let last = matches("\(verb) \(parts.last)", limit: 1).first, isParallel(first, last, saying: verb),
      matches(parts.last, limit: 1).first?.template != first.template
    else { return nil }
    return [call(first), call(last)]
  }

  /// In the symptom log each part has to name a known value; elsewhere both parts have to match the same phrase.
  private func isParallel(_ first: Match, _ last: Match, saying verb: Substring) -> Bool {
    if tools[first.owner].topic == .symptoms {
      let names = first.fills.contains { $0.words.hasPrefix(verb) }
      return !names && last.owner == first.owner && first.score.freeTexts + last.score.freeTexts == 0
    }
    return last.template == first.template && first.fills.count > 1 && first.arguments["which"] != nil
  }

  /// Whether two matches fit better than the one that takes all the words.
  private func outweighs(_ first: Match, _ last: Match, than whole: Match?, _ parts: ClauseSplit) -> Bool {
    guard let whole else { return true }
    let areAllKnownWords = first.score.freeTexts + last.score.freeTexts == 0 && first.owner != cards
    if whole.owner == cards, whole.score.words == 0, areAllKnownWords, logsSymptom(first), logsSymptom(last) {
      return true
    }
    if isConversation, areAllKnownWords, min(first.score.words, last.score.words) > 0, whole.score.freeTexts > 0 {
      return true
    }
    if whole.fills.contains(where: { tools[whole.owner].slots[$0.slot] == .text }) {
      // Free text may contain words that sound like a command.
      guard last.score.freeTexts == 0,
        first.owner == whole.owner || last.owner != whole.owner && last.score.weight >= 4,
        [.mood, .symptoms].contains(tools[whole.owner].topic), tools[last.owner].topic != .companion
      else { return false }
    }
    let hasSameEnding = whole.fills.last?.words == parts.last || last.owner == whole.owner
    return weight(first) + weight(last) >= whole.score.weight + (hasSameEnding ? 1 : 2)
  }

  private func logsSymptom(_ match: Match) -> Bool { tools[match.owner].topic == .symptoms }

  /// A bare reference ("the last" in "drop the last") scores like one literal word.
  private func weight(_ match: Match) -> Int {
    match.score.weight + (match.score.freeTexts > 0 && isCommand(match) ? 1 : 0)
  }

  /// Whether the last part is a call of its own. After a card's title it has to match another tool's phrase clearly, as
  /// it may belong to the title. After other words a card has to be announced as one: "done, and remind me to get
  /// cash".
  private func isReliable(_ last: Match, after first: Match, _ parts: ClauseSplit) -> Bool {
    if last.owner == cards { return first.owner != cards && last.score.words > 1 && first.score.freeTexts <= 1 }
    if first.owner == cards { return last.score.weight >= (language.rules.isTask(parts.last) ? 5 : 3) }
    if last.owner == first.owner || tools[last.owner].topic == .symptoms && last.score.freeTexts == 0 { return true }
    return last.score.words > 0 && (last.score.freeTexts == 0 || weight(last) >= 2)
  }

  /// "buy milk, ring the bank and feed the cat": each item begins with a verb.
  private func listedTasks(in line: String, _ whole: Match) -> [Call]? {
    guard let cards, whole.owner == cards, whole.score.words == 0, line.utf8.contains(UInt8(ascii: ",")) else {
      return nil
    }
    let pieces = language.rules.listItems(in: line).map(taskText)
    guard pieces.count > 1, !pieces.contains(nil) else { return nil }
    return pieces.compactMap(\.self).flatMap { expand(Call(tools[cards].name, language.rules.read($0).arguments)) }
  }

  /// The text, if it begins with a verb and has an object; else `nil`.
  private func taskText(_ text: String) -> String? { text.contains(" ") && language.rules.isTask(text) ? text : nil }

  /// "remind me to ring gran tonight and to post the card tomorrow": each part has a time of its own.
  private func datedTasks(in line: String, _ whole: Match) -> [Call]? {
    guard let cards, whole.owner == cards,
      let parts = language.rules.clauses(of: line).first(where: {
        language.rules.endsWithDate($0.first) && language.rules.endsWithDate($0.last)
      }),
      let first = matches(parts.first, limit: 1).first, first.owner == cards
    else { return nil }
    return [call(first)] + expand(Call(tools[cards].name, language.rules.read(parts.last).arguments))
  }
}

extension [Call] {
  /// Removes repeats: in "rang the vet, done" and "tire swap is booked, tick it" the second call names no record, or the
  /// current one, and repeats the first.
  func withoutRepeats(in language: Language) -> [Call] {
    enumerated().filter { place, call in
      place == 0 || self[place - 1].tool != call.tool || self[place - 1].arguments["which"] == nil
        || !call.arguments.allSatisfy { $0.key == "which" && RecordSelector($0.value, in: language) == .current }
    }.map(\.element)
  }
}
