import Language
import Replies

// Recognizes lines that are no answer to an open question, though its parameter would accept any words.

extension Rules {
  /// Whether the line is too clearly a command to be an answer of this slot type.
  func isNotAnAnswer(_ line: String, besides slot: SlotType) -> Bool {
    guard let best = matches(line, limit: 1).first else { return false }
    let isList = slot == .list
    guard best.score.words > 0 else { return isList && best.score.freeTexts == 0 }
    return isCommand(best) || isList && isStatement(best, line)
  }

  /// Whether the line means something other than an answer: it is no thing to do where one is asked for, matches a
  /// phrase of another tool, or is a thing to do with a date. "i'm so tired", "temperature 38.2", "haircut 11am sat".
  func saysSomethingElse(_ line: String, than asked: Question.FreeAnswer, _ slot: SlotType) -> Bool {
    if slot == .list || cardTools.matches(asked.call, .add, .edit), isNoTask(line) { return true }
    if slot == .list, !namesSteps(line) { return true }
    let calls = phraseCalls(for: line)
    if Set(calls.map(\.tool)).count > 1 { return true }
    guard let first = calls.first else { return false }
    if first.tool == asked.call.tool { return asked.isOverridden(by: first, in: language) }
    if calls.count > 1, slot != .list || logsHealth(first) { return true }
    if first == Rules.outOfScope {
      return language.rules.needsOutsideKnowledge(line) || language.rules.isStatement(line)
        || self.calls(line).first.map(logsHealth) == true
    }
    if let cards, first.tool == tools[cards].name {
      // "we're out of milk" asks for a card in so many words.
      return first.arguments["due"] != nil || slot != .list && (matches(line, limit: 1).first?.score.words ?? 0) > 1
    }
    // Steps begin with verbs, as phrases of tools do: "find the letter".
    guard slot != .list, let best = matches(line, limit: 1).first else { return false }
    if case .repaired = best.inputForm { return false }
    return best.score.words > 0 || best.score.freeTexts == 0
  }

  /// Whether the line is a step, some steps, or speaks of those offered. One step is a deed; several, with commas between
  /// them, may be named by their things alone.
  private func namesSteps(_ line: String) -> Bool {
    let words = line.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }.trimmed
    return line.contains(where: { ",;\n".contains($0) }) || language.rules.actionTask(in: line) != nil
      || [language.rules.allStepsPhrases, language.rules.firstStepPhrases].contains { $0.contains(String(words)) }
  }

  /// Whether the line says how somebody feels or what they have not done, or is a letter alone, which is a key of
  /// something shown before.
  private func isNoTask(_ line: String) -> Bool {
    line.trimmed.count == 1 || language.rules.isFeelingStatement(line) || language.rules.saysNotDone(line)
  }

  /// Whether the call logs how somebody is.
  private func logsHealth(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.writes && [.mood, .symptoms].contains($0.topic) }
  }

  /// Whether all of the match's slots hold fixed values or references, and no free words: "snooze it till friday".
  func isCommand(_ match: Match) -> Bool {
    match.fills.allSatisfy { type(of: $0, in: match)?.isFree != true || isPointer($0, in: match) }
  }

  /// In a list of things to do each item begins with a verb ("find the letter"), which a tool's phrase may begin with
  /// too. A statement has more: a date, words of the phrase after the last slot, or a long phrase.
  private func isStatement(_ match: Match, _ line: String) -> Bool {
    guard language.rules.actionTask(in: line) != nil else { return true }
    let parts = line.split { $0 == "," || $0 == ";" || $0.isNewline }
    if parts.count > 1, parts.allSatisfy({ language.rules.actionTask(in: String($0)) != nil }) { return false }
    let types = match.fills.map { type(of: $0, in: match) }
    return match.score.words > (types.contains(.capture) ? 1 : 3)
      || types.contains { $0?.isFree == false }
      || match.inputForm == .asTyped && match.fills.last.map { !line.hasSuffix($0.words) } == true
  }

  private func isPointer(_ fill: Match.Fill, in match: Match) -> Bool {
    guard type(of: fill, in: match) == .reference, case .words = RecordSelector(text: fill.words, in: language) else {
      return type(of: fill, in: match) == .reference
    }
    return false
  }

  private func type(of fill: Match.Fill, in match: Match) -> SlotType? { tools[match.owner].slots[fill.slot] }
}

extension Question.FreeAnswer {
  /// Whether the call names a record in words although the question is about a known one: "put the tax return off too".
  func isOverridden(by call: Call, in language: Language) -> Bool {
    guard self.call.arguments["which"] != nil, parameter != "which", let which = call.arguments["which"] else {
      return false
    }
    if case .words = RecordSelector(which, in: language) { return true }
    return false
  }
}
