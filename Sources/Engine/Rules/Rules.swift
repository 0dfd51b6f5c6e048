package import Civil
package import Language
package import Replies

/// Reads lines by phrases and trained models, without any network.
package struct Rules: Sendable {
  package let tools: [Tool]
  package let language: Language
  /// The index of the tool that adds a card: its phrase takes any line that looks like a thing to do.
  let cards: Int?
  /// The names of the tools that log how somebody is.
  let logTools: Set<String>
  let cardTools: CardTools
  private let words: WordRules
  let grammar: Grammar
  /// Made when first needed: a line outside a conversation uses no follow-up phrases.
  private let followUps: Lazy<Grammar>
  /// The phrases that log how somebody is.
  let logPhrases: Lazy<Grammar>
  /// Whether lines are read as part of a conversation, so that follow-up phrases count.
  private(set) var isConversation = false

  /// The trained models; without them only phrases are read.
  package var models: ReadingModels?

  package init(_ tools: [Tool], _ language: Language, models: ReadingModels.Source? = nil) {
    self.tools = tools
    self.language = language
    self.models = models?(language)
    let words = WordRules(language.words)
    self.words = words
    cardTools = CardTools(tools)
    cards = tools.firstIndex { language[$0.name].phrases.contains("{bare}") }
    grammar = Grammar(Rules.groups(of: tools, language, within: words) { $0.phrases }, in: language)
    followUps = Lazy { Grammar(Rules.groups(of: tools, language, within: words) { $0.followUpPhrases }, in: language) }
    let logTools = Set(tools.filter(\.logsHealth).map(\.name))
    self.logTools = logTools
    logPhrases = Lazy {
      return Grammar(
        Rules.groups(of: tools, language, within: words) { logTools.contains($0.tool) ? $0.phrases : [] }, in: language)
    }
  }

  /// The grammar groups of all tools for the phrases that `phrases` selects. Tools without such phrases have none.
  package static func groups(
    of tools: [Tool], _ language: Language, _ phrases: (ToolPhrases) -> [String]
  ) -> [Entries.Group] {
    groups(of: tools, language, within: WordRules(language.words), phrases)
  }

  private static func groups(
    of tools: [Tool], _ language: Language, within words: WordRules, _ phrases: (ToolPhrases) -> [String]
  ) -> [Entries.Group] {
    var groups: [Entries.Group] = []
    groups.reserveCapacity(tools.count)
    for (owner, tool) in tools.enumerated() {
      let all = language[tool.name]
      let phrases = phrases(all)
      guard !phrases.isEmpty else { continue }
      let rules = all.words.isEmpty ? words : WordRules(all.words, within: words)
      groups.append(Entries.Group(owner: owner, templates: phrases, slots: tool.slots, rules: rules))
    }
    return groups
  }

  /// Every way to read the line, best first.
  package func matches(_ line: String, limit: Int = 2) -> [Match] {
    let ownMatches = grammar.matches(of: line, limit: limit)
    guard let followUp = followUp(line, beside: ownMatches.first) else { return ownMatches }
    return [followUp] + ownMatches.dropLast(ownMatches.count < limit ? 0 : 1)
  }

  /// Whether a call may carry a remark beside what it logs.
  func takesNote(_ call: Call) -> Bool { tools.contains { $0.name == call.tool && $0.slots["note"] == .text } }

  /// The best follow-up phrase, where it fits better than the best phrase for a line by itself.
  private func followUp(_ line: String, beside plain: Match?) -> Match? {
    guard isConversation, let followUp = followUps.value.matches(of: line, limit: 1).first, isNearer(followUp, plain)
    else {
      return nil
    }
    return followUp
  }

  /// The same rules for a line outside a conversation.
  private var outsideConversation: Rules {
    var rules = self
    rules.isConversation = false
    return rules
  }

  /// Whether a follow-up fits at least as well as the line by itself. A misspelt follow-up counts only if the line has
  /// no other match.
  private func isNearer(_ followUp: Match, _ plain: Match?) -> Bool {
    guard let plain else { return true }
    if case .repaired = followUp.inputForm { return false }
    return (followUp.score.weight, -followUp.score.freeTexts) >= (plain.score.weight, -plain.score.freeTexts)
  }

  /// The same rules for lines of a conversation.
  package var forConversation: Rules {
    var rules = self
    rules.isConversation = true
    return rules
  }

  package func sample(_ owner: Int, count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    grammar.sample(owner: owner, count: count, using: &random)
  }

  package func call(_ match: Match) -> Call { Call(tools[match.owner].name, match.arguments) }
}

