import Glibc

/// Chooses among the ways to read a line: the sum of a weight for each feature, log-linear, learnt from the corpus.
package struct Ranker: Sendable {
  package var weights: [String: Float]

  package init(_ weights: [String: Float] = [:]) { self.weights = weights }

  /// A table of lines `name weight`; weights are whole numbers of sixteenths.
  package init(table: String) {
    weights = [:]
    for row in table.split(separator: "\n") where row.first != "#" {
      guard let blank = row.lastIndex(of: " "), let weight = Float(row[row.index(after: blank)...]) else { continue }
      weights[String(row[..<blank])] = weight / Ranker.scale
    }
  }

  init(bytes: [UInt8]) { self.init(table: String(decoding: bytes, as: UTF8.self)) }

  package var table: String {
    weights.map { (name: $0.key, weight: Int(($0.value * Ranker.scale).rounded())) }.filter { $0.weight != 0 }
      .sorted { $0.name < $1.name }.map { "\($0.name) \($0.weight)\n" }.joined()
  }

  package func score(_ candidate: Candidate) -> Float {
    candidate.features.reduce(0) { $0 + $1.value * (weights[$1.key] ?? 0) }
  }

  /// What each feature adds to the score, the weightiest first.
  package func shares(of candidate: Candidate) -> [(feature: String, share: Float)] {
    candidate.features.map { (feature: $0.key, share: $0.value * (weights[$0.key] ?? 0)) }.filter { $0.share != 0 }
      .sorted { (abs($1.share), $0.feature) < (abs($0.share), $1.feature) }
  }

  package func best(_ candidates: [Candidate]) -> Candidate? {
    candidates.max { score($0) < score($1) }
  }

  /// The best one, and how far it is ahead of those that do something else.
  struct Choice {
    let calls: [Call]
    /// In log odds, up to `Ranker.farthest`; less than nothing where others together are likelier.
    let lead: Float

    var tool: String { calls[0].tool }
    var isBeyond: Bool { tool == "out_of_scope" }
  }

  func choice(among candidates: [Candidate]) -> Choice? {
    let scores = candidates.map(score)
    guard let place = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
    let calls = candidates[place].calls
    var others: Float = 0
    for (score, candidate) in zip(scores, candidates) where candidate.calls[0].tool != calls[0].tool {
      others += exp(score - scores[place])
    }
    return Choice(calls: calls, lead: others > 0 ? min(Ranker.farthest, -log(others)) : Ranker.farthest)
  }

  private static let scale: Float = 16
  private static let farthest: Float = 6
}
