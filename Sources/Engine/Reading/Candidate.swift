import Language
package import Replies

/// One way to read a line: the calls it would become, and the features for and against that.
package struct Candidate: Sendable {
  package let calls: [Call]
  /// Feature values by name; `Ranker` has a weight for each.
  package internal(set) var features: [String: Float]
  /// The calls that this one was derived from by changing a title or a time; `nil` if it was not.
  let variantOf: [Call]?

  package init(calls: [Call], features: [String: Float]) { self.init(calls: calls, features: features, variantOf: nil) }

  init(calls: [Call], features: [String: Float], variantOf: [Call]?) {
    (self.calls, self.features, self.variantOf) = (calls, features, variantOf)
  }

  /// The same with only some features, as if the others had never been computed.
  package func filteringFeatures(_ isIncluded: (_ feature: String) -> Bool) -> Candidate {
    Candidate(calls: calls, features: features.filter { isIncluded($0.key) }, variantOf: variantOf)
  }
}

extension Candidate {
  /// Whether it acts on a record that it names in words, which may not exist.
  var namesThings: Bool { calls.contains { if case .words? = $0.arguments["which"] { true } else { false } } }

  /// Rounded, as the features come in another order in each run, and their sum differs in its last digits: which of two
  /// equal candidates wins would be chance.
  package func score(_ weight: (String) -> Float) -> Float {
    let sum = features.reduce(0.0) { $0 + Double($1.value * weight($1.key)) }
    return Float((sum * Candidate.scoreSteps).rounded() / Candidate.scoreSteps)
  }

  private static let scoreSteps = 4096.0

  /// Whether it contains all calls of the other and more, is the same call with more of the line's words, or says in
  /// one call what the other says in several.
  func tellsMore(than other: Candidate) -> Bool {
    if calls.count == 1, other.calls.count > 1, calls[0].tool == other.calls[0].tool {
      return other.calls.flatMap(\.arguments).allSatisfy { calls[0].arguments[$0.key] == $0.value }
    }
    if calls.count > other.calls.count { return other.calls.allSatisfy(calls.contains) }
    guard calls.count == 1, other.calls.count == 1, calls[0].tool == other.calls[0].tool else { return false }
    let (own, others) = (calls[0].arguments, other.calls[0].arguments)
    let agrees = others.allSatisfy { own[$0.key] == $0.value || own[$0.key] == nil && !$0.value.isText }
    return agrees && own.values.count(where: \.isText) > others.values.count(where: \.isText)
  }
}

extension Argument {
  fileprivate var isText: Bool {
    switch self {
    case .words, .list: true
    case .number, .flag, .moment, .id: false
    }
  }
}