extension Rules {
  /// The calls of a phrase that counts only in that context (`ToolPhrases.phrases(inContext:)`).
  func calls(_ line: String, inContext name: String) -> [Call]? {
    let groups = Rules.groups(of: tools, language, within: words) { $0.phrases(inContext: name) }
    guard !groups.isEmpty else { return nil }
    let grammar = Grammar(groups, in: language)
    let line = line.hasPrefix("+") ? "\(language.rules.plusWord) \(line.dropFirst())" : line
    for part in [line] + prefixesBeforeRemark(line) {
      guard let match = grammar.matches(of: part, limit: 1).first else { continue }
      // "and bread" is not a misspelling of "and break".
      if case .repaired = match.inputForm { continue }
      return calls(match)
    }
    return nil
  }

  private static let maxRemarkTokens = 16

  /// The line up to a sentence at its end that asks for nothing: "call it a 5, i ate", "the swap is done she said yes".
  func prefixesBeforeRemark(_ line: String) -> [String] {
    let line = Utterance(line, in: language)
    guard line.tokens.count <= Rules.maxRemarkTokens else { return [] }
    return line.tokens.indices.dropFirst(2).filter { start in
      language.rules.explanationWords.contains(line.tokens[start].spelling)
        || isTold(start, line) || threatens(start, line) || givesReason(start, line)
        || opensRemark(start, line) && saysNothing(String(line.words(start..<line.tokens.count)))
    }.map { String(line.words(0..<$0)) }
  }

  /// Whether no phrase knows the words, and they are nothing to do: "i'm teaching".
  private func saysNothing(_ words: String) -> Bool {
    let calls = phraseCalls(for: words)
    if calls == [Rules.outOfScope] { return true }
    let match = matches(words, limit: 1).first
    return calls.count == 1 && match.map { $0.score.words == 0 } ?? true && calls[0].arguments["due"] == nil
      && language.rules.actionTask(in: words) == nil
  }

  /// Whether a sentence begins there that tells what somebody else did: "the swap is done he said i can have it", "…, Mina
  /// has paid it".
  private func isTold(_ place: Int, _ line: Utterance) -> Bool {
    let (subject, rules) = (line.tokens[place].spelling, language.rules)
    if line.tokens[place - 1].isMark, [.name, .word].contains(line.kind(of: place)), place + 2 < line.tokens.count,
      rules.perfectAuxiliaries.contains(line.tokens[place + 1].spelling)
    {
      return line.kind(of: place + 2) == .pastVerb
    }
    // "…, the kids were lovely at breakfast"
    if line.tokens[place - 1].isMark, rules.determiners.contains(subject) {
      let verb = line.tokens.indices.dropFirst(place + 2).prefix(2).first {
        rules.asideVerbs.contains(line.tokens[$0].spelling)
      }
      return verb.map { $0 + 1 < line.tokens.count } ?? false
    }
    return rules.remarkOpenings.contains(subject) && !rules.subjects.contains(subject) && place + 1 < line.tokens.count
      && (line.kind(of: place + 1) == .pastVerb || rules.restatingVerbs.contains(line.tokens[place + 1].spelling))
  }

