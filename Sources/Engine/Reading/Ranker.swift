internal import CModels
import Glibc
import Replies

/// Ranks candidates by a log-linear model: the score is the sum of feature values times weights, learnt from the
/// corpus.
package struct Ranker: Sendable {
  /// Lines `name weight`, sorted by the bytes of the name; a weight is a whole number of sixteenths. Searched in place,
  /// without parsing, as a one-shot call reads a single line.
  private let rows: Storage

  /// The memory that holds the table.
  private enum Storage: @unchecked Sendable {
    case owned([UInt8])
    /// Static data, valid as long as the process runs.
    case permanent(UnsafeBufferPointer<UInt8>)

    func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      switch self {
      case .owned(let bytes): bytes.withUnsafeBufferPointer(body)
      case .permanent(let bytes): body(bytes)
      }
    }
  }

  init(_ table: table) { rows = .permanent(UnsafeBufferPointer(start: table.bytes, count: table.size)) }
  package init(table: String) { rows = .owned(Array(table.utf8)) }

  package init(_ weights: [String: Float] = [:]) {
    let rounded = weights.map { (name: $0.key, weight: Int(($0.value * Ranker.scale).rounded())) }
    self.init(
      table: rounded.filter { $0.weight != 0 }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        .map { "\($0.name) \($0.weight)\n" }.joined())
  }

  package var table: String { rows.read { String(decoding: $0, as: UTF8.self) } }

  /// Each weight by its feature's name.
  package var weights: [String: Float] {
    Dictionary(
      uniqueKeysWithValues: table.split(separator: "\n").compactMap { row in
        guard let blank = row.lastIndex(of: " "), let whole = Int(row[row.index(after: blank)...]) else { return nil }
        return (String(row[..<blank]), Float(whole) / Ranker.scale)
      })
  }

  package func score(_ candidate: Candidate) -> Float { candidate.score(weight) }

  /// What each feature adds to the score, the weightiest first.
  package func shares(of candidate: Candidate) -> [(feature: String, share: Float)] {
    candidate.features.map { (feature: $0.key, share: $0.value * weight(of: $0.key)) }.filter { $0.share != 0 }
      .sorted { (abs($1.share), $0.feature) < (abs($0.share), $1.feature) }
  }

  /// The weight of a feature; 0 if it was never learnt.
  private func weight(of name: String) -> Float {
    var name = name
    return name.withUTF8 { name in rows.read { Ranker.weight(of: name, in: $0) } }
  }

  private static func weight(of name: UnsafeBufferPointer<UInt8>, in rows: UnsafeBufferPointer<UInt8>) -> Float {
    var (low, high) = (0, rows.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, rows[start - 1] != lineFeed { start -= 1 }
      var end = start
      while end < high, rows[end] != lineFeed { end += 1 }
      var blank = end
      while blank > start, rows[blank - 1] != 0x20 { blank -= 1 }
      let same = memcmp(rows.baseAddress! + start, name.baseAddress!, min(max(0, blank - 1 - start), name.count))
      let order = same != 0 ? Int(same) : blank - 1 - start - name.count
      if order == 0 { return Float(number(rows[blank..<end])) / scale }
      if order < 0 { low = end + 1 } else { high = start }
    }
    return 0
  }

  private static func number(_ figures: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let isNegative = figures.first == UInt8(ascii: "-")
    let magnitude = figures.dropFirst(isNegative ? 1 : 0).reduce(0) { 10 * $0 + Int($1) - 0x30 }
    return isNegative ? -magnitude : magnitude
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// The candidate with the lowest expected cost. Candidates with the same set of tools share their probability, and
  /// the likeliest of them stands for all.
  ///
  /// - Parameter isThere: whether the records that candidates name exist. If not, a candidate that names one only
  ///   reports that; `nil` means that this still costs least.
  package func best(_ candidates: [Candidate], of tools: [Tool], isThere: Bool = true) -> Candidate? {
    let scores = candidates.map(score)
    guard let highest = scores.max() else { return nil }
    let shares = Ranker.shares(of: candidates, scores.map { exp($0 - highest) })
    var ways: [Set<String>: (best: Int, share: Float, effect: Effect)] = [:]
    for (place, candidate) in candidates.enumerated() {
      let names = Set(candidate.calls.map(\.tool))
      let share = shares[place]
      guard let way = ways[names] else {
        ways[names] = (place, share, Effect(of: Array(names), among: tools))
        continue
      }
      ways[names] = (scores[place] > scores[way.best] ? place : way.best, way.share + share, way.effect)
    }
    func actualEffect(_ way: (best: Int, share: Float, effect: Effect)) -> Effect {
      isThere || !candidates[way.best].namesThings ? way.effect : .nothing
    }
    let shareByEffect = Dictionary(ways.values.map { ($0.effect, $0.share) }) { $0 + $1 }
    let costs = ways.values.map { way in
      let done = actualEffect(way)
      let cost = shareByEffect.reduce(-way.share * Costs.of(done, whereMeant: way.effect)) {
        $0 + $1.value * Costs.of(done, whereMeant: $1.key)
      }
      return (best: way.best, cost: cost)
    }
    let best = costs.min { ($0.cost, $0.best) < ($1.cost, $1.best) }.map { candidates[$0.best] }
    return isThere || best?.namesThings == false ? best : nil
  }

  /// Merges a candidate and those derived from it: they count once, with the highest probability of them, so that many
  /// variants do not make a reading likelier.
  private static func shares(of candidates: [Candidate], _ shares: [Float]) -> [Float] {
    var shares = shares
    for (place, candidate) in candidates.enumerated() {
      guard let whole = candidate.variantOf,
        let other = candidates.firstIndex(where: { $0.variantOf == nil && $0.calls == whole })
      else { continue }
      (shares[other], shares[place]) = (max(shares[other], shares[place]), 0)
    }
    return shares
  }

  /// The best candidate, and its lead over those of other tools.
  struct TopCandidate {
    let calls: [Call]
    /// In log odds, at most `Ranker.maxLead`; negative if the others together are likelier.
    let lead: Float

    var tool: String { calls[0].tool }
    var isBeyond: Bool { calls[0].isCall(to: .outOfScope) }
  }

  func choice(among candidates: [Candidate]) -> TopCandidate? {
    let scores = candidates.map(score)
    guard let place = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    let calls = candidates[place].calls
    var others: Float = 0
    for (score, candidate) in zip(scores, candidates) where candidate.calls[0].tool != calls[0].tool {
      others += exp(score - scores[place])
    }
    return TopCandidate(calls: calls, lead: others > 0 ? min(Ranker.maxLead, -log(others)) : Ranker.maxLead)
  }

  /// Fixed weights, in log odds, for evidence that nothing else outweighs. They are not learnt: the corpus has few such
  /// lines, most of them by accident.
  package static let fixedWeights: [String: Float] = [
    // "farmers cheese too", right behind what was put on the shopping list
    "goes on with a list": 6,
    // "took ibuprofen and paracetamol", "done": known words, numbers and times only.
    "rules: known words": 10,
    // "bp 128/84 pulse 71", "passport renewed. throw away the old photos"
    StatementSeries.Kind.certain.rawValue: 10,
    // "mood 3 after 2 rotten days took ritalin at 8"
    StatementSeries.Kind.withNotes.rawValue: 6,
    // "my pulse is 68 according to the little machine"
    StatementSeries.Kind.single.rawValue: 6,
    // "slept 4.5h, zosia up 3 times"
    StatementSeries.Kind.besideMore.rawValue: 6,
    // "zoom, tue 14.30, the lisbon publisher", where another card keeps the publisher
    "time: a name behind it left out": -2,
    // "took sunflower oil", which was planned or taken before
    "medicine: is kept": 4,
    // "note: the key is under the pot"
    "rules: behind a label": 10,
    // "van mot - 2 tyres - pva - text lee"
    "dump: marked list": 10,
    // "readme - drop it, nobody will read it"
    "topic": 6,
    // "hm no, put the sauna back, he comes", where one was dropped
    "command for a named card": 7,
    // "called the pharmacy already they were nice"
    "deed": 7,
    // "the form came back, so re-sign it tomorrow"
    "behind its reason": 6,
    // "bin that, the school does theirs"
    "beside a remark": 6,
    // "put milk on my shopping list"
    "rules: on a list": 10,
    // "3 things: load the van, fuel, bins"
    "rules: announced": 10,
    // "done, what's next"
    "rules: two commands": 10,
    // "eye drops daily at 8, 1 and 6", where another way has the same title at each time
    "compared: lacks a time": -3,
    // "defrost the mince, put the pie on at 3", where another way makes two cards of it
    "compared: lacks a deed": -2.5,
    // "done unicorns" is never about the card in hand
    "compared: lacks a name": -2,
    // "add find a plumber"
    "added: no card": -10,
  ]

  private static let scale: Float = 16
  private static let maxLead: Float = 6
}
