import Language
import Replies

// "leo has pe today, and ring the surgery": a reading that leaves things to do out is told, and never silent. So is one
// that leaves out what else was logged, or is done: "took naproxen and something for the nausea".
extension Rules {
  /// What stands behind or before all that the calls say, if there is a thing to do in it, an entry of the log, or the
  /// name of another card; `nil` if nothing is.
  func remainder(of text: String, besides calls: [Call], _ names: StoredNames?) -> String? {
    guard let models, calls.allSatisfy(isCardOrLog) else { return nil }
    let line = Utterance(language.rules.withoutFillers(text), in: language)
    let texts = calls.flatMap { $0.arguments.values.flatMap(\.texts) }
    let said = texts.compactMap { line.tokenIndices(of: $0) }
    guard said.count == texts.count else { return nil }
    // What is said of the current card is said in the first clause: "that's sorted, she wants friday off though".
    let used = texts.isEmpty ? Array(firstClause(of: line)) : said.flatMap(\.self)
    guard let first = used.min(), let last = used.max() else { return nil }
    var tail = last + 1..<line.tokens.count
    while let next = tail.first, line.tokens[next].isMark || line.timing[next] != .none || isJoiner(line.tokens[next]) {
      tail.removeFirst()
    }
    var head = 0..<first
    while let end = head.last, line.tokens[end].isMark || isJoiner(line.tokens[end]) { head.removeLast() }
    let isDone = calls.contains { cardTools.matches($0, .complete, .drop) }
    // The "so please drop it" behind a name says again what is done with it.
    if isDone, !tail.isEmpty,
      phraseCalls(for: String(line.words(tail))).allSatisfy({
        cardTools.matches($0, .complete, .drop) && $0.arguments["which"] == nil
      })
    {
      tail = tail.upperBound..<tail.upperBound
    }
    // Why it is not needed is no thing to do: "no need for the eggs bo has some".
    if calls.allSatisfy({ cardTools.matches($0, .drop) }), let next = tail.first, line.isSubject(next),
      !tail.contains(where: { line.tokens[$0].isMark })
    {
      tail = tail.upperBound..<tail.upperBound
    }
    // Who did it belongs to the sentence of the name: the "jean is tired of the" of "jean is tired of the concert, drop it".
    if isDone, let end = head.last, end + 1 == first, language.rules.determiners.contains(line.tokens[end].spelling),
      !head.contains(where: { line.tokens[$0].isMark || isJoiner(line.tokens[$0]) })
    {
      head = 0..<0
    }
    if let names,
      let part = [tail, head].first(where: { part in
        isDone ? namesOtherCard(part, of: line, names, besides: texts) : namesEntry(part, of: line, names)
      })
    {
      return String(line.words(part))
    }
    // A lead-in has no time: "i really need to".
    if !head.contains(where: { line.timing[$0] != .none }) { head = 0..<0 }
    // The time that a card was moved to is no thing to do beside it: "the accountant one moves to friday at 11". Nor is that
    // of a new card, where the tail says no more than when it is: "the eye test is on thursday at 10 in the big hospital".
    func times(_ calls: [Call]) -> [Moment] { calls.flatMap { $0.arguments.values.compactMap(\.moment) } }
    let moves = times(calls.filter { cardTools.matches($0, .edit, .snooze) })
    let own = saysWhen(tail, of: line) ? times(calls.filter { cardTools.matches($0, .add) }) : []
    let isLog = !calls.contains { cardTools.matches($0, .add, .complete, .edit, .snooze, .drop) }
    return [(tail, moves + own), (head, moves)].first { part, times in
      holdsTask(part, of: line, models.token, besideLog: isLog, besides: times)
    }.map { String(line.words($0.0)) }
  }

  /// Whether a part of the line begins with when something is: "is on thursday at 10".
  private func saysWhen(_ part: Range<Int>, of line: Utterance) -> Bool {
    part.first.map { language.rules.valueLinks.contains(line.tokens[$0].spelling) || line.kind(of: $0) == .preposition }
      ?? false
  }

  private func firstClause(of line: Utterance) -> Range<Int> {
    0..<(line.tokens.indices.first { line.tokens[$0].isMark } ?? line.tokens.count)
  }

  /// Whether a part of the line has a thing to do or, where the rest logs nothing, which has its own times, a date or time
  /// in figures that lies ahead: "got appt 9 dec 10.20".
  private func holdsTask(
    _ part: Range<Int>, of line: Utterance, _ model: TokenModel, besideLog: Bool, besides moves: [Moment]
  )
    -> Bool
  {
    let words = part.count { [.word, .name, .verb, .pastVerb].contains(line.kind(of: $0)) }
    guard words > 1 else { return false }
    let text = String(line.words(part))
    if let due = language.rules.read(text).due,
      moves.contains(where: { $0 == due || $0.calendar == nil && $0.clock != nil && $0.clock == due.clock })
    {
      return false
    }
    if Dump.captures(of: text, by: model, in: language).contains(where: language.rules.isTask) { return true }
    return !besideLog
      && part.contains { line.timing[$0] != .none && [.figures, .mixed].contains(line.tokens[$0].shape) }
      && language.rules.read(text).due.map { !$0.isPastDay } == true
  }

  /// Whether a part of the line names an open card that the calls are not about.
  private func namesOtherCard(
    _ part: Range<Int>, of line: Utterance, _ names: StoredNames, besides texts: [String]
  ) -> Bool {
    // The verb of the command names no card: "cancel the gym" beside "cancel the milk".
    let rules = language.rules
    guard
      part.contains(where: {
        [.word, .name].contains(line.kind(of: $0)) && !rules.determiners.contains(line.tokens[$0].spelling)
      })
    else { return false }
    let grounding = Grounding(Utterance(String(line.words(part)), in: language), names.tasks)
    return grounding.namesOpen(share: Rules.minNameShare, besides: texts)
  }

  /// Whether a part of the line names a medicine, a symptom or a measure.
  private func namesEntry(_ part: Range<Int>, of line: Utterance, _ names: StoredNames) -> Bool {
    part.contains { place in
      let word = line.tokens[place].key
      return !line.tokens[place].isMark && line.timing[place] == .none
        && (language.namesEntry(word) || names.hasMedicine(word))
    }
  }

  /// The least part of a card's name that names it in passing.
  private static let minNameShare = 0.5

  /// Whether the call adds or changes a card, or logs how somebody is.
  private func isCardOrLog(_ call: Call) -> Bool {
    tools.contains {
      $0.name == call.tool && $0.writes
        && ($0.operation != nil && $0.operation != .reopen || [.mood, .symptoms].contains($0.topic))
    }
  }

  private func isJoiner(_ token: Token) -> Bool {
    language.rules.joiners.contains(token.spelling) || language.rules.itemConjunctions.contains(token.spelling)
  }
}

extension Argument {
  fileprivate var moment: Moment? { if case .moment(let moment) = self { moment } else { nil } }

  /// The words in it.
  fileprivate var texts: [String] {
    switch self {
    case .words(let words): [words]
    case .list(let items): items.flatMap(\.texts)
    default: []
    }
  }
}