  /// Whether it begins why, as one writes it: "…, since the lady has changed her mind".
  private func givesReason(_ place: Int, _ line: Utterance) -> Bool {
    guard line.tokens[place - 1].isMark, place + 2 < line.tokens.count, line.timing[place + 1] == .none else {
      return false
    }
    let (rules, next) = (language.rules, line.tokens[place + 1].spelling)
    return rules.writtenReasons.contains(line.tokens[place].spelling)
      && (rules.determiners.contains(next) || rules.asideSubjects.contains(next) || rules.subjects.contains(next)
        || line.kind(of: place + 1) == .name || rules.asideVerbs.contains(line.tokens[place + 2].spelling)
        || rules.perfectAuxiliaries.contains(line.tokens[place + 2].spelling))
  }

  /// Whether it begins what happens otherwise: "needs to be in by friday or they won't pay it".
  private func threatens(_ place: Int, _ line: Utterance) -> Bool {
    language.rules.alternativeWords.contains(line.tokens[place].spelling) && place + 2 < line.tokens.count
      && language.rules.asideSubjects.contains(line.tokens[place + 1].spelling)
  }

  /// Whether a sentence of its own may begin there: "…, i ate", or right behind a time, "… the 4th my roommate wants it".
  private func opensRemark(_ place: Int, _ line: Utterance) -> Bool {
    language.rules.remarkOpenings.contains(line.tokens[place].spelling)
      || (line.timing[place - 1] != .none || line.tokens[place - 1].isMark)
        && language.rules.asideSubjects.contains(line.tokens[place].spelling)
        && !(line.tokens[place - 1].isMark && language.rules.determiners.contains(line.tokens[place].spelling))
  }

  /// The calls of a line; `out_of_scope` if nothing reads it.
  package func calls(_ line: String, now: LocalTime? = nil) -> [Call] {
    meanings(of: line, in: DialogueContext(now: now))[0].calls
  }

  /// The meanings of a line, in order: each is tried when the one before names a record that does not exist.
  func meanings(of line: String, in context: DialogueContext = DialogueContext()) -> [Meaning] {
    ReadingMemo.whileReading { readMeanings(of: line, in: context) }
  }

  private func readMeanings(of line: String, in context: DialogueContext) -> [Meaning] {
    let line = language.rules.withoutFillers(line)
    if let list = taggedList(line) { return [list] }
    // Whoever only says how they are has asked for nothing, whatever could be logged or shown.
    if language.rules.isBareFeeling(line) { return [Meaning([Rules.outOfScope])] }
    let ownMeanings = ownMeanings(line, in: context)
    guard let contrast = contrast(line) else {
      return wordCorrections(line) + (isReplacement(line) ? [Meaning(phraseCalls(for: line))] : []) + ownMeanings
    }
    // "no 3.10, she was late" puts the time of a card right.
    if context.hasCard, contrast.wrongNumber == nil, let own = ownMeanings.first?.calls, own.count == 1,
      cardTools.matches(own[0], .edit), own[0].arguments["due"] != nil
    {
      return ownMeanings + [Meaning([correction(contrast)])]
    }
    // With two numbers, a few words mean nothing by themselves: "actually 10 not 9".
    let isSentence = contrast.context.split(separator: " ").count > 2
    return [Meaning([correction(contrast)])]
      + (isSentence || contrast.hasLength ? ownMeanings : [Meaning(outsideConversation.phraseCalls(for: line))])
  }

