import Language
import Replies

// The features of the candidates, which need all proposals to be known.
extension Proposals {
  /// Features for words in the titles that may not belong there, averaged over the calls.
  func titleFeatures(_ calls: [Call]) -> [String: Float] {
    var features: [String: Float] = [:]
    for reason in calls.flatMap({ call in
      titleTokens(of: call).map { line.language.rules.doubtfulParts(in: $0, of: line) } ?? []
    }) {
      features["title cut: holds \(reason)", default: 0] += 1 / Float(calls.count)
    }
    return features
  }

  /// Whether it edits a card without saying how, where a phrase says what is done with one, or what stands before a remark.
  private func isUnsaidEdit(_ candidate: Candidate) -> Bool {
    func isSaid(_ other: Candidate) -> Bool {
      other.features["phrase"] != nil || other.features["before a remark"] != nil
    }
    return candidate.calls.count == 1 && cards.matches(candidate.calls[0], .edit)
      && candidate.calls[0].arguments.keys.allSatisfy { $0 == "which" } && !isSaid(candidate)
      && candidates.contains { isSaid($0) && cards.matches($0.calls[0], .complete, .drop, .snooze, .edit) }
  }

  /// The candidates with the features that need all proposals to be known.
  ///
  /// - Parameter phraseCalls: of the phrase that fits best, as it says them.
  func finalCandidates(_ phraseCalls: [Call], _ rules: Rules) -> [Candidate] {
    let cuts = candidates.count { $0.variantOf != nil }
    let annotated = candidates.filter { !isUnsaidEdit($0) }.map { candidate in
      var candidate = candidate
      let whole = candidate.variantOf ?? candidate.calls
      for (name, value) in wordFeatures(candidate.calls, rules) { candidate.features[name] = value }
      for name in timeFeatures(candidate) { candidate.features[name, default: 0] += 1 }
      for (name, value) in titleFeatures(candidate.calls) { candidate.features[name] = value }
      for name in nameFeatures(candidate.calls) { candidate.features[name] = 1 }
      let first = candidate.calls[0].tool
      if let last = context.lastTool { candidate.features["after \(last): \(first)"] = 1 }
      for name in openingFeatures(of: first) { candidate.features[name] = 1 }
      // What the whole line is about may be any of several calls.
      let distances = Set(candidate.calls.map(\.tool)).compactMap { logOddsBehind[$0] }
      let distance = distances.min() ?? Proposals.unlearntLogOdds
      let textLength = whole.flatMap { $0.arguments.values }.reduce(0) { $0 + $1.length }
      candidate.features.merge([
        "behind": distance, "behind: \(first)": distance, "tool: \(first)": 1, "likeliest": distance == 0 ? 1 : 0,
        "same tool": Float(candidates.count { $0.calls[0].tool == first } - (first == cards[.add] ? cuts : 0)),
        "several": candidate.calls.count > 1 ? 1 : 0,
        "covered": Float(textLength) / Float(max(1, line.width)),
        "question: \(first)": line.text.last == "?" ? 1 : 0,
        "added: \(first == cards[.add] ? "a card" : "no card")": isAddition ? 1 : 0,
      ]) { $1 }
      return candidate
    }
    let comparison = Comparison(annotated, phraseCalls, rules)
    return annotated.filter {
      !comparison.changesUnnamed($0) && !losesAnything($0, among: annotated)
    }.map { candidate in
      var candidate = candidate
      for name in comparison.features(of: candidate) { candidate.features[name] = 1 }
      return Candidate(
        calls: withCleanTitles(candidate.calls.flatMap(rules.expand)), features: candidate.features,
        variantOf: candidate.variantOf.map { withCleanTitles($0.flatMap(rules.expand)) })
    }
  }

  /// Features of the kind of word that the line opens with. Which word it is the line model knows.
  func openingFeatures(of tool: String) -> [String] {
    let timed = lineTimes.times.isEmpty ? [] : ["with a time: \(tool)"]
    guard !line.tokens.isEmpty, case let kind = line.kind(of: 0),
      [.word, .name, .figures, .verb, .pastVerb].contains(kind)
    else { return timed }
    let isShort = line.tokens.count < 6 ? "short" : "long"
    return ["opening: \(kind): \(tool)", "opening: \(isShort), \(kind): \(tool)"] + timed
  }

