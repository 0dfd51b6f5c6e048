import Language
import Replies

/// Several entries of the log side by side, with or without anything between them: "bp 128/84 pulse 71", "took ritalin
/// at 8 slept 4h mood 3 tired".
struct LogSeries {
  let calls: [Call]
  /// Whether every word of the line belongs to a phrase of the log; if not, the others are notes.
  let isComplete: Bool

  /// `nil` if the line is no such series.
  init?(_ line: Utterance, _ rules: Rules, in context: DialogueContext) {
    let (names, pieces) = (context.names, PieceReader(rules: rules, context: context))
    let tokens = line.tokens
    guard (4...LogSeries.maxTokens).contains(tokens.count), LogSeries.mayHaveSeveral(line),
      !LogSeries.isOneEntry(line, rules)
    else { return nil }
    var calls: [Call] = []
    var entries = 0
    var hasNotes = false
    var (place, noteStart) = (0, 0)
    while place < tokens.count {
      if let last = calls.last, let (dose, end) = LogSeries.dose(at: place, behind: last, of: line, rules, names) {
        calls.append(dose)
        entries += 1
        place = end
      } else if let (match, end) = LogSeries.entry(at: place, of: line, rules) {
        calls += rules.calls(match)
        entries += 1
        place = end
      } else if line.isBetweenClauses(place) {
        place += 1
      } else {
        // What follows an entry is a remark on it, up to the next clause or entry.
        let end =
          (place + 1..<tokens.count).first { next in
            line.isBetweenClauses(next)
              // The "sunday" of "since sunday, mood 5" is no mood's.
              || line.timing[next] == .none && LogSeries.entry(at: next, of: line, rules) != nil
              || calls.last.flatMap { LogSeries.dose(at: next, behind: $0, of: line, rules, names) } != nil
          } ?? tokens.count
        let remark = place..<end
        let words = String(line.words(remark))
        let opensClause = place == 0 || line.isBetweenClauses(place - 1)
        if opensClause || !line.language.rules.isVerb(tokens[place].spelling),
          let others = pieces.change(in: words) ?? pieces.task(in: words)
        {
          calls += others
          place = end
          continue
        }
        guard !opensClause || !LogSeries.holdsTask(remark, of: line) else { return nil }
        // What takes no note is kept with the line.
        if let last = calls.last, rules.takesNote(last) {
          if last.arguments["note"] == nil { noteStart = place }
          calls[calls.count - 1] = last.with("note", .words(String(line.words(noteStart..<end))))
        }
        hasNotes = true
        place = end
      }
    }
    guard entries > 1 else { return nil }
    self.calls = calls
    isComplete = !hasNotes
  }

  /// Whether the line has numbers or past forms for two entries, or for one of several clauses.
  private static func mayHaveSeveral(_ line: Utterance) -> Bool {
    let openings = line.tokens.indices.count { line.mayOpenEntry($0) }
    return openings > 1 || openings == 1 && line.tokens.indices.contains { line.isBetweenClauses($0) }
  }

  /// Whether a remark is rather a thing to do, or one at a time that lies ahead: the "dentist at 3" of "mood 5, dentist
  /// at 3".
  private static func holdsTask(_ remark: Range<Int>, of line: Utterance) -> Bool {
    let (rules, words) = (line.language.rules, String(line.words(remark)))
    if rules.actionTask(in: words) != nil { return true }
    let capture = rules.read(words)
    return capture.due?.clock != nil && rules.isNounPhrase(capture.title)
  }

  /// The longest further dose behind one, for which the verb counts too, and the token behind it: the "amlodipine at
  /// 8.15" of "took methylphenidate at 8, amlodipine at 8.15".
  private static func dose(
    at start: Int, behind last: Call, of line: Utterance, _ rules: Rules, _ names: StoredNames?
  ) -> (Call, end: Int)? {
    guard last.arguments["medication"] != nil, !line.isBetweenClauses(start) else { return nil }
    let limit = min(start + maxEntryTokens, line.tokens.count)
    for end in (start + 1...limit).reversed() where !line.tokens[end - 1].isMark {
      let words = "\(rules.language.rules.takingVerb) \(line.words(start..<end))"
      guard let match = rules.logPhrases.value.matches(of: words, limit: 1).first, match.score.freeTexts == 0,
        match.inputForm == .asTyped, case let calls = rules.calls(match), calls.count == 1,
        case .words(let name)? = calls[0].arguments["medication"], calls[0].arguments["state"] == nil,
        rules.language.valueNames({ $0.medicineNames }).value(named: name) != nil || names?.hasMedicine(name) == true
      else { continue }
      return (calls[0], end)
    }
    return nil
  }

  /// A measure that a clause of the line begins with, where the rest holds nothing to do, no other number and no time: "my pulse
  /// is 68 according to the little machine".
  static func entryBesideRemark(_ line: Utterance, _ rules: Rules) -> Call? {
    let tokens = line.tokens
    guard (3...maxTokens).contains(tokens.count), tokens.indices.contains(where: line.hasFigures),
      !isOneEntry(line, rules)
    else { return nil }
    for start in tokens.indices
    where (start..<min(start + maxTokensToNumber, tokens.count)).contains(where: line.hasFigures) {
      guard let (match, end) = entry(at: start, of: line, rules), match.arguments["value"] != nil,
        case let calls = rules.calls(match), calls.count == 1, (start..<end).contains(where: line.hasFigures)
      else { continue }
      let rest = [0..<start, end..<tokens.count].filter { !$0.isEmpty }
      let isRemark = rest.allSatisfy { part in
        !part.contains { line.hasFigures($0) || line.timing[$0] != .none }
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
        match.score.freeTexts == 0, !match.arguments.isEmpty, match.inputForm == .asTyped, hasKnownUnit(match, rules)
      else { continue }
      return (match, end)
    }
    return nil
  }

  /// The "cough" of "temp 38.4 cough 5" is no unit.
  private static func hasKnownUnit(_ match: Match, _ rules: Rules) -> Bool {
    guard case .words(let unit)? = match.arguments["unit"] else { return true }
    return rules.language.valueNames { $0.measureUnits }.value(named: unit.lowercased()) != nil
  }

  private static let maxTokens = 30
  /// Within how many tokens the number of a measure stands: "my resting pulse is now 68".
  private static let maxTokensToNumber = 6
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
