package import Language
package import Replies

/// The rule interpreter: a line becomes calls by what people say to tools, without any network.
package struct Rules: Sendable {
  package let tools: [Tool]
  package let language: Language
  /// The tool that takes any line that looks like a thing to do.
  let cards: Int?
  let cardTools: CardTools
  private let words: WordRules
  let grammar: Grammar
  /// A line by itself asks for none.
  private let followUps: Once<Grammar>
  /// Whether a line is read as one of a conversation.
  private(set) var isTalk = false

  /// What was learnt about how people say things; without it only phrases are read.
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
    followUps = Once { Grammar(Rules.groups(of: tools, language, within: words) { $0.followUpPhrases }, in: language) }
  }

  /// Some phrases of each tool that has any, as a grammar reads them.
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
    let plain = grammar.matches(of: line, limit: limit)
    guard let followUp = followUp(line, beside: plain.first) else { return plain }
    return [followUp] + plain.dropLast(plain.count < limit ? 0 : 1)
  }

  /// What the line says of what was said before, where that is more than it says by itself.
  private func followUp(_ line: String, beside plain: Match?) -> Match? {
    guard isTalk, let followUp = followUps.value.matches(of: line, limit: 1).first, isNearer(followUp, plain) else {
      return nil
    }
    return followUp
  }

  /// The same where nothing was said before.
  private var alone: Rules {
    var rules = self
    rules.isTalk = false
    return rules
  }

  /// Whether a follow-up says more than the line by itself. A misspelt one is none where the line means anything.
  private func isNearer(_ followUp: Match, _ plain: Match?) -> Bool {
    guard let plain else { return true }
    if case .repaired = followUp.how { return false }
    return (followUp.score.weight, -followUp.score.freeTexts) >= (plain.score.weight, -plain.score.freeTexts)
  }

  /// The same for lines of a conversation.
  package var inTalk: Rules {
    var talk = self
    talk.isTalk = true
    return talk
  }

  package func sample(_ owner: Int, count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    grammar.sample(owner: owner, count: count, using: &random)
  }

  package func call(_ match: Match) -> Call { Call(tools[match.owner].name, match.arguments) }
}

extension Rules {
  /// The call that a line is only while a record of that kind is the current one.
  func call(_ line: String, withCurrent kind: String) -> Call? {
    let groups = Rules.groups(of: tools, language, within: words) { $0.phrases(withCurrent: kind) }
    guard !groups.isEmpty else { return nil }
    let grammar = Grammar(groups, in: language)
    for part in [line] + beforeRemark(line) {
      guard let match = grammar.matches(of: part, limit: 1).first else { continue }
      // "and bread" is no slip of "and break".
      if case .repaired = match.how { continue }
      return call(match)
    }
    return nil
  }

  private static let longestRemarked = 16

  /// The line up to a sentence at its end that asks for nothing: "call it a 5, i ate".
  private func beforeRemark(_ line: String) -> [String] {
    let line = Utterance(line, in: language)
    guard line.tokens.count <= Rules.longestRemarked else { return [] }
    return line.tokens.indices.dropFirst(2).filter { start in
      language.rules.subjects.contains(line.tokens[start].spelling)
        && phrased(String(line.words(start..<line.tokens.count))) == [Rules.beyond]
    }.map { String(line.words(0..<$0)) }
  }

  /// The calls a line becomes; one that nobody understands goes to `out_of_scope`.
  package func calls(_ line: String) -> [Call] { meanings(of: line)[0].calls }

  /// What a line means; then what it means should that name nothing that is there, and so on.
  func meanings(of line: String, in context: ReadingContext = ReadingContext()) -> [Meaning] {
    let line = language.rules.bare(line)
    let own = own(line, in: context)
    guard let contrast = contrast(line) else { return (mends(line) ? [Meaning(phrased(line))] : []) + own }
    // Beside two numbers a few words say nothing of their own: "actually 10 not 9".
    let isSentence = contrast.about.split(separator: " ").count > 2
    return [Meaning([correction(contrast)])] + (isSentence ? own : [Meaning(alone.phrased(line))])
  }

