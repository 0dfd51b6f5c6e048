import Language
import Replies

// "leo has pe today, and ring the surgery": a reading that leaves things to do out is told, and never silent.
extension Rules {
  /// What stands behind or before all that the calls say, if a thing to do is in it; `nil` if nothing is.
  func remainder(of text: String, besides calls: [Call]) -> String? {
    guard let models, calls.allSatisfy(isCardOrLog) else { return nil }
    let line = Utterance(language.rules.withoutFillers(text), in: language)
    let texts = calls.flatMap { $0.arguments.values.flatMap(\.texts) }
    let said = texts.compactMap { line.tokenIndices(of: $0) }
    guard said.count == texts.count, case let used = said.joined(), let first = used.min(), let last = used.max() else {
      return nil
    }
    var tail = last + 1..<line.tokens.count
    while let next = tail.first, line.tokens[next].isMark || line.timing[next] != .none || isJoiner(line.tokens[next]) {
      tail.removeFirst()
    }
    // A lead-in has no time: "i really need to".
    var head = 0..<first
    while let end = head.last, line.tokens[end].isMark || isJoiner(line.tokens[end]) { head.removeLast() }
    if !head.contains(where: { line.timing[$0] != .none }) { head = 0..<0 }
    return [tail, head].lazy.map { String(line.words($0)) }.first { part in
      part.split(separator: " ").count > 1
        && Dump.captures(of: part, by: models.token, in: language).contains(where: language.rules.isTask)
    }
  }

  /// Whether the call adds or changes a card, or logs how somebody is.
  private func isCardOrLog(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.writes && ($0.operation != nil || [.mood, .symptoms].contains($0.topic)) }
  }

  private func isJoiner(_ token: Token) -> Bool {
    language.rules.joiners.contains(token.spelling) || language.rules.itemConjunctions.contains(token.spelling)
  }
}

extension Argument {
  /// The words in it.
  fileprivate var texts: [String] {
    switch self {
    case .words(let words): [words]
    case .list(let items): items.flatMap(\.texts)
    default: []
    }
  }
}
