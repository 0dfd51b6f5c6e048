import Language
import Replies

/// Several entries of the log side by side, with or without anything between them: "bp 128/84 pulse 71", "took ritalin
/// at 8 slept 4h mood 3 tired".
struct LogSeries {
  let calls: [Call]
  /// Whether every word of the line belongs to a phrase of the log; if not, the others are notes.
  let isComplete: Bool

  /// `nil` if the line is no such series.
  init?(_ line: Utterance, _ rules: Rules) {
    let tokens = line.tokens
    guard (4...LogSeries.maxTokens).contains(tokens.count),
      tokens.indices.count(where: { line.mayOpenEntry($0) }) > 1, !LogSeries.isOneEntry(line, rules)
    else { return nil }
    var calls: [Call] = []
    var entries = 0
    var hasNotes = false
    var place = 0
    while place < tokens.count {
      if let (match, end) = LogSeries.entry(at: place, of: line, rules) {
        calls += rules.calls(match)
        entries += 1
        place = end
      } else if line.isBetweenClauses(place) {
        place += 1
      } else {
        // What follows an entry is a note on it, up to the next one.
        let end = (place + 1..<tokens.count).first { LogSeries.entry(at: $0, of: line, rules) != nil } ?? tokens.count
        guard let last = calls.last, last.arguments["note"] == nil, rules.takesNote(last) else { return nil }
        var note = place..<end
        while let mark = note.last, line.isBetweenClauses(mark) { note.removeLast() }
        calls[calls.count - 1] = last.with("note", .words(String(line.words(note))))
        hasNotes = true
        place = end
      }
    }
    guard entries > 1 else { return nil }
    self.calls = calls
    isComplete = !hasNotes
  }

  /// A measure that a clause of the line begins with, where the rest holds nothing to do and no other number: "my pulse
  /// is 68 according to the little machine".
  static func entryBesideRemark(_ line: Utterance, _ rules: Rules) -> Call? {
    let tokens = line.tokens
    guard (3...maxTokens).contains(tokens.count), !isOneEntry(line, rules) else { return nil }
    for start in tokens.indices {
      guard let (match, end) = entry(at: start, of: line, rules), match.arguments["value"] != nil,
        case let calls = rules.calls(match), calls.count == 1, (start..<end).contains(where: line.hasFigures)
      else { continue }
      let rest = [0..<start, end..<tokens.count].filter { !$0.isEmpty }
      let isRemark = rest.allSatisfy { part in
        !part.contains { line.hasFigures($0) && line.timing[$0] == .none }
          && rules.language.rules.actionTask(in: String(line.words(part))) == nil
      }
      return isRemark ? calls[0] : nil
    }
    return nil
  }

  /// Whether one phrase says all of the line: "headache 6/10 took ibuprofen". A note takes any words.
  private static func isOneEntry(_ line: Utterance, _ rules: Rules) -> Bool {
    guard let match = rules.logPhrases.value.matches(of: line.text, limit: 1).first else { return false }
    return match.score.words > 0 && match.arguments["note"] == nil
  }

  /// The longest phrase of the log that begins with a token, made of known words, numbers and times alone; and the token
  /// behind it.
  private static func entry(at start: Int, of line: Utterance, _ rules: Rules) -> (Match, end: Int)? {
    guard !line.tokens[start].isMark else { return nil }
    // A word by itself is an entry only between others: the "tired" of "mood 3 tired" is a note.
    let minCount = start == 0 || line.isBetweenClauses(start - 1) ? 1 : 2
    guard start + minCount <= line.tokens.count else { return nil }
    let ends = (start + minCount...min(start + maxEntryTokens, line.tokens.count)).reversed()
    for end in ends where !line.tokens[end - 1].isMark {
      guard let match = rules.logPhrases.value.matches(of: String(line.words(start..<end)), limit: 1).first,
        match.score.freeTexts == 0, !match.arguments.isEmpty, match.inputForm == .asTyped
      else { continue }
      return (match, end)
    }
    return nil
  }

  private static let maxTokens = 30
  private static let maxEntryTokens = 12
}

extension Utterance {
  /// Whether the token is a number or says what was done: each entry has one of them.
  fileprivate func mayOpenEntry(_ place: Int) -> Bool {
    hasFigures(place) || kind(of: place) == .pastVerb
  }

  fileprivate func hasFigures(_ place: Int) -> Bool { [.figures, .mixed].contains(tokens[place].shape) }

  /// Whether the token is a mark or a word that joins statements.
  fileprivate func isBetweenClauses(_ place: Int) -> Bool {
    tokens[place].isMark || language.rules.joiners.contains(tokens[place].spelling)
      || language.rules.itemConjunctions.contains(tokens[place].spelling)
  }
}