  /// The meanings of a line that corrects no number.
  private func ownMeanings(_ line: String, in context: DialogueContext) -> [Meaning] {
    // If the record that a follow-up is about does not exist, the line is read by itself.
    let isFollowUp = isConversation && followUp(line, beside: grammar.matches(of: line, limit: 1).first) != nil
    let standaloneMeanings =
      isFollowUp ? [Meaning(resolvingMoves(outsideConversation.phraseCalls(for: line), in: line))] : []
    guard let models, line.contains(where: \.isLetter) else {
      return [Meaning(resolvingMoves(phraseCalls(for: line), in: line))] + standaloneMeanings
        + (mayBeTask(line) ? [Meaning([Rules.outOfScope])] : [])
    }
    let candidates = CandidateReader(self, models, in: context).candidates(line)
    let best = models.ranker.best(candidates, of: tools)
    // "done unicorns" names a record: where there is none of that name, the current one is not meant.
    let namesThings = best?.namesThings == true
    let fallbacks = namesThings ? candidates.filter { !changesCurrent($0.calls) } : candidates
    let bestWithoutRecord = models.ranker.best(fallbacks, of: tools, isThere: false)
    func meaning(_ way: Candidate?) -> [Meaning] {
      way.map {
        [Meaning($0.calls, mayLoseWords: $0.features["rules"] == nil && $0.calls.contains(where: usesWords))]
      } ?? []
    }
    let meanings =
      removal(line, insteadOf: best, in: context) + meaning(best)
      + standaloneMeanings.filter { !namesThings || !changesCurrent($0.calls) } + meaning(bestWithoutRecord)
    return meanings.isEmpty ? [Meaning([Rules.outOfScope])] : meanings
  }

  /// "delete the ibuprofen", read as a thing to do, removes what is called so, if it is no card.
  private func removal(_ line: String, insteadOf best: Candidate?, in context: DialogueContext) -> [Meaning] {
    guard let best, best.calls.allSatisfy({ cardTools.matches($0, .add) || $0 == Rules.outOfScope }),
      language.rules.takesBack(line), let lookup = context.names?.tasks,
      let match = matches(line, limit: 1).first, case let removal = call(match), cardTools.matches(removal, .drop),
      removal.arguments.keys.elementsEqual(["which"]), case .words(let name)? = removal.arguments["which"],
      !language.rules.isIndefinite(name), Grounding(Utterance(line, in: language), lookup).count(of: name) == 0
    else { return [] }
    return [Meaning([removal.with("which", .words(NameExtractor.name(from: name, in: language)))])]
  }

  /// Whether they change the current record, which they do not name.
  private func changesCurrent(_ calls: [Call]) -> Bool {
    calls.contains { call in
      call.arguments["which"] == nil
        && tools.contains { $0.name == call.tool && $0.writes && $0.slots["which"] == .reference }
    }
  }

  /// Whether a phrase reads as a command what may be a thing to do if no card has that name: "bin bags", but not "bin
  /// the bags".
  private func mayBeTask(_ line: String) -> Bool {
    guard let best = matches(line, limit: 1).first, best.fills.count == 1, Set(best.arguments.keys) == ["which"] else {
      return false
    }
    return language.rules.isIndefinite(best.fills[0].words) && language.rules.actionTask(in: line) != nil
  }

  private func resolvingMoves(_ calls: [Call], in line: String) -> [Call] {
    let moving = RescheduleResolver(Utterance.tokens(of: line), cardTools, in: language)
    return calls.map { moving.resolved($0) }
  }

  /// The candidates for a line, the likeliest first, each with what every feature adds to its score.
  package func rankedCandidates(for line: String, in context: DialogueContext = DialogueContext()) -> [RankedCandidate]
  {
    guard let models else { return [] }
    return CandidateReader(self, models, in: context).candidates(language.rules.withoutFillers(line)).map { candidate in
      (candidate.calls, models.ranker.score(candidate), models.ranker.shares(of: candidate))
    }.sorted { $0.score > $1.score }
  }

  package typealias RankedCandidate = (calls: [Call], score: Float, shares: [(feature: String, share: Float)])

