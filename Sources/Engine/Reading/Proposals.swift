import Language
import Replies

/// The ways to read one line that were proposed so far; who proposes the same adds to what speaks for it.
struct Proposals {
  private let line: Utterance
  /// For each tool how far it is behind the likeliest, in log odds.
  private var behind: [String: Float] = [:]
  let likeliest: [String]
  /// How the token model sees the line, by tools.
  var readings: [String: TokenReading] = [:]
  /// `nil` where nothing can be looked up.
  let grounding: Grounding?
  private let context: ReadingContext
  private let tools: [Tool]
  private let cards: CardTools
  private let isAdded: Bool
  /// Whether the line asks whether to do something, or says that it was not done.
  private let wonders: Bool
  private let denies: Bool
  private let series: Series
  private let timing: Timing
  private let moving: Moving
  private var all: [Candidate] = []

  /// - Parameter isAdded: whether the line says that it adds a thing to do.
  init(_ line: Utterance, _ model: LineModel, _ context: ReadingContext, _ rules: Rules, isAdded: Bool) {
    (self.line, self.context, self.isAdded) = (line, context, isAdded)
    (tools, cards) = (rules.tools, rules.cardTools)
    (wonders, denies) = (line.language.rules.wonders(line.text), line.language.rules.denies(line.text))
    series = Series(line)
    timing = Timing(line)
    moving = Moving(line.tokens, cards, in: line.language)
    grounding = context.lookup.map { Grounding(line, $0) }
    let scores = model.scores(of: line)
    let best = scores.max() ?? 0
    for (tool, score) in zip(model.tools, scores) {
      behind[tool] = min(Proposals.farthest, Float(best - score) / LineModel.scale)
    }
    likeliest = scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }.prefix(4).map { model.tools[$0] }
  }

  mutating func add(_ said: [Call], _ features: [String: Float]) {
    let calls = said.map { timed(moving.applied(to: $0)) }.map { call in
      if case .words(let words)? = call.arguments["which"] {
        return call.with("which", .words(Naming.bare(words, in: line.language)))
      }
      guard case .words(let words)? = call.arguments["query"] else { return call }
      return call.with("query", .words(Naming.query(words, in: line.language)))
    }
    if calls.contains(where: asksForName) { return }
    if features["rules"] == nil, features["phrase"] == nil, calls.count == 1, isUnsaid(calls[0]) || isVague(calls[0]) {
      return
    }
    if let place = all.firstIndex(where: { $0.calls == calls }) {
      all[place].features.merge(features) { $0 + $1 }
    } else {
      all.append(Candidate(calls: calls, features: features))
    }
  }

  /// What is logged is of now and of today where nothing else is said.
  private func timed(_ call: Call) -> Call {
    guard case .moment(let at)? = call.arguments["at"], at.isCurrent,
      tools.first(where: { $0.name == call.tool })?.slots["which"] == nil
    else { return call }
    return call.without("at")
  }

  /// With titles as they are kept; the same card twice is one: "ring mum. RING MUM!"
  private func said(_ calls: [Call]) -> [Call] {
    var seen: [Call] = []
    return calls.map(plain).filter { call in
      guard cards.makes(call, .add), case .words(let title)? = call.arguments["title"] else { return true }
      let card = call.with("title", .words(title.lowercased()))
      defer { seen.append(card) }
      return !seen.contains(card)
    }
  }

  /// A card without what is never part of its title.
  private func plain(_ call: Call) -> Call {
    guard cards.makes(call, .add) else { return call }
    return switch call.arguments["title"] {
    case .words(let title): titled(call, line.language.rules.plain(title, of: line))
    case .list(let titles):
      call.with(
        "title",
        .list(
          titles.map {
            if case .words(let title) = $0 { .words(line.language.rules.plain(title, of: line)) } else { $0 }
          }))
    default: call
    }
  }

  /// With another title, and whom that says to reach, where the card reaches whom the title said.
  private func titled(_ call: Call, _ title: String) -> Call {
    guard case .words(let before)? = call.arguments["title"], before != title else { return call }
    let errand = errand(of: before)
    guard Proposals.reaching.allSatisfy({ call.arguments[$0] == errand[$0] }) else {
      return call.with("title", .words(title))
    }
    let kept = call.arguments.filter { !Proposals.reaching.contains($0.key) }
    return Call(call.tool, kept.merging(self.errand(of: title)) { $1 }).with("title", .words(title))
  }

  private func errand(of title: String) -> [String: Argument] {
    line.language.rules.errand(of: title).map { ["action": .words($0.action), "target": .words($0.target)] } ?? [:]
  }

  private static let reaching = ["action", "target"]

  /// Proposes the cards again without words that may be no part of their titles.
  mutating func shorten() {
    for candidate in all where candidate.calls.allSatisfy({ cards.makes($0, .add) }) {
      for calls in shorter(candidate.calls) {
        // Beside one that is the same already: each stands for the one it is a part of.
        all.append(Candidate(calls: calls, features: candidate.features, whole: candidate.calls))
      }
    }
  }

  /// Proposes the cards again without the time they have, with that time in their titles, and several of them with the day
  /// that one of them has.
  mutating func retime() {
    guard !timing.times.isEmpty else { return }
    for candidate in all where candidate.whole == nil && candidate.calls.allSatisfy({ cards.makes($0, .add) }) {
      for calls in candidate.calls.count == 1 ? retimed(candidate.calls[0]) : sharing(candidate.calls) {
        all.append(Candidate(calls: calls, features: candidate.features, whole: candidate.calls))
      }
    }
  }

  private func retimed(_ call: Call) -> [[Call]] {
    guard call.arguments["due"] != nil, call.arguments["repeat"] == nil, let title = title(of: call) else { return [] }
    let untimed = call.without("due")
    return ([untimed] + timing.longer(title).map { titled(untimed, line.words(at: $0)) }).map { [$0] }
  }

  /// "saturday: hoover, change the beds": the day of the first card for those that have none.
  private func sharing(_ calls: [Call]) -> [[Call]] {
    func day(_ call: Call?) -> Moment? {
      guard case .moment(let due)? = call?.arguments["due"], due.recurrence == nil, let place = due.place else {
        return nil
      }
      return Moment(place)
    }
    guard let day = day(calls.first) else { return [] }
    let shared = calls.map { call -> Call in
      guard case .moment(let due)? = call.arguments["due"] else { return call.with("due", .moment(day)) }
      return due.joined(day).map { call.with("due", .moment($0)) } ?? call
    }
    return shared == calls ? [] : [shared]
  }

  /// Of several cards each is cut as far as it can be.
  private func shorter(_ calls: [Call]) -> [[Call]] {
    let cuts = calls.map { call in title(of: call).map { line.language.rules.cuts(of: $0, in: line) } ?? [] }
    let ways = cuts.count == 1 ? cuts[0].count : cuts.contains { !$0.isEmpty } ? 1 : 0
    return (0..<ways).map { way in
      zip(calls, cuts).map { call, cuts in
        cuts.isEmpty ? call : titled(call, line.words(at: cuts[way]))
      }
    }
  }

  /// The tokens of a card's title.
  private func title(of call: Call) -> [Int]? {
    guard cards.makes(call, .add), case .words(let title)? = call.arguments["title"] else { return nil }
    return line.places(of: title)
  }

  /// What the titles hold that may be no part of them, on the average over the calls.
  private func holding(_ calls: [Call]) -> [String: Float] {
    var features: [String: Float] = [:]
    for reason in calls.flatMap({ call in title(of: call).map { line.language.rules.held(in: $0, of: line) } ?? [] }) {
      features["title cut: holds \(reason)", default: 0] += 1 / Float(calls.count)
    }
    return features
  }

  private func asksForName(_ call: Call) -> Bool {
    guard case .words(let words)? = call.arguments["which"] else { return false }
    return Naming.asks(words, in: line.language)
  }

  /// Whether something would be changed though the line only asks about it ("should i fix the tap?"), or done though it says
  /// that it is not ("haven't paid the bill yet"), or done or let go of though it is only named: "that rent business".
  private func isUnsaid(_ call: Call) -> Bool {
    if wonders, Effect(of: [call.tool], among: tools) >= .changes { return true }
    if denies, cards.makes(call, .complete) { return true }
    guard cards.makes(call, .complete, .drop) else { return false }
    var named = grounding?.references.flatMap(\.self) ?? []
    if case .words(let words)? = call.arguments["which"] { named += line.places(of: words) ?? [] }
    return !named.isEmpty && line.saysNothing(besides: named)
  }

  /// Whether it changes a thing and leaves open how, where a phrase says how.
  private func isVague(_ call: Call) -> Bool {
    cards.makes(call, .edit) && call.arguments.keys.allSatisfy { $0 == "which" }
      && all.contains { $0.features["phrase"] != nil && $0.calls[0].tool == call.tool && $0.calls[0] != call }
  }

  /// With what can be said of each once all are known.
  func finished(_ rules: Rules) -> [Candidate] {
    let cuts = all.count { $0.whole != nil }
    let candidates = all.map { candidate in
      var candidate = candidate
      let whole = candidate.whole ?? candidate.calls
      for (name, value) in wording(candidate.calls, rules) { candidate.features[name] = value }
      for name in timed(candidate) { candidate.features[name, default: 0] += 1 }
      for (name, value) in holding(candidate.calls) { candidate.features[name] = value }
      for name in naming(candidate.calls) { candidate.features[name] = 1 }
      let first = candidate.calls[0].tool
      if let last = context.last { candidate.features["after \(last): \(first)"] = 1 }
      for name in opening(of: first) { candidate.features[name] = 1 }
      let behind = behind[first] ?? Proposals.farthest
      let said = whole.flatMap { $0.arguments.values }.reduce(0) { $0 + $1.length }
      candidate.features.merge([
        "behind": behind, "behind: \(first)": behind, "tool: \(first)": 1, "likeliest": behind == 0 ? 1 : 0,
        "same tool": Float(all.count { $0.calls[0].tool == first } - (first == cards[.add] ? cuts : 0)),
        "several": candidate.calls.count > 1 ? 1 : 0,
        "covered": Float(said) / Float(max(1, line.width)),
        "question: \(first)": line.text.last == "?" ? 1 : 0,
        "added: \(first == cards[.add] ? "a card" : "no card")": isAdded ? 1 : 0,
      ]) { $1 }
      return candidate
    }
    let comparison = Comparison(candidates, rules)
    return candidates.map { candidate in
      var candidate = candidate
      for name in comparison.features(of: candidate) { candidate.features[name] = 1 }
      return Candidate(
        calls: said(candidate.calls.flatMap(rules.each)), features: candidate.features,
        whole: candidate.whole.map { said($0.flatMap(rules.each)) })
    }
  }

  /// How a line opens tells what it goes on with: "and a chain", "no, thursday".
  private func opening(of tool: String) -> [String] {
    guard let first = line.tokens.first else { return [] }
    let kind = line.kind(of: 0)
    let word = [.word, .name, .figures, .verb, .pastVerb].contains(kind) ? "\(kind)" : first.key
    let isShort = line.tokens.count < 6 ? "short" : "long"
    return ["opening: \(word): \(tool)", "opening: \(isShort), \(word): \(tool)"]
      + (context.last.map { ["opening: \(word): \(tool) after \($0)"] } ?? [])
      + (timing.times.isEmpty ? [] : ["with a time: \(tool)"])
  }

  /// What can be said of the line's times.
  private func timed(_ candidate: Candidate) -> [String] {
    guard !timing.times.isEmpty, candidate.calls.allSatisfy({ cards.makes($0, .add) }) else { return [] }
    let isTimed = candidate.calls.map { $0.arguments["due"] != nil || $0.arguments["repeat"] != nil }
    let features =
      timing.features(of: candidate.calls.compactMap(title), isTimed: isTimed.contains(true))
      + (candidate.calls.contains(where: \.isOver) ? ["time: lies behind"] : [])
    guard candidate.calls.count > 1, isTimed.contains(true) else { return features }
    let way =
      !isTimed.contains(false) ? "all" : isTimed[0] ? "the first" : isTimed[isTimed.count - 1] ? "the last" : "some"
    let opening = timing.times[0].lowerBound == 0 ? "opening with a time" : "not opening with a time"
    return features + ["time: of \(way)", "time: of \(way), \(opening)"]
  }

  /// What can be said of the things that the calls name.
  private func naming(_ calls: [Call]) -> [String] {
    guard let grounding else { return [] }
    let level = grounding.level
    return ["kept: \(level)"]
      + calls.flatMap { call -> [String] in
        var features = ["kept: \(level): \(call.tool)"]
        if case .words(let words)? = call.arguments["which"] {
          let count = ["none", "one", "several"][min(2, grounding.count(of: words))]
          features += ["named: \(count)", "named: \(count): \(call.tool)"]
        }
        if case .words(let title)? = call.arguments["title"], call.arguments["which"] == nil {
          if grounding.holds(title) { features.append("title: is kept") }
        }
        return features
      }
  }

  /// What can be said of the words that the calls take, on the average over the calls.
  private func wording(_ calls: [Call], _ rules: Rules) -> [String: Float] {
    var features: [String: Float] = [:]
    var taken: Set<Int> = []
    var allSpans: [Span] = []
    for call in calls {
      guard let tool = rules.tools.first(where: { $0.name == call.tool }) else { continue }
      var spans: [Span] = []
      for parameter in tool.offeredParameters {
        guard let kind = Span.Kind(parameter), case .words(let words)? = call.arguments[parameter.name] else {
          continue
        }
        guard let places = line.places(of: words) else {
          features["words: made up", default: 0] += 1
          continue
        }
        spans.append(Span(kind, places))
        taken.formUnion(places)
        guard parameter.name == "title" else { continue }
        for name in TitleShape.features(of: places, in: line) { features[name, default: 0] += 1 }
      }
      allSpans += spans
      if let reading = readings[call.tool] { features["words: behind", default: 0] += reading.behind(spans, in: line) }
    }
    let left = Float(min(8, TitleShape.left(taken, in: line))) / 8
    features = features.mapValues { $0 / Float(calls.count) }
    features["words: left"] = left
    features["words: left by \(calls[0].tool)"] = left
    for name in joining(allSpans) { features[name] = 1 }
    return features
  }

  /// How the words that the calls take lie among things to do that stand in a row.
  private func joining(_ spans: [Span]) -> [String] {
    guard !series.pieces.isEmpty else { return [] }
    let counts = series.pieces.map { piece in spans.count { $0.tokens.contains(where: piece.contains) } }
    let isOne = spans.contains { span in
      series.pieces.count { piece in span.tokens.contains(where: piece.contains) } > 1
    }
    let way = isOne ? "as one" : counts.contains(0) ? "one left out" : "apart"
    return ["series: \(way)", "series: \(series.manner.rawValue): \(way)"]
  }

  /// Log odds past which a tool is merely unlikely.
  private static let farthest: Float = 12
}

extension Utterance {
  /// Bytes, with one blank wherever some stand.
  fileprivate var width: Int {
    text.split(whereSeparator: \.isWhitespace).reduce(-1) { $0 + $1.utf8.count + 1 }
  }
}

extension Argument {
  /// Bytes of words; what was read counts as one word.
  fileprivate var length: Int {
    switch self {
    case .words(let words): words.utf8.count
    case .list(let items): items.reduce(0) { $0 + $1.length }
    default: 4
    }
  }
}

extension Call {
  /// Whether its time can only lie behind.
  fileprivate var isOver: Bool {
    if case .moment(let due)? = arguments["due"] { due.isOver } else { false }
  }
}