  /// The same of a line that corrects nothing.
  private func own(_ line: String, in context: ReadingContext) -> [Meaning] {
    // A follow-up of what is not there is a line by itself.
    let isFollowUp = isTalk && followUp(line, beside: grammar.matches(of: line, limit: 1).first) != nil
    let alone = isFollowUp ? [Meaning(moved(alone.phrased(line), in: line))] : []
    guard let models, line.contains(where: \.isLetter) else {
      return [Meaning(moved(phrased(line), in: line))] + alone + (mayBeDeed(line) ? [Meaning([Rules.beyond])] : [])
    }
    let candidates = CandidateReader(self, models, in: context).candidates(line)
    let best = models.ranker.best(candidates, of: tools)
    let unnamed = models.ranker.best(candidates, of: tools, isThere: false)
    func meaning(_ way: Candidate?) -> [Meaning] {
      way.map {
        [Meaning($0.calls, mayLose: $0.features["rules"] == nil && $0.calls.contains(where: takesWords))]
      } ?? []
    }
    let ways = meaning(best) + alone + meaning(unnamed)
    return ways.isEmpty ? [Meaning([Rules.beyond])] : ways
  }

  /// Whether a phrase takes for a command what may be a thing to do where no card has that name: "bin bags", but not "bin
  /// the bags".
  private func mayBeDeed(_ line: String) -> Bool {
    guard let best = matches(line, limit: 1).first, best.fills.count == 1, Set(best.arguments.keys) == ["which"] else {
      return false
    }
    return language.rules.isUnnamed(best.fills[0].words) && language.rules.deed(line) != nil
  }

  private func moved(_ calls: [Call], in line: String) -> [Call] {
    let moving = Moving(Utterance.tokens(of: line), cardTools, in: language)
    return calls.map { moving.applied(to: $0) }
  }

  /// The ways to read a line, the likeliest first, each with what every feature adds to its score.
  package func ways(toRead line: String, in context: ReadingContext = ReadingContext()) -> [Way] {
    guard let models else { return [] }
    return CandidateReader(self, models, in: context).candidates(language.rules.bare(line)).map { candidate in
      (candidate.calls, models.ranker.score(candidate), models.ranker.shares(of: candidate))
    }.sorted { $0.score > $1.score }
  }

  package typealias Way = (calls: [Call], score: Float, shares: [(feature: String, share: Float)])

