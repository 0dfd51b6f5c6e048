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

  package func best(_ candidates: [Candidate]) -> Candidate? {
    candidates.max { score($0) < score($1) }
  }

  private static let scale: Float = 16
}
