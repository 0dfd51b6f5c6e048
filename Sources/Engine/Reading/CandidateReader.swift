package import Language
import Replies

/// Proposes ways to read a line, each with what speaks for it: the tools' own phrases, the tools that the line model finds
/// likeliest with what the token model sees in the line, a thing to do, several things, and nothing of nudgy's business.
package struct CandidateReader {
  private let rules: Rules
  private let models: ReadingModels
  /// Whether the text is a piece of a line, which has no pieces of its own.
  private let isPiece: Bool
  private let context: ReadingContext
  private var language: Language { rules.language }
  private var cards: CardTools { rules.cardTools }

  package init(
    _ rules: Rules, _ models: ReadingModels, isPiece: Bool = false, in context: ReadingContext = ReadingContext()
  ) {
    (self.rules, self.models, self.isPiece, self.context) = (rules, models, isPiece, context)
  }

  /// A full stop at its end, or a smile, changes nothing in what a line says, and stays beside words that are kept as they
  /// are.
  package func candidates(_ said: String) -> [Candidate] {
    let text = String(said.trimmed)
    let ornaments = Ornaments(text)
    guard ornaments.words != text else { return proposed(text) }
    return proposed(ornaments.words).map {
      Candidate(
        calls: $0.calls.map { adorned($0, ornaments) }, features: $0.features,
        whole: $0.whole?.map { adorned($0, ornaments) })
    }
  }

  private func adorned(_ call: Call, _ ornaments: Ornaments) -> Call {
    let tool = rules.tools.first { $0.name == call.tool }
    guard let parameter = cards.makes(call, .add) ? "title" : tool?.soleText,
      case .words(let words)? = call.arguments[parameter]
    else { return call }
    // A remark beside something else is no sentence of its own, as what is written down is.
    let isWritten = !cards.makes(call, .add) && parameter == tool?.toldParameters.first?.name
    return call.with(parameter, .words(ornaments.added(to: words, isStopKept: isWritten)))
  }

  private func proposed(_ said: String) -> [Candidate] {
    let text = Openings.cut(said, in: language)
    let line = Utterance(text, in: language)
    let matches = rules.matches(text, limit: 5)
    let isAdded = matches.first.map { self.isAdded($0, line) } ?? false
    var proposals = Proposals(line, models.line, context, rules, isAdded: isAdded)
    let phrased = rules.phrased(said)
    phrases(phrased, matches, several(said, text, phrased), plainly(text, phrased, matches.first, line), &proposals)
    frames(text, line, &proposals)
    grounded(line, &proposals)
    followUps(line, &proposals)
    if !isPiece { pieces(line, &proposals) }
    if let card = cards.call(.add, language.rules.read(text).arguments) {
      proposals.add(rules.each(card), ["capture": 1, "capture: verb": language.rules.deed(text) == nil ? 0 : 1])
    }
    if !isPiece {
      proposals.shorten()
      proposals.retime()
    }
    proposals.add([Rules.beyond], ["beyond": 1])
    return proposals.finished(rules)
  }

  /// Whether a phrase fits that begins with a word for adding: what it adds is a card, however the rest of it is read.
  private func isAdded(_ match: Match, _ line: Utterance) -> Bool {
    rules.tools[match.owner].operation == .add && match.how == .asTyped && match.score.words > 0
      && language.rules.adds(line)
  }

  /// How phrases and marks tell that a line says several things, or what it adds to.
  private func several(_ said: String, _ text: String, _ calls: [Call]) -> [String: Float] {
    [
      "rules: on a list": language.rules.listed(text) != nil,
      "rules: two commands": !isPiece && calls.count > 1 && rules.areCommands(said),
      "rules: announced": !isPiece && calls.count > 1 && rules.isAnnounced(said),
    ].filter(\.value).mapValues { _ in 1 }
  }

  /// How plainly phrases say what they say.
  private func plainly(_ text: String, _ calls: [Call], _ best: Match?, _ line: Utterance) -> [String: Float] {
    [
      "rules: known words": isPlain(calls, best, line),
      "rules: behind a label": best.map { isLabel($0, text) } ?? false,
    ].filter(\.value).mapValues { _ in 1 }
  }

  private func phrases(
    _ calls: [Call], _ matches: [Match], _ several: [String: Float], _ plainly: [String: Float],
    _ proposals: inout Proposals
  ) {
    let said: [String: Float] = [
      "rules": 1, "rules: \(calls[0].tool)": 1, calls.count > 1 ? "rules: several" : "rules: one": 1,
    ]
    proposals.add(calls, said.merging(several) { $1 }.merging(plainly) { $1 })
    // What two phrases say alike is no plainer for that.
    var told = [calls]
    for (place, match) in matches.enumerated() {
      let score = match.score
      let meant = rules.calls(match)
      let phrase: [String: Float] = [
        "phrase": 1, "phrase: place \(min(place, 3))": 1, "phrase: \(rules.tools[match.owner].name)": 1,
        "phrase: words": Float(min(6, score.words)),
        "phrase: free texts": Float(score.freeTexts),
        "phrase: free words": Float(min(12, score.freeWords)) / 4,
      ]
      proposals.add(meant, told.contains(meant) ? phrase : phrase.merging(plainly) { $1 })
      told.append(meant)
    }
  }

  /// Whether the phrase says before a colon what all that follows is: "note: the key is under the pot".
  private func isLabel(_ match: Match, _ text: String) -> Bool {
    guard match.score.words > 0, let colon = text.firstIndex(of: ":"), let last = match.fills.last else { return false }
    return text[text.index(after: colon)...].trimmed == last.words.trimmed
  }

  /// Whether known words, numbers and times are all that the line is made of: "took ibuprofen and paracetamol". A time that
  /// may be how bad something is, is not plain: "back 7/10".
  private func isPlain(_ calls: [Call], _ best: Match?, _ line: Utterance) -> Bool {
    (best.map { $0.how == .asTyped } ?? (calls.count > 1))
      && calls.allSatisfy { call in
        guard let tool = rules.tools.first(where: { $0.name == call.tool }), call != Rules.beyond else { return false }
        return call.arguments.allSatisfy { name, value in
          if case .moment = value, line.mayRate { return false }
          return tool.slots[name]?.isFree != true || tool.points(name, value, in: language)
        }
      }
  }

  private func frames(_ text: String, _ line: Utterance, _ proposals: inout Proposals) {
    var frame = FrameReader(line)
    let view = models.token.view(of: line)
    for name in proposals.likeliest {
      guard let tool = rules.tools.first(where: { $0.name == name }) else { continue }
      if let parameter = tool.soleText, !isPiece {
        proposals.add(
          [Call(name, [parameter: .words(String(text.trimmed))])], ["frame": 1, "whole: \(name)": 1])
      }
      let reading = view.reading(for: name)
      proposals.readings[name] = reading
      let ways = reading.ways(isPiece ? 1 : 3)
      if tool.operation == .add {
        things(tool, line, ways[0].spans, &frame, &proposals)
      } else if let arguments = arguments(of: tool, ways[0].spans, &frame), mayMean(tool, arguments) {
        proposals.add(
          [Call(name, arguments)],
          ["frame": 1, "frame: \(name)": 1, "frame: names something": arguments["which"] == nil ? 0 : 1])
      }
      for way in ways.dropFirst() {
        let calls = calls(of: tool, in: line, way.spans, &frame)
        guard !calls.isEmpty, calls.allSatisfy({ mayMean(tool, $0.arguments) }) else { continue }
        proposals.add(calls, ["other frame": 1])
      }
    }
  }

  /// What may be meant to be done to something that the line names.
  private func grounded(_ line: Utterance, _ proposals: inout Proposals) {
    guard let references = proposals.grounding?.references, !references.isEmpty else { return }
    var frame = FrameReader(line)
    for name in Set(proposals.likeliest).union(CandidateReader.onCards.compactMap { cards[$0] }).sorted() {
      guard let tool = rules.tools.first(where: { $0.name == name }), tool.writes, tool.slots["which"] == .which
      else { continue }
      for places in references {
        guard let arguments = arguments(of: tool, [Span(.reference, places)], &frame) else { continue }
        proposals.add([Call(name, arguments)], ["grounded": 1, "grounded: \(name)": 1])
      }
    }
  }

  /// What may be meant to be done to the thing that was spoken of; what is let go of has to be named.
  private func followUps(_ line: Utterance, _ proposals: inout Proposals) {
    guard context.hasCard else { return }
    var frame = FrameReader(line)
    for operation in CandidateReader.onCards where operation != .drop {
      guard let name = cards[operation], let tool = rules.tools.first(where: { $0.name == name }),
        let arguments = arguments(of: tool, [], &frame), operation != .edit || !arguments.isEmpty
      else { continue }
      var features: [String: Float] = ["follow-up": 1, "follow-up: \(name)": 1]
      if let last = context.last { features["follow-up: \(name) after \(last)"] = 1 }
      features["follow-up: \(min(8, line.tokens.count)) words"] = 1
      if let first = line.tokens.first { features["follow-up: \(name) in \(first.key)"] = 1 }
      proposals.add([Call(name, arguments)], features)
    }
  }

  /// Whether words that no phrase knows may mean that. What takes a thing out of sight has to name it.
  private func mayMean(_ tool: Tool, _ arguments: [String: Argument]) -> Bool {
    if tool.effect == .destroys, tool.slots["which"] != nil { return arguments["which"] != nil }
    return !arguments.isEmpty || !tool.needsPhrase
  }

  /// What is most often done to things, whatever the line model makes of the words.
  private static let onCards: [CardOperation] = [.complete, .edit, .snooze, .drop]

  private func calls(of tool: Tool, in line: Utterance, _ spans: [Span], _ frame: inout FrameReader) -> [Call] {
    guard tool.operation == .add else {
      return arguments(of: tool, spans, &frame).map { [Call(tool.name, $0)] } ?? []
    }
    let (texts, items) = (spans.filter { $0.kind == .text }, spans.filter { $0.kind == .item })
    guard texts.count > 1 else { return texts.map { Call(tool.name, frame.thing($0, items)) } }
    return each(tool, of: line, texts, &frame)
  }

  /// `nil` where something is missing without which the tool does nothing.
  private func arguments(of tool: Tool, _ spans: [Span], _ frame: inout FrameReader) -> [String: Argument]? {
    let parameters = tool.offeredParameters
    let kinds = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, Span.Kind($0)) })
    var arguments = frame.arguments(parameters.map { ($0.name, $0.slot, $0.isOptional) }, spans) {
      kinds[$0.name] ?? nil
    }
    if tool.slots["until"] == .moment, arguments["until"] == nil { arguments["until"] = frame.shift() }
    return parameters.allSatisfy { $0.isOptional || arguments[$0.name] != nil } ? arguments : nil
  }

  /// One thing to do, or one for each that the token model sees.
  private func things(
    _ tool: Tool, _ line: Utterance, _ spans: [Span], _ frame: inout FrameReader, _ proposals: inout Proposals
  ) {
    func add(_ calls: [Call], _ name: String) { proposals.add(calls, ["frame": 1, name: 1]) }
    let texts = spans.filter { $0.kind == .text }
    guard let first = texts.first, let last = texts.last?.tokens.last else { return }
    add([titled(line.text, frame.words(of: first), by: tool)], "frame: card by rules")
    add([Call(tool.name, frame.thing(first, spans.filter { $0.kind == .item }))], "frame: card")
    guard texts.count > 1 else { return }
    let whole = Span(.text, Array(first.tokens[0]...last))
    add([titled(line.text, frame.words(of: whole), by: tool)], "frame: one card")
    add(each(tool, of: line, texts, &frame), "frame: several cards")
  }

  /// A card for each title, with what the words from there to the next one say of it.
  private func each(_ tool: Tool, of line: Utterance, _ texts: [Span], _ frame: inout FrameReader) -> [Call] {
    texts.enumerated().map { place, span in
      let start = place == 0 ? 0 : span.tokens[0]
      let end = place + 1 < texts.count ? texts[place + 1].tokens[0] : line.tokens.count
      return titled(String(line.words(start..<end)), frame.words(of: span), by: tool)
    }
  }

  private func titled(_ text: String, _ title: String, by tool: Tool) -> Call {
    Call(tool.name, language.rules.read(text).arguments).with("title", .words(title))
  }

  /// One thing after another, each as a line of its own; what is none of nudgy's business is left out.
  private func pieces(_ line: Utterance, _ proposals: inout Proposals) {
    let reader = CandidateReader(rules, models, isPiece: true, in: context)
    var read: [Range<Int>: Ranker.Choice] = [:]
    var ways: [(calls: [Call], features: [String: Float], lead: Float)] = []
    for cut in Segments.cuts(of: line) {
      let pieces = cut.compactMap { place -> Ranker.Choice? in
        let choice = read[place] ?? models.pieceRanker.choice(among: reader.candidates(String(line.words(place))))
        read[place] = choice
        return choice
      }
      let telling = pieces.filter { !$0.isBeyond }
      guard let first = telling.first else { continue }
      let calls = rules.saidOnce(telling.flatMap(\.calls))
      let lead = pieces.map(\.lead).min() ?? 0
      let place = ways.firstIndex { $0.calls == calls }
      if let place, ways[place].lead >= lead { continue }
      var features: [String: Float] = [
        "pieces": 1, "pieces: \(min(3, telling.count))": 1, "pieces: lead": lead,
        "pieces: left out": Float(pieces.count - telling.count),
        "pieces: open with talk": pieces[0].isBeyond ? 1 : 0,
        "pieces: end with talk": pieces[pieces.count - 1].isBeyond ? 1 : 0,
        "pieces: begin with \(first.tool)": 1, "pieces: lead of what is done": telling.map(\.lead).min() ?? 0,
        "pieces: alike": Set(telling.map(\.tool)).count < telling.count ? 1 : 0,
      ]
      for piece in telling.dropFirst() { features["pieces: go on with \(piece.tool)"] = 1 }
      if let place { ways[place] = (calls, features, lead) } else { ways.append((calls, features, lead)) }
    }
    for way in ways { proposals.add(way.calls, way.features) }
  }
}

extension Tool {
  /// Whether the argument names a thing by its number, or only points at it.
  fileprivate func points(_ parameter: String, _ argument: Argument, in language: Language) -> Bool {
    guard slots[parameter] == .which, case .words(let words) = argument else { return false }
    if case .words = Which(said: words, in: language) { return false }
    return true
  }

  /// The parameter that takes a line as it is, where the tool needs nothing else.
  fileprivate var soleText: String? {
    let asked = toldParameters.filter { $0.slot == .text }
    guard writes, asked.count == 1, toldParameters.allSatisfy({ $0.slot == .text || $0.isOptional }) else { return nil }
    return asked[0].name
  }
}

extension Span.Kind {
  /// What words of a line a parameter takes; `nil` where it takes no words as they are.
  package init?(_ parameter: AnyParameter) {
    switch parameter.slot {
    case .text: self = parameter.isName ? .name : .text
    case .which: self = .reference
    case .list: self = .item
    case .quantity: self = .quantity
    case .choice where parameter.schema()["enum"] == nil: self = .name
    default: return nil
    }
  }
}