  /// Whether the call stores words of the line in something other than a card; a card also keeps the whole line.
  private func usesWords(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.writes } && !cardTools.matches(call, .add)
  }

  /// The calls of the phrase that fits best.
  package func phraseCalls(for line: String) -> [Call] { bestCalls(for: line).flatMap(expand) }

  /// A number corrected by another one, in a conversation.
  private func contrast(_ line: String) -> NumberCorrection? {
    isConversation ? NumberCorrection(line, in: language) : nil
  }

  /// Words corrected by others, in a conversation. They mean something only where a record has them.
  private func wordCorrections(_ line: String) -> [Meaning] {
    guard isConversation, let words = WordCorrection(line, in: language) else { return [] }
    return words.wrongWords.map { wrong in
      Meaning([Call(.correct, ["old": .words(wrong), "new": .words(words.correctWords)])])
    }
  }

  private func correction(_ contrast: NumberCorrection) -> Call {
    let call = Call(
      .correct,
      [
        "new": .words(contrast.correctNumber), "about": .words(contrast.context),
        "current": .flag(contrast.hasNoSubject),
      ])
    return contrast.wrongNumber.map { call.with("old", .words($0)) } ?? call
  }

  /// "show me #home" asks for what "show me the home list" does.
  private func taggedList(_ text: String) -> Meaning? {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let line = Line(text, in: language)
    guard let word = line.words.indices.last(where: line.isHashtag).map({ line.words[$0] }) else { return nil }
    let (before, after) = (line[0..<word.outer.lowerBound], line[word.core.upperBound..<text.utf8.count])
    let named = before + language.rules.listName(of: String(line[word.core])) + after
    let calls = phraseCalls(for: String(named))
    guard calls.count == 1, calls[0].arguments["tag"] != nil,
      tools.contains(where: { $0.name == calls[0].tool && !$0.writes })
    else { return nil }
    return Meaning(calls)
  }

  /// Whether the line says which words were wrong just before and which were meant: "not rent, water bill". The corpus
  /// labels such lines as changes of a card, so the models cannot learn it.
  private func isReplacement(_ line: String) -> Bool {
    guard isConversation, let best = matches(line, limit: 1).first, call(best).isCall(to: .correct),
      best.arguments["old"] != nil, best.arguments["new"] != nil
    else { return false }
    if case .repaired = best.inputForm { return false }
    // "not the oatcakes, we've three packets" tells something.
    guard case .words(let new)? = best.arguments["new"], let first = Utterance.tokens(of: new).first else {
      return true
    }
    return !language.rules.tellsOfSomebody(first.spelling)
  }

  private func bestCalls(for line: String) -> [Call] {
    if let cards, let listItem = language.rules.listAddition(in: line) {
      return [Call(tools[cards].name, listItem.arguments)]
    }
    let best = matches(line, limit: 1).first
    if isConversation, best.map(isLoose) ?? true, let addressed = callOnNamedCard(line) { return [addressed] }
    guard let best else { return callsForParts(line, nil) ?? [closingCommand(line) ?? Rules.outOfScope] }
    return callsForParts(line, best) ?? [call(in: line, best)]
  }

  /// Whether the match is a new card, or has a slot for free text.
  private func isLoose(_ match: Match) -> Bool {
    match.owner == cards || match.fills.contains { tools[match.owner].slots[$0.slot] == .text }
  }

  /// The call of the best match, unless what it takes for a card's name makes another reading likelier.
  func call(in line: String, _ best: Match) -> Call {
    datedTask(in: line, insteadOf: best) ?? undatedTask(in: line, insteadOf: best) ?? call(best)
  }

  /// "mum's birthday is on the 3rd" states a date, and changes a card only if one of that name exists; "the locker code
  /// is 0915" states none.
  private func datedTask(in line: String, insteadOf best: Match) -> Call? {
    guard let cards, !isConversation, Set(best.arguments.keys) == ["which", "due"], let which = best.fills.first?.words,
      best.fills[0].slot == "which", line.trimmed.lowercased().hasPrefix(which.lowercased())
    else { return nil }
    if language.rules.namesCode(which) { return Rules.outOfScope }
    let capture = language.rules.read(line)
    let title = which.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard capture.due != nil, capture.title == title else { return nil }
    return Call(tools[cards].name, capture.arguments).with("title", .words(title))
  }

  package static let outOfScope = Call(.outOfScope)

  /// The rules of a language, followed by those of the second language its speakers type.
  package static func all(_ tools: [Tool], _ language: Language, models: ReadingModels.Source?) -> [Rules] {
    [Rules(tools, language, models: models)] + (language.second.map { all(tools, $0, models: models) } ?? [])
  }

  /// The command at the end of a line that begins with a remark: "i'm never going to do this, bin it". A match without
  /// literal words may as well be the rest of the remark: "we rowed, made up after".
  private func closingCommand(_ line: String) -> Call? {
    guard let clause = ClauseSplit.last(of: line, in: language), let match = matches(clause, limit: 1).first,
      match.score.words > 0,
      match.score.weight > 1
    else { return nil }
    return call(match)
  }

  /// Whether the line is read as nothing but the command at its end.
  func isClosingCommand(of line: String) -> Bool {
    matches(line, limit: 1).isEmpty && callsForParts(line, nil) == nil && closingCommand(line) != nil
  }

  /// "return the parcel by friday" and "find a plumber" are things to do, even if a tool's phrase begins with the same
  /// words: a card's name contains no date, and no card is called "a plumber".
  private func undatedTask(in line: String, insteadOf best: Match) -> Call? {
    guard let cards, best.fills.count == 1, best.arguments.count == 1 || best.owner == cards else { return nil }
    let phrase = best.fills[0].words
    let slot = tools[best.owner].slots[best.fills[0].slot]
    if slot == .reference || slot?.isTask == true,
      language.rules.needsOutsideKnowledge(phrase) || language.rules.isSelfQuestion(line)
    {
      return Rules.outOfScope
    }
    guard best.owner != cards, slot == .reference else { return nil }
    // "help today" asks for help on a verb.
    let timedTask = language.rules.detailedTask(in: line).flatMap { $0.title.contains(" ") ? $0 : nil }
    let task = (timedTask ?? language.rules.actionTask(in: line, on: phrase)).map {
      Call(tools[cards].name, $0.arguments)
    }
    return task ?? (asksAboutUnrelatedTopic(best, line) ? Rules.outOfScope : nil)
  }

  /// "how do i fix a puncture" asks about something that no tool does; "explain the rota to sam" is no question.
  private func asksAboutUnrelatedTopic(_ best: Match, _ line: String) -> Bool {
    guard best.fills[0].slot == "topic", !HelpTopics(tools, language.rules).isNamed(in: best.fills[0].words) else {
      return false
    }
    let topic = best.fills[0].words
    return best.score.words > 1 ? language.rules.isTask(topic) : topic.contains(" ") && language.rules.isTask(line)
  }

  /// Whether the other language's rules should read the line first: its words are more common there, or only phrases of
  /// that language match.
  func defers(to other: Rules, _ line: String) -> Bool {
    if language.isLikelySecondLanguage(line) { return true }
    guard matches(line, limit: 1).first.map({ $0.score.words == 0 }) ?? true,
      let match = other.matches(line, limit: 1).first, match.inputForm == .asTyped
    else { return false }
    return match.score.words > 0
  }

  /// Whether any phrase matches the line by itself.
  func understands(_ line: String) -> Bool { !matches(line, limit: 1).isEmpty }
}

extension [Rules] {
  /// The calls of a line outside a conversation, by the first rules that can read it.
  ///
  /// - Parameter now: when the line is said; without it nothing tells which times have passed.
  package func calls(_ line: String, now: LocalTime? = nil) -> (rules: Rules, calls: [Call]) {
    let candidates = self[0].language.secondLanguage(for: line) == nil ? Array(self.prefix(1)) : self
    let ordered =
      candidates.count > 1 && candidates[0].defers(to: candidates[1], line) ? candidates.reversed() : candidates
    let results = ordered.lazy.map { (rules: $0, calls: $0.calls(line, now: now)) }
    return results.first { $0.calls != [Rules.outOfScope] } ?? (self[0], [Rules.outOfScope])
  }
}

extension Tool {
  /// Whether it logs a mood, a symptom, a dose or a measure.
  var logsHealth: Bool {
    writes && [.mood, .symptoms].contains(topic) && slots["which"] == nil && slots["at"] != nil
  }
}
