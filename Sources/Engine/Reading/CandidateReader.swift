package import Language
import Replies

/// Proposes candidates for a line, each with its features: phrases of tools, the tools that the line model ranks
/// highest, filled from the token model's spans, a thing to do, several things, and out of scope.
package struct CandidateReader {
  private let rules: Rules
  private let models: ReadingModels
  /// Whether the text is a piece of a line, which is not split further.
  private let isPiece: Bool
  private let context: DialogueContext
  private var language: Language { rules.language }
  private var cards: CardTools { rules.cardTools }

  package init(
    _ rules: Rules, _ models: ReadingModels, isPiece: Bool = false, in context: DialogueContext = DialogueContext()
  ) {
    (self.rules, self.models, self.isPiece, self.context) = (rules, models, isPiece, context)
  }

  /// All candidates for the line. A final full stop or emoticon does not affect the reading, and is put back where
  /// words are stored as typed.
  package func candidates(_ line: String) -> [Candidate] {
    ReadingMemo.whileReading { readCandidates(line) }
  }

  private func readCandidates(_ line: String) -> [Candidate] {
    let text = String(line.trimmed)
    let decorations = LineDecorations(text, language.rules.exclamations)
    guard decorations.text != text else { return proposedCandidates(text) }
    return proposedCandidates(decorations.text).map {
      Candidate(
        calls: $0.calls.map { withDecorations($0, decorations) }, features: $0.features,
        variantOf: $0.variantOf?.map { withDecorations($0, decorations) })
    }
  }

  private func withDecorations(_ call: Call, _ decorations: LineDecorations) -> Call {
    let tool = rules.tools.first { $0.name == call.tool }
    guard let parameter = cards.matches(call, .add) ? "title" : tool?.soleTextParameter,
      case .words(let words)? = call.arguments[parameter]
    else { return call }
    // A remark beside another argument is no sentence of its own; a stored text is.
    let isStoredText =
      !cards.matches(call, .add) && tool?.topic != .memory && parameter == tool?.publicParameters.first?.name
    return call.with(parameter, .words(decorations.restored(around: words, keepsStop: isStoredText)))
  }

  private func proposedCandidates(_ typed: String) -> [Candidate] {
    let repaired = SelfRepair.applied(to: typed, in: language)
    let input = repaired == typed || storesWords(typed) ? typed : repaired
    let restarted = language.rules.restarted(input)
    let said = restarted == input || storesWords(input) ? input : restarted
    let text = LeadIns.removed(from: said, in: language)
    let line = Utterance(text, in: language)
    let matches = rules.matches(text, limit: 5)
    let isAdded = matches.first.map { self.isAddition($0, line) } ?? false
    var proposals = Proposals(
      line, models.line, context, rules, isAdded: isAdded, isCorrected: opensCorrection(said))
    let phraseCalls = rules.phraseCalls(for: input)
    // What only ends the line leaves the rest of it unread, however well it is known.
    let isWhole = phraseCalls.count < 2 || !rules.isClosingCommand(of: input)
    addPhrases(
      phraseCalls, matches, isWhole ? severalFeatures(input, text, phraseCalls, matches.first) : [:],
      isWhole ? certaintyFeatures(text, phraseCalls, matches.first, line) : [:], &proposals)
    addFrames(text, line, &proposals)
    addGrounded(line, &proposals)
    if !isPiece, let grounding = proposals.grounding { addNamed(line, grounding, &proposals) }
    addFollowUps(line, &proposals)
    if !isPiece {
      addPieces(line, &proposals)
      addDump(text, line, &proposals)
      addBeforeRemark(text, &proposals)
      for call in RemarkedCommandReader(line, rules, context).calls { proposals.add([call], ["beside a remark": 1]) }
      // With the "and" that it begins with.
      let saidLine = said == text ? line : Utterance(said, in: language)
      if let call = ListContinuation(saidLine, context).call(cards) {
        proposals.add([call], ["goes on with a list": 1])
      }
    }
    if let card = cards.call(.add, language.rules.read(text).arguments) {
      proposals.add(
        rules.expand(card), ["capture": 1, "capture: verb": language.rules.actionTask(in: text) == nil ? 0 : 1])
    }
    if let start = proposals.pointingPlace,
      let card = cards.call(.add, language.rules.read(String(line.words(start..<line.tokens.count))).arguments)
    {
      proposals.add([card], ["capture": 1, "capture: verb": 1])
    }
    if !isPiece {
      proposals.shorten()
      proposals.shareDays()
      proposals.shareRepeat()
      proposals.retime()
      proposals.markUrgent()
    }
    proposals.add([Rules.outOfScope], ["beyond": 1])
    return proposals.finalCandidates(phraseCalls, rules)
  }

  /// Whether the line is a note, a journal entry or the like, whose words are nobody's to leave out.
  private func storesWords(_ text: String) -> Bool {
    guard let match = rules.matches(text, limit: 1).first, match.score.words > 0 else { return false }
    let tool = rules.tools[match.owner]
    return tool.writes && tool.operation == nil && tool.publicParameters.contains { $0.slot == .text }
  }

  /// Whether it begins with a word that says that something was wrong.
  private func opensCorrection(_ text: String) -> Bool {
    Utterance.tokens(of: text).first.map {
      language.rules.correctionWords.contains($0.spelling) || language.rules.retractionWords.contains($0.spelling)
    } ?? false
  }

  /// Whether a phrase matches that begins with a word for adding. What it adds is a card, however the rest is read.
  private func isAddition(_ match: Match, _ line: Utterance) -> Bool {
    rules.tools[match.owner].operation == .add && match.inputForm == .asTyped && match.score.words > 0
      && language.rules.isAddCommand(line)
  }

  /// Features from phrases and punctuation that say whether the line lists several things.
  private func severalFeatures(_ said: String, _ text: String, _ calls: [Call], _ best: Match?) -> [String: Float] {
    // Two commands may come to one call: "tire swap is booked, tick it".
    let isSplit = calls.count > 1 || best.map { rules.calls($0) != calls } ?? false
    return [
      "rules: on a list": language.rules.listAddition(in: text) != nil,
      "rules: two commands": !isPiece && isSplit && rules.isTwoCommands(said),
      "rules: announced": !isPiece && calls.count > 1 && rules.isAnnounced(said),
    ].filter(\.value).mapValues { _ in 1 }
  }

  /// Features for readings of which the phrases are certain.
  private func certaintyFeatures(_ text: String, _ calls: [Call], _ best: Match?, _ line: Utterance) -> [String: Float]
  {
    [
      "rules: known words": isUnambiguous(calls, best, line),
      "rules: behind a label": best.map { isLabel($0, text) } ?? false,
    ].filter(\.value).mapValues { _ in 1 }
  }

  private func addPhrases(
    _ calls: [Call], _ matches: [Match], _ several: [String: Float], _ plainly: [String: Float],
    _ proposals: inout Proposals
  ) {
    let features: [String: Float] = [
      "rules": 1, "rules: \(calls[0].tool)": 1, calls.count > 1 ? "rules: several" : "rules: one": 1,
    ]
    proposals.add(calls, features.merging(several) { $1 }.merging(plainly) { $1 })
    // A match that repeats an earlier one's calls is no more certain for that.
    var seenCalls = [calls]
    for (place, match) in matches.enumerated() {
      let score = match.score
      let matchedCalls = rules.calls(match)
      let phraseFeatures: [String: Float] = [
        "phrase": 1, "phrase: place \(min(place, 3))": 1, "phrase: \(rules.tools[match.owner].name)": 1,
        "phrase: words": Float(min(6, score.words)),
        "phrase: free texts": Float(score.freeTexts),
        "phrase: free words": Float(min(12, score.freeWords)) / 4,
      ]
      proposals.add(
        matchedCalls, seenCalls.contains(matchedCalls) ? phraseFeatures : phraseFeatures.merging(plainly) { $1 })
      seenCalls.append(matchedCalls)
    }
  }

  /// Whether the phrase labels all that follows a colon: "note: the key is under the pot".
  private func isLabel(_ match: Match, _ text: String) -> Bool {
    guard match.score.words > 0, let colon = text.firstIndex(of: ":") else { return false }
    func plain(_ words: some Sequence<Character>) -> String { String(words.filter { $0.isLetter || $0.isNumber }) }
    let labelled = plain(text[text.index(after: colon)...])
    return match.fills.indices.contains { plain(match.fills[$0...].map(\.words).joined()) == labelled }
  }

  /// Whether the line consists of known words, numbers and times only: "took ibuprofen and paracetamol". A time that
  /// may be a rating does not count: "back 7/10".
  private func isUnambiguous(_ calls: [Call], _ best: Match?, _ line: Utterance) -> Bool {
    (best.map { [.asTyped, .stripped].contains($0.inputForm) } ?? (calls.count > 1))
      && calls.allSatisfy { call in
        guard let tool = rules.tools.first(where: { $0.name == call.tool }), call != Rules.outOfScope else {
          return false
        }
        return call.arguments.allSatisfy { name, value in
          if case .moment = value, line.hasRatingOutOfTen { return false }
          return tool.slots[name]?.isFree != true || tool.isPointer(name, value, in: language)
        }
      }
  }

  private func addFrames(_ text: String, _ line: Utterance, _ proposals: inout Proposals) {
    var frame = FrameReader(line)
    let view = models.token.view(of: line)
    for name in proposals.likeliest {
      guard let tool = rules.tools.first(where: { $0.name == name }) else { continue }
      if let parameter = tool.soleTextParameter, !isPiece {
        proposals.add(
          [Call(name, [parameter: .words(String(text.trimmed))])], ["frame": 1, "whole: \(name)": 1])
      }
      let reading = view.reading(for: name)
      proposals.readings[name] = reading
      let ways = reading.bestPaths(isPiece ? 1 : 3)
      if tool.operation == .add {
        addTasks(tool, line, ways[0].spans, &frame, &proposals)
      } else if let arguments = arguments(of: tool, ways[0].spans, &frame), mayMean(tool, arguments),
        mayMeasure(tool, arguments, line)
      {
        proposals.add(
          [Call(name, arguments)],
          ["frame": 1, "frame: \(name)": 1, "frame: names something": arguments["which"] == nil ? 0 : 1])
      }
      for way in ways.dropFirst() {
        let calls = calls(of: tool, in: line, way.spans, &frame)
        guard !calls.isEmpty,
          calls.allSatisfy({ mayMean(tool, $0.arguments) && mayMeasure(tool, $0.arguments, line) })
        else { continue }
        proposals.add(calls, ["other frame": 1])
      }
    }
  }

  /// Proposes operations on stored tasks that the line names.
  private func addGrounded(_ line: Utterance, _ proposals: inout Proposals) {
    guard let grounding = proposals.grounding, case let references = grounding.references, !references.isEmpty else {
      return
    }
    let joined = isPiece ? nil : grounding.joinedReference
    var frame = FrameReader(line)
    for name in Set(proposals.likeliest).union(CandidateReader.cardOperations.compactMap { cards[$0] }).sorted() {
      guard let tool = rules.tools.first(where: { $0.name == name }), tool.writes, tool.slots["which"] == .reference
      else { continue }
      for places in references {
        guard let arguments = arguments(of: tool, [Span(.reference, places)], &frame) else { continue }
        proposals.add([Call(name, arguments)], ["grounded": 1, "grounded: \(name)": 1])
      }
      if let joined, let arguments = arguments(of: tool, [Span(.reference, joined)], &frame) {
        proposals.add([Call(name, arguments)], ["grounded": 1, "grounded: several": 1])
      }
    }
  }

  /// Proposes what is told or said of the one card that the line names.
  private func addNamed(_ line: Utterance, _ grounding: Grounding, _ proposals: inout Proposals) {
    if let deed = DeedReader(line, grounding).deed {
      let calls = calls(of: deed, line)
      // An appointment must not get lost behind what is done.
      proposals.add(calls, ["deed": Float(calls.count)])
    }
    if let call = TopicReader(line, rules, grounding).call { proposals.add([call], ["topic": 1]) }
    if let closed = context.names?.closedTasks,
      let call = NamedCommandReader(line, rules, grounding, closed: closed).call
    {
      proposals.add([call], ["command for a named card": 1])
    }
  }

  /// What was booked for a time is done, and there is an appointment: "dentist booked for tuesday 3pm".
  private func calls(of deed: DeedReader.Deed, _ line: Utterance) -> [Call] {
    if let thing = deed.appointment, let due = language.rules.read(line.text).due, due.isPoint, !due.isPast,
      let done = cards.call(.complete, ["which": .words(deed.cardName)]),
      let card = cards.call(.add, ["title": .words(thing), "due": .moment(due)])
    {
      return [done, card]
    }
    return cards.call(.complete, ["which": .words(deed.name)]).map { [$0] } ?? []
  }

  /// Proposes operations on the current record. Dropping is left out: it needs a name.
  private func addFollowUps(_ line: Utterance, _ proposals: inout Proposals) {
    guard context.hasCard else { return }
    var frame = FrameReader(line)
    for operation in CandidateReader.cardOperations where operation != .drop {
      guard let name = cards[operation], let tool = rules.tools.first(where: { $0.name == name }),
        let arguments = arguments(of: tool, [], &frame), operation != .edit || !arguments.isEmpty
      else { continue }
      var features: [String: Float] = ["follow-up": 1, "follow-up: \(name)": 1]
      if let last = context.lastTool { features["follow-up: \(name) after \(last)"] = 1 }
      features["follow-up: \(min(8, line.tokens.count)) words"] = 1
      if let first = line.tokens.first { features["follow-up: \(name) in \(first.key)"] = 1 }
      proposals.add([Call(name, arguments)], features)
    }
  }

  /// Whether words that match no phrase may mean this call. A tool that hides a record needs its name.
  private func mayMean(_ tool: Tool, _ arguments: [String: Argument]) -> Bool {
    if tool.effect == .destroys, tool.slots["which"] != nil { return arguments["which"] != nil }
    return switch tool.needsPhrase {
    case .never: true
    case .unlessNamed: !arguments.isEmpty
    case .always: false
    }
  }

  /// Whether the number is a measure. One of an unknown name is only if nothing is done beside it: not the "PR 812" of "PR
  /// 812 reviewed and merged". A unit is no name: the "cups" of "3 cups of coffee".
  private func mayMeasure(_ tool: Tool, _ arguments: [String: Argument], _ line: Utterance) -> Bool {
    guard tool.slots["value"] != nil, case .words(let name)? = arguments["measure"] else { return true }
    if language.valueNames({ $0.measureNames }).value(named: name.lowercased()) != nil { return true }
    let units = language.valueNames { $0.measureUnits }
    if units.value(named: name.lowercased()) != nil { return false }
    if case .words(let unit)? = arguments["unit"], units.value(named: unit.lowercased()) == nil { return false }
    let places = line.tokenIndices(of: name) ?? []
    return !line.tokens.indices.contains { place in
      !places.contains(place) && [.verb, .pastVerb].contains(line.kind(of: place))
        && !language.rules.valueLinks.contains(line.tokens[place].spelling)
        && !language.rules.recordingVerbs.contains(line.tokens[place].spelling)
    }
  }

  /// The most frequent operations on cards, proposed whatever the line model ranks highest.
  private static let cardOperations: [CardOperation] = [.complete, .edit, .snooze, .drop]

  private func calls(of tool: Tool, in line: Utterance, _ spans: [Span], _ frame: inout FrameReader) -> [Call] {
    guard tool.operation == .add else {
      return arguments(of: tool, spans, &frame).map { [Call(tool.name, $0)] } ?? []
    }
    let (texts, items) = (spans.filter { $0.kind == .text }, spans.filter { $0.kind == .item })
    guard texts.count > 1 else { return texts.map { Call(tool.name, frame.taskArguments($0, items)) } }
    return cardPerTitle(tool, of: line, texts, &frame)
  }

  /// `nil` if a required argument is missing.
  private func arguments(of tool: Tool, _ spans: [Span], _ frame: inout FrameReader) -> [String: Argument]? {
    let parameters = tool.assistantParameters
    let kinds = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, Span.Kind($0)) })
    var arguments = frame.arguments(parameters.map { ($0.name, $0.slot, $0.isOptional) }, spans) {
      kinds[$0.name] ?? nil
    }
    if tool.slots["until"] == .moment, arguments["until"] == nil { arguments["until"] = frame.postponement() }
    return parameters.allSatisfy { $0.isOptional || arguments[$0.name] != nil } ? arguments : nil
  }

  /// Proposes one card, or one for each title that the token model finds.
  private func addTasks(
    _ tool: Tool, _ line: Utterance, _ spans: [Span], _ frame: inout FrameReader, _ proposals: inout Proposals
  ) {
    func add(_ calls: [Call], _ name: String) { proposals.add(calls, ["frame": 1, name: 1]) }
    let texts = spans.filter { $0.kind == .text }
    guard let first = texts.first, let last = texts.last?.tokens.last else { return }
    add([card(line.text, frame.words(of: first), by: tool)], "frame: card by rules")
    add([Call(tool.name, frame.taskArguments(first, spans.filter { $0.kind == .item }))], "frame: card")
    guard texts.count > 1 else { return }
    let fullSpan = Span(.text, Array(first.tokens[0]...last))
    add([card(line.text, frame.words(of: fullSpan), by: tool)], "frame: one card")
    add(cardPerTitle(tool, of: line, texts, &frame), "frame: several cards")
  }

  /// A card for each title, with the details from the words up to the next title.
  private func cardPerTitle(_ tool: Tool, of line: Utterance, _ texts: [Span], _ frame: inout FrameReader) -> [Call] {
    texts.enumerated().map { place, span in
      let start = place == 0 ? 0 : span.tokens[0]
      let end = place + 1 < texts.count ? texts[place + 1].tokens[0] : line.tokens.count
      return card(String(line.words(start..<end)), frame.words(of: span), by: tool)
    }
  }

  private func card(_ text: String, _ title: String, by tool: Tool) -> Call {
    Call(tool.name, language.rules.read(text).arguments).with("title", .words(title))
  }

  /// Proposes the line as a sequence of pieces, each read alone. Pieces out of scope are left out.
  private func addPieces(_ line: Utterance, _ proposals: inout Proposals) {
    let reader = CandidateReader(rules, models, isPiece: true, in: context)
    var choices: [Range<Int>: Ranker.TopCandidate] = [:]
    var ways: [(calls: [Call], features: [String: Float], lead: Float)] = []
    func choice(_ place: Range<Int>) -> Ranker.TopCandidate? {
      let choice = choices[place] ?? models.pieceRanker.choice(among: reader.candidates(String(line.words(place))))
      choices[place] = choice
      return choice
    }
    if let series = StatementSeries(line, rules, context, choice: choice) {
      proposals.add(series.calls, [series.kind.rawValue: 1])
    }
    if let request = line.reasonedRequest, let choice = choice(request), choice.calls.count == 1,
      cards.matches(choice.calls[0], .add)
    {
      var call = choice.calls[0]
      if call.arguments["due"] == nil, let day = line.dayOfReason(before: request) {
        call = call.with("due", .moment(day))
      }
      proposals.add([call], ["behind its reason": 1])
    }
    for cut in Segmenter.segmentations(of: line) {
      var pieces = cut.compactMap(choice)
      if pieces.count == cut.count { keepThingsBetween(&pieces, cut, line) }
      // A time that takes back another one is not to be left out: "due the 27th, no wait, the 4th".
      if zip(cut, pieces).contains(where: {
        $1.isBeyond && hasTime(line, $0) && opensCorrection(String(line.words($0)))
      }) {
        continue
      }
      // The "not sick" of "temp 36.9, not sick" says nothing of its own.
      let relevantPieces = pieces.enumerated().filter { place, piece in
        !piece.isBeyond
          && (place == 0 || pieces.count != cut.count || !rules.isDenial(String(line.words(cut[place])), piece.calls))
      }.map(\.element)
      guard let first = relevantPieces.first else { continue }
      let calls = rules.withoutRepeats(relevantPieces.flatMap(\.calls))
      let lead = pieces.map(\.lead).min() ?? 0
      let place = ways.firstIndex { $0.calls == calls }
      if let place, ways[place].lead >= lead { continue }
      var features: [String: Float] = [
        "pieces": 1, "pieces: \(min(3, relevantPieces.count))": 1, "pieces: lead": lead,
        "pieces: left out": Float(pieces.count - relevantPieces.count),
        "pieces: a time left out": Float(zip(cut, pieces).count { $1.isBeyond && hasTime(line, $0) }),
        "pieces: open with talk": pieces[0].isBeyond ? 1 : 0,
        "pieces: end with talk": pieces[pieces.count - 1].isBeyond ? 1 : 0,
        "pieces: begin with \(first.tool)": 1, "pieces: lead of what is done": relevantPieces.map(\.lead).min() ?? 0,
        "pieces: alike": Set(relevantPieces.map(\.tool)).count < relevantPieces.count ? 1 : 0,
      ]
      for piece in relevantPieces.dropFirst() { features["pieces: go on with \(piece.tool)"] = 1 }
      if let place { ways[place] = (calls, features, lead) } else { ways.append((calls, features, lead)) }
    }
    for way in ways { proposals.add(way.calls, way.features) }
  }

  /// A noun between things to do is one of them, whatever it means alone: the gloves of "torch, gloves, lunch".
  private func keepThingsBetween(_ pieces: inout [Ranker.TopCandidate], _ cut: [Range<Int>], _ line: Utterance) {
    func isCard(_ piece: Ranker.TopCandidate) -> Bool { piece.calls.allSatisfy { cards.matches($0, .add) } }
    for place in pieces.indices.dropFirst().dropLast()
    where pieces[place].isBeyond && isCard(pieces[place - 1]) && isCard(pieces[place + 1]) {
      let words = String(line.words(cut[place]))
      guard language.rules.isNounPhrase(words), let card = cards.call(.add, language.rules.read(words).arguments) else {
        continue
      }
      pieces[place] = Ranker.TopCandidate(calls: [card], lead: 0)
    }
  }

  /// Proposes what a phrase makes of the line up to a remark at its end; one that says why is the note of an entry that has
  /// none: "bp 130/80 because i ran".
  private func addBeforeRemark(_ text: String, _ proposals: inout Proposals) {
    for part in rules.prefixesBeforeRemark(text) {
      guard let match = rules.matches(part, limit: 1).first, match.score.words > 0 else { continue }
      var calls = rules.phraseCalls(for: part)
      let remark = Utterance.tokens(of: String(text.dropFirst(part.count))).drop(while: \.isMark)
      if let first = remark.first, language.rules.explanationWords.contains(first.spelling), calls.count == 1,
        rules.takesNote(calls[0]), calls[0].arguments["note"] == nil
      {
        let reason = text.dropFirst(part.count).trimmed { !$0.isLetter && !$0.isNumber }
        calls[0] = calls[0].with("note", .words(String(reason)))
      }
      proposals.add(calls, ["before a remark": 1, "before a remark: \(calls[0].tool)": 1])
    }
  }

  private func hasTime(_ line: Utterance, _ piece: Range<Int>) -> Bool { piece.contains { line.timing[$0] != .none } }

  /// Proposes the line as the dump of several things.
  private func addDump(_ text: String, _ line: Utterance, _ proposals: inout Proposals) {
    let isMarkedList = Dump.isMarkedList(text, in: language)
    guard let tool = cards[.add], isMarkedList || line.tokens.count >= CandidateReader.minDumpTokens,
      isMarkedList || !Segmenter.joiners(in: line).isEmpty
    else { return }
    let captures = Dump.captures(of: text, by: models.token, in: language)
    guard captures.count > 1 else { return }
    proposals.add(
      captures.map { Call(tool, $0.arguments) },
      [
        "dump": 1, "dump: \(min(4, captures.count))": 1,
        "dump: marked list": isMarkedList && !captures.contains(where: isEntry) ? 1 : 0,
      ])
  }

  /// Whether it is rather something to log: the "knee 4" of "back 6 / knee 4 / mood 5".
  private func isEntry(_ capture: Capture) -> Bool {
    language.rules.actionTask(in: capture.title) == nil
      && LogEntryReader(Utterance(capture.title, in: language), rules, context.names).namesEntry(capture.title)
  }

  /// The fewest tokens of a line that may be a dump.
  private static let minDumpTokens = 6
}

extension Tool {
  /// Whether the argument refers to a record by number or pronoun, not by words.
  fileprivate func isPointer(_ parameter: String, _ argument: Argument, in language: Language) -> Bool {
    guard slots[parameter] == .reference, case .words(let words) = argument else { return false }
    if case .words = RecordSelector(text: words, in: language) { return false }
    return true
  }

  /// The text parameter that takes the whole line, if the tool needs nothing else.
  fileprivate var soleTextParameter: String? {
    let texts = publicParameters.filter { $0.slot == .text }
    guard writes, texts.count == 1, publicParameters.allSatisfy({ $0.slot == .text || $0.isOptional }) else {
      return nil
    }
    return texts[0].name
  }
}

extension Span.Kind {
  /// The kind of span that fills a parameter; `nil` if it takes no words as they are.
  package init?(_ parameter: AnyParameter) {
    switch parameter.slot {
    case .text: self = parameter.isName ? .name : .text
    case .reference: self = .reference
    case .list: self = .item
    case .quantity: self = .quantity
    case .choice where parameter.schema()["enum"] == nil: self = .name
    default: return nil
    }
  }
}