  /// Features of the line's time expressions.
  func timeFeatures(_ candidate: Candidate) -> [String] {
    guard !lineTimes.times.isEmpty, candidate.calls.allSatisfy({ cards.matches($0, .add) }) else { return [] }
    let isTimed = candidate.calls.map { $0.arguments["due"] != nil || $0.arguments["repeat"] != nil }
    let features =
      lineTimes.features(of: candidate.calls.compactMap(titleTokens), isTimed: isTimed.contains(true))
      + (candidate.calls.contains(where: \.isPast) ? ["time: lies behind"] : [])
      + (leavesName(candidate) ? ["time: a name behind it left out"] : [])
    guard candidate.calls.count > 1, isTimed.contains(true) else { return features }
    let way =
      !isTimed.contains(false) ? "all" : isTimed[0] ? "the first" : isTimed[isTimed.count - 1] ? "the last" : "some"
    let opening = lineTimes.times[0].lowerBound == 0 ? "opening with a time" : "not opening with a time"
    return features + ["time: of \(way)", "time: of \(way), \(opening)"]
  }

  /// Whether a card lacks the name that stands behind the last time.
  func leavesName(_ candidate: Candidate) -> Bool {
    guard candidate.calls.count == 1, let title = titleTokens(of: candidate.calls[0]) else { return false }
    return lineTimes.nameBehindLast(after: title) != nil
  }

  /// Features of the records that the calls name.
  func nameFeatures(_ calls: [Call]) -> [String] {
    guard let grounding else { return [] }
    let level = grounding.level
    return ["kept: \(level)"]
      + calls.flatMap { call -> [String] in
        var features = ["kept: \(level): \(call.tool)"]
        if case .words(let words)? = call.arguments["which"] {
          let count = ["none", "one", "several"][min(2, grounding.count(of: words))]
          features += ["named: \(count)", "named: \(count): \(call.tool)"]
        }
        if contradictions.isLog(call), case .words(let name)? = call.arguments["medication"],
          context.names?.hasMedicine(name.lowercased()) == true
        {
          features.append("medicine: is kept")
        }
        if case .words(let title)? = call.arguments["title"], call.arguments["which"] == nil {
          if grounding.containsOpen(title) { features.append("title: is kept") }
        }
        return features
      }
  }

  /// Features of the words that the calls use, averaged over the calls.
  func wordFeatures(_ calls: [Call], _ rules: Rules) -> [String: Float] {
    var features: [String: Float] = [:]
    var usedTokens: Set<Int> = []
    var allSpans: [Span] = []
    for call in calls {
      guard let tool = rules.tools.first(where: { $0.name == call.tool }) else { continue }
      var spans: [Span] = []
      for parameter in tool.assistantParameters {
        guard let kind = Span.Kind(parameter), case .words(let words)? = call.arguments[parameter.name] else {
          continue
        }
        guard let places = line.tokenIndices(of: words) else {
          features["words: made up", default: 0] += 1
          continue
        }
        spans.append(Span(kind, places))
        usedTokens.formUnion(places)
        guard parameter.name == "title" else { continue }
        let prefix = cards.matches(call, .add) ? "" : "new "
        for name in TitleFeatures.features(of: places, in: line) { features[prefix + name, default: 0] += 1 }
      }
      allSpans += spans
      if let reading = readings[call.tool] {
        features["words: behind", default: 0] += reading.penalty(of: spans, in: line)
      }
    }
    let unusedShare = Float(min(8, TitleFeatures.uncoveredWords(usedTokens, in: line))) / 8
    features = features.mapValues { $0 / Float(calls.count) }
    features["words: left"] = unusedShare
    features["words: left by \(calls[0].tool)"] = unusedShare
    for name in seriesFeatures(allSpans) { features[name] = 1 }
    return features
  }

  /// Features of how the calls divide a series of things to do.
  func seriesFeatures(_ spans: [Span]) -> [String] {
    guard !series.pieces.isEmpty else { return [] }
    let counts = series.pieces.map { piece in spans.count { $0.tokens.contains(where: piece.contains) } }
    let isOne = spans.contains { span in
      series.pieces.count { piece in span.tokens.contains(where: piece.contains) } > 1
    }
    let way = isOne ? "as one" : counts.contains(0) ? "one left out" : "apart"
    return ["series: \(way)", "series: \(series.joinKind.rawValue): \(way)"]
  }

  /// Upper limit of the log odds by which a tool is behind.
  static let maxLogOdds: Float = 12
  /// Of a tool that the model has not learnt, which says nothing of whether it is meant: its phrases decide.
  static let unlearntLogOdds: Float = 3
}

extension Utterance {
  /// Bytes, with each run of white space counted as one.
  fileprivate var width: Int {
    text.split(whereSeparator: \.isWhitespace).reduce(-1) { $0 + $1.utf8.count + 1 }
  }
}

extension Argument {
  /// Bytes of text; any other value counts as 4.
  fileprivate var length: Int {
    switch self {
    case .words(let words): words.utf8.count
    case .list(let items): items.reduce(0) { $0 + $1.length }
    default: 4
    }
  }
}

extension Call {
  /// Whether its due time can only lie in the past.
  fileprivate var isPast: Bool {
    if case .moment(let due)? = arguments["due"] { due.isPastDay } else { false }
  }
}