  /// Whether it makes something of a line's words; a card keeps the line beside it.
  private func takesWords(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.writes } && !cardTools.makes(call, .add)
  }

  /// The calls of the phrase that fits best.
  package func phrased(_ line: String) -> [Call] { said(line).flatMap(each) }

  /// A number that was said wrong, where something was said before.
  private func contrast(_ line: String) -> Contrast? { isTalk ? Contrast(line, in: language) : nil }

  private func correction(_ contrast: Contrast) -> Call {
    let call = Call(
      .correct,
      ["new": .words(contrast.meant), "about": .words(contrast.about), "inHand": .flag(contrast.namesNothing)])
    return contrast.wrong.map { call.with("old", .words($0)) } ?? call
  }

  /// Whether the line says which words were wrong just before, and which were meant: "not rent, water bill". The corpus
  /// calls that a change of a card, so that nothing could be learnt of it.
  private func mends(_ line: String) -> Bool {
    guard isTalk, let best = matches(line, limit: 1).first, call(best).isCall(to: .correct),
      best.arguments["old"] != nil, best.arguments["new"] != nil
    else { return false }
    if case .repaired = best.how { return false }
    return true
  }

  private func said(_ line: String) -> [Call] {
    if let cards, let listed = language.rules.listed(line) { return [Call(tools[cards].name, listed.arguments)] }
    let best = matches(line, limit: 1).first
    if isTalk, best.map(isLoose) ?? true, let addressed = addressed(line) { return [addressed] }
    guard let best else { return several(line, nil) ?? [closing(line) ?? Rules.beyond] }
    return several(line, best) ?? [call(in: line, best)]
  }

  /// Whether it is a new card, or words that stand for anything.
  private func isLoose(_ match: Match) -> Bool {
    match.owner == cards || match.fills.contains { tools[match.owner].slots[$0.slot] == .text }
  }

  /// What the best match means, once what it takes for a card's name is looked at.
  func call(in line: String, _ best: Match) -> Call {
    day(in: line, insteadOf: best) ?? deed(in: line, insteadOf: best) ?? call(best)
  }

  /// "mum's birthday is on the 3rd" tells of a day, and changes a card only where there is one; "the locker code is 0915"
  /// tells of none.
  private func day(in line: String, insteadOf best: Match) -> Call? {
    guard let cards, !isTalk, Set(best.arguments.keys) == ["which", "due"], let which = best.fills.first?.words,
      best.fills[0].slot == "which", line.trimmed.lowercased().hasPrefix(which.lowercased())
    else { return nil }
    if language.rules.isKey(which) { return Rules.beyond }
    let capture = language.rules.read(line)
    let title = which.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard capture.due != nil, capture.title == title else { return nil }
    return Call(tools[cards].name, capture.arguments).with("title", .words(title))
  }

  package static let beyond = Call(.beyond)

  /// Those of a language, and of one that its speakers type too.
  package static func all(_ tools: [Tool], _ language: Language, models: ReadingModels.Source?) -> [Rules] {
    [Rules(tools, language, models: models)] + (language.second.map { all(tools, $0, models: models) } ?? [])
  }

  /// The command that ends a line which begins with talk: "i'm never going to do this, bin it". Words that could name
  /// anything are as well the rest of that talk: "we rowed, made up after".
  private func closing(_ line: String) -> Call? {
    guard let clause = Clauses.last(of: line, in: language), let match = matches(clause, limit: 1).first,
      match.score.words > 0,
      match.score.weight > 1
    else { return nil }
    return call(match)
  }

  /// "return the parcel by friday" and "find a plumber" are things to do, whatever tools begin with such words: what
  /// names a card does not say when, and no card is called "a plumber".
  private func deed(in line: String, insteadOf best: Match) -> Call? {
    guard let cards, best.fills.count == 1, best.arguments.count == 1 || best.owner == cards else { return nil }
    let said = best.fills[0].words
    let slot = tools[best.owner].slots[best.fills[0].slot]
    if slot == .which || slot?.isThing == true, language.rules.asks(for: said) || language.rules.wonders(line) {
      return Rules.beyond
    }
    guard best.owner != cards, slot == .which else { return nil }
    // "help today" asks for help on a verb.
    let timed = language.rules.timed(line).flatMap { $0.title.contains(" ") ? $0 : nil }
    let deed = (timed ?? language.rules.deed(line, on: said)).map { Call(tools[cards].name, $0.arguments) }
    return deed ?? (asksElsewhere(best, line) ? Rules.beyond : nil)
  }

  /// "how do i fix a puncture" asks how to do what no tool does; "explain the rota to sam" asks nothing.
  private func asksElsewhere(_ best: Match, _ line: String) -> Bool {
    guard best.fills[0].slot == "topic", !HelpWords(tools, language.rules).name(best.fills[0].words) else {
      return false
    }
    let topic = best.fills[0].words
    return best.score.words > 1 ? language.rules.isDeed(topic) : topic.contains(" ") && language.rules.isDeed(line)
  }

  /// Whether a line is read by those of the other language first: its words are more common there, or only its phrases
  /// know it.
  func yields(to other: Rules, _ line: String) -> Bool {
    if language.leansToSecond(line) { return true }
    guard matches(line, limit: 1).first.map({ $0.score.words == 0 }) ?? true,
      let match = other.matches(line, limit: 1).first, match.how == .asTyped
    else { return false }
    return match.score.words > 0
  }

  /// Whether the line means anything by itself.
  func reads(_ line: String) -> Bool { !matches(line, limit: 1).isEmpty }
}

extension [Rules] {
  /// The calls a line by itself becomes, by the first of them that makes anything of it.
  package func calls(_ line: String) -> (rules: Rules, calls: [Call]) {
    let likely = self[0].language.other(of: line) == nil ? Array(self.prefix(1)) : self
    let ordered = likely.count > 1 && likely[0].yields(to: likely[1], line) ? likely.reversed() : likely
    let all = ordered.lazy.map { (rules: $0, calls: $0.calls(line)) }
    return all.first { $0.calls != [Rules.beyond] } ?? (self[0], [Rules.beyond])
  }
}
