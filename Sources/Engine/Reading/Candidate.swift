import Language
package import Replies

/// One way to read a line: the calls it would become, and what speaks for that.
package struct Candidate: Sendable {
  package let calls: [Call]
  /// By name; `Ranker` has a weight for each.
  package internal(set) var features: [String: Float]
  /// The calls of the way that this one is a part of, where it has less in a title and is else the same.
  let whole: [Call]?

  package init(calls: [Call], features: [String: Float]) { self.init(calls: calls, features: features, whole: nil) }

  init(calls: [Call], features: [String: Float], whole: [Call]?) {
    (self.calls, self.features, self.whole) = (calls, features, whole)
  }

  /// The same where some features were never looked at.
  package func with(_ isKept: (_ feature: String) -> Bool) -> Candidate {
    Candidate(calls: calls, features: features.filter { isKept($0.key) }, whole: whole)
  }
}

extension Candidate {
  /// Whether it does something to a thing that it names, which may not be there.
  var namesThings: Bool { calls.contains { if case .words? = $0.arguments["which"] { true } else { false } } }

  package func score(_ weight: (String) -> Float) -> Float { features.reduce(0) { $0 + $1.value * weight($1.key) } }

  /// Whether it is the same calls and more, the same call with more of the line's words in it, or one call that says what the
  /// other says in several.
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
