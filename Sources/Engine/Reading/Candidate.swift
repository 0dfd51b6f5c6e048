/// One way to read a line: the calls it would become, and what speaks for that.
package struct Candidate: Sendable {
  package let calls: [Call]
  /// By name; `Ranker` has a weight for each.
  package internal(set) var features: [String: Float]
}
