import Language
import Replies

// Candidates that leave out what another one has, and that no weight may prefer.
extension Proposals {
  func losesAnything(_ candidate: Candidate, among all: [Candidate]) -> Bool {
    losesReason(candidate, among: all) || losesTimedThing(candidate, among: all) || losesCard(candidate, among: all)
  }

  /// Whether it does to one card what is said of several that are kept, this one among them: the soap of "soap and candles
  /// both done".
  private func losesCard(_ candidate: Candidate, among all: [Candidate]) -> Bool {
    guard let grounding, candidate.calls.count == 1, case let call = candidate.calls[0],
      cards.matches(call, .complete, .drop, .snooze, .edit), case .words(let name)? = call.arguments["which"]
    else { return false }
    return all.contains { other in
      guard other.calls.count > 1, other.calls.allSatisfy({ $0.tool == call.tool }),
        ["phrase", "grounded: several"].contains(where: { other.features[$0] != nil })
      else { return false }
      let named = other.calls.map { call -> [StoredTask] in
        guard case .words(let name)? = call.arguments["which"] else { return [] }
        return grounding.openNamed(name)
      }
      return named.allSatisfy { $0.count == 1 } && named.contains(grounding.openNamed(name))
    }
  }

  /// Whether it is the first of two cards that another way finds, of which the second has a clock time of its own behind a
  /// comma: "carols on the 20th at 6, urn on by 5.15".
  private func losesTimedThing(_ candidate: Candidate, among all: [Candidate]) -> Bool {
    guard candidate.calls.count == 1, cards.matches(candidate.calls[0], .add) else { return false }
    return all.contains { other in
      guard other.calls.count == 2, other.calls[0] == candidate.calls[0], cards.matches(other.calls[1], .add),
        case .moment(let due)? = other.calls[1].arguments["due"], due.clock?.explicitTime != nil,
        let title = titleTokens(of: other.calls[1]), title.count > 1, line.kind(of: title[0]) != .verb,
        line.kind(of: title[0] - 1) == .comma, let last = title.last,
        let time = line.times.first(where: { $0.tokens.lowerBound > last }), time.tokens.lowerBound <= last + 2
      else { return false }
      return !title.contains { line.language.rules.asideSubjects.contains(line.tokens[$0].spelling) }
    }
  }

  /// Whether it logs an entry without the reason that another way finds in the line: "mood 5 because of work", "headache 3
  /// because i slept badly".
  private func losesReason(_ candidate: Candidate, among all: [Candidate]) -> Bool {
    guard candidate.calls.count == 1, case let call = candidate.calls[0],
      call.arguments["note"] == nil, contradictions.isLog(call)
    else { return false }
    return all.contains { other in
      guard other.calls.count == 1, other.calls[0].tool == call.tool,
        call.arguments.allSatisfy({ other.calls[0].arguments[$0.key] == $0.value })
      else { return false }
      let more = other.calls[0].arguments.filter { call.arguments[$0.key] == nil }
      guard !more.isEmpty, more.keys.allSatisfy(Proposals.reasonParameters.contains) else { return false }
      return more.values.flatMap(\.words).contains(where: saysWhy)
    }
  }

  private func saysWhy(_ reason: String) -> Bool {
    guard let first = line.tokenIndices(of: reason)?.first else { return false }
    // "because i slept badly" may be kept without its subject.
    return line.tokens[..<(first + 1)].suffix(Proposals.reasonReach).contains {
      line.language.rules.explanationWords.contains($0.spelling)
    }
  }

  private static let reasonParameters: Set = ["note", "triggers"]
  /// How many tokens before a reason may say that it is one, with its first.
  private static let reasonReach = 4
}

extension Argument {
  fileprivate var words: [String] {
    switch self {
    case .words(let words): [words]
    case .list(let items): items.flatMap(\.words)
    default: []
    }
  }
}
