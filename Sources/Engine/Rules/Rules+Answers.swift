import Language
import Replies

// What is a line of its own where any words would do for an answer.

extension Rules {
  /// Whether the line is never taken for an answer of that kind.
  func isSentence(_ line: String, besides slot: SlotType) -> Bool {
    guard let best = matches(line, limit: 1).first else { return false }
    let isList = slot == .list
    guard best.score.words > 0 else { return isList && best.score.freeTexts == 0 }
    return isCommand(best) || isList && isTold(best, line)
  }

  /// Whether the line says by itself something else than what is asked for: in words that the phrases of another tool know,
  /// or as a thing to do at some time. "temperature 38.2", "haircut 11am sat".
  func saysOther(_ line: String, than asked: Question.Open, _ slot: SlotType) -> Bool {
    let calls = phrased(line)
    if Set(calls.map(\.tool)).count > 1 { return true }
    guard let first = calls.first else { return false }
    if first.tool == asked.call.tool { return asked.isPassedOver(by: first, in: language) }
    if calls.count > 1, slot != .list || isLogged(first) { return true }
    if first == Rules.beyond {
      return language.rules.asks(for: line) || language.rules.states(line)
        || self.calls(line).first.map(isLogged) == true
    }
    if let cards, first.tool == tools[cards].name { return first.arguments["due"] != nil }
    // Steps begin with verbs, and so do the phrases of tools: "find the letter".
    guard slot != .list, let best = matches(line, limit: 1).first else { return false }
    if case .repaired = best.how { return false }
    return best.score.words > 0 || best.score.freeTexts == 0
  }

  /// Whether it keeps how somebody is.
  private func isLogged(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.writes && [.mood, .symptoms].contains($0.topic) }
  }

  /// By its own words: nothing in it is named freely but what was shown, "snooze it till friday".
  func isCommand(_ match: Match) -> Bool {
    match.fills.allSatisfy { type(of: $0, in: match)?.isFree != true || isPointer($0, in: match) }
  }

  /// Whoever lists things to do begins each with a verb ("find the letter"), also where a tool's phrase has the same one.
  /// A sentence says more: when or how often, or the phrase goes on behind the words or is a long one.
  private func isTold(_ match: Match, _ line: String) -> Bool {
    guard language.rules.deed(line) != nil else { return true }
    let parts = line.split { $0 == "," || $0 == ";" || $0.isNewline }
    if parts.count > 1, parts.allSatisfy({ language.rules.deed(String($0)) != nil }) { return false }
    let types = match.fills.map { type(of: $0, in: match) }
    return match.score.words > (types.contains(.capture) ? 1 : 3)
      || types.contains { $0?.isFree == false }
      || match.how == .asTyped && match.fills.last.map { !line.hasSuffix($0.words) } == true
  }

  private func isPointer(_ fill: Match.Fill, in match: Match) -> Bool {
    guard type(of: fill, in: match) == .which, case .words = Which(said: fill.words, in: language) else {
      return type(of: fill, in: match) == .which
    }
    return false
  }

  private func type(of fill: Match.Fill, in match: Match) -> SlotType? { tools[match.owner].slots[fill.slot] }
}

extension Question.Open {
  /// Whether a call names a thing in words, where it is known which one is asked about: "put the tax return off too".
  func isPassedOver(by call: Call, in language: Language) -> Bool {
    guard self.call.arguments["which"] != nil, parameter != "which", let which = call.arguments["which"] else {
      return false
    }
    if case .words = Which(which, in: language) { return true }
    return false
  }
}
