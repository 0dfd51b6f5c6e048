import CompanionTools
import CrisisLines
package import Engine
import Language
import Records
import Replies
import Session
import Settings
import Store

extension Session {
  /// Answers a person in a crisis, and anybody who asks for a crisis line.
  package var crisis: Tool {
    Tool(
      "crisis", verb: "crisis", "Says whom to call in a crisis, by country.", topic: .companion,
      toolset: .essential,
      does: Work(
        .verbatim(.optional(.choice("country", "the country you live in", CrisisLine.choices))),
        .sealed(.internalOnly(.optional(.text("line", "what was said")))),
        .internalOnly(.flag("kept", "it is kept already")),
        .internalOnly(.flag("other", "it is about somebody else")),
        .internalOnly(.flag("emergency", "a body is in danger")),
        .internalOnly(.flag("urgent", "it is about the next hours")),
        .internalOnly(.flag("unkept", "it is not to be kept")),
        .internalOnly(.flag("perhaps", "it may be no more than a hard day")),
        .internalOnly(.optional(.choice("safe", "how safe they are", SafetyAnswer.choices)))
      ) { turn, country, line, isKept, isOther, isEmergency, isUrgent, isUnkept, isDoubtful, safe in
        if let country { return try setCountry(in: country, turn) }
        let words = CrisisWording(whom: crisisLine(turn), isRepeat: turn.dialogue.isCrisisRecent(now: turn.now))
        switch safe.flatMap(SafetyAnswer.init(rawValue:)) {
        case .misread?: return words.answerToObjection(try lineThatWasMisread(turn), isOver: true)
        case .explained?:
          let question = try lineThatWasMisread(turn)
          keepBesideAnswer(turn.line, isRead: true, turn)
          return words.answerToObjection(question, isOver: false)
        case let safety?: return words.answer(isSafe: safety == .safe)
        case nil: break
        }
        if isDoubtful, !isUnkept { return try hardDayReply(line, isKept: isKept, words, turn) }
        guard let line else { return words.serviceReply() }
        // A store in memory only is lost when the process ends, so its lines do not count as kept.
        let isAlreadyKept = isKept && (try? storeOpener.isInMemoryOnly) == false
        let outcome: CrisisWording.SaveOutcome = isUnkept ? .notSaved : isAlreadyKept ? .alreadySaved : keep(line, turn)
        if isEmergency { return words.emergencyReply(saved: outcome) }
        return words.reply(isOther: isOther, isUrgent: isUrgent, saved: outcome)
      })
  }

  /// Keeps the line, sealed. Never throws: the answer must come in any case, and says if the line could not be kept.
  private func keep(_ line: String, _ turn: Turn) -> CrisisWording.SaveOutcome {
    guard keepBesideAnswer(line, turn) else { return .failed }
    return options.isDryRun ? .notSaved : .sealed
  }

  /// The answer to a line that may only be about a hard day. Without the line, another reply has said already what
  /// became of it.
  private func hardDayReply(_ line: String?, isKept: Bool, _ words: CrisisWording, _ turn: Turn) throws -> Reply {
    guard let line else { return words.shortReply("If it's more than a hard day:") }
    if isKept { return words.shortReply("I've kept it, privately. If it's more than a hard day:") }
    let id = try storeUnsortedLine(line, turn)
    return words.shortReply(
      "I've kept the line, privately. If it's more than a hard day:", .question(Session.taskQuestion(for: id)))
  }

  /// What to ask of the line that was taken for a crisis, if it is still unsorted.
  private func lineThatWasMisread(_ turn: Turn) throws -> Question? {
    guard let line = try store.lastUnsorted(), let start = turn.dialogue.crisisAt, line.createdAt >= start else {
      return nil
    }
    return Session.taskQuestion(for: line.id)
  }

  private func crisisLine(_ turn: Turn) -> CrisisLine? {
    settings.current.country.flatMap(CrisisLine.find) ?? .find(territory: options.territory, zone: turn.context.zone)
  }

  private func setCountry(in country: String, _ turn: Turn) throws -> Reply {
    guard let line = CrisisLine.find(country),
      let value = Settings.table.country.value(country, in: turn.context.language)
    else {
      throw UserError(
        "I don't know a helpline for that country.", hint: "findahelpline.com lists them.", code: .notFound)
    }
    try settings.set(Settings.table.country, value)
    return CrisisWording(whom: line, isRepeat: false).serviceReply("\(line.names[0]), then. In a crisis:")
  }
}

extension SafetyAnswer {
  fileprivate static var choices: [String: [String]] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, []) })
  }
}
