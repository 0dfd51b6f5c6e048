import CompanionTools
import CrisisLines
package import Engine
import Language
import Replies
import Session
import Settings

extension Session {
  /// Answers a person in crisis, and anybody who asks whom to call.
  package var crisis: Tool {
    Tool(
      "crisis", verb: "crisis", "Says whom to call in a crisis, by country.", topic: .companion,
      toolset: .essential,
      does: Work(
        .typed(.optional(.choice("country", "the country you live in", CrisisLine.choices))),
        .sealed(.inner(.optional(.text("line", "what was said")))), .inner(.flag("kept", "it is kept already")),
        .inner(.flag("other", "it is about somebody else")), .inner(.flag("urgent", "it is about the next hours")),
        .inner(.flag("unkept", "it is not to be kept")), .inner(.flag("perhaps", "it may be no more than a hard day")),
        .inner(.optional(.choice("safe", "how safe they are", Safety.choices)))
      ) { turn, country, line, isKept, isOther, isUrgent, isUnkept, isDoubtful, safe in
        if let country { return try living(in: country, turn) }
        let words = CrisisWording(whom: crisisLine(turn), isAgain: turn.dialogue.isCrisisRecent(now: turn.now))
        if let safe = safe.flatMap(Safety.init(rawValue:)) { return words.answer(safe) }
        if isDoubtful, !isUnkept { return try aside(line, isKept: isKept, words, turn) }
        guard let line else { return words.lines }
        // What lives on in this process only is not kept.
        let isThere = isKept && (try? isFleeting) == false
        let kept: CrisisWording.Kept = isUnkept ? .not : isThere ? .already : keep(line, turn)
        return words.reply(isOther: isOther, isUrgent: isUrgent, kept: kept)
      })
  }

  /// Keeps the line, sealed. That it could not be kept is said in the answer, which comes in any case.
  private func keep(_ line: String, _ turn: Turn) -> CrisisWording.Kept {
    do {
      try keepUnsorted(line, turn)
      return options.isDryRun ? .not : .sealed
    } catch {
      log.attempt("keeping a line") { throw error }
      return .failed
    }
  }

  /// What may be no more than a thing to do, told on a hard day; without the line, what was done with it is told already.
  private func aside(_ line: String?, isKept: Bool, _ words: CrisisWording, _ turn: Turn) throws -> Reply {
    guard let line else { return words.beside("If it is more than a hard day:") }
    if isKept { return words.beside("Kept for you alone. If it is more than a hard day:") }
    let id = try keepUnsorted(line, turn)
    return words.beside("The line is kept for you alone. If it is more than a hard day:", .question(Session.doubt(id)))
  }

  private func crisisLine(_ turn: Turn) -> CrisisLine? {
    settings.current.country.flatMap(CrisisLine.of) ?? .of(territory: options.territory, zone: turn.reading.zone)
  }

  private func living(in country: String, _ turn: Turn) throws -> Reply {
    guard let line = CrisisLine.of(country),
      let value = Settings.table.country.value(country, in: turn.reading.language)
    else {
      throw UserError("No line of that country is known here.", hint: "findahelpline.com lists them.", code: .notFound)
    }
    try settings.set(Settings.table.country, value)
    var reply = CrisisWording(whom: line, isAgain: false).lines
    reply.receipt = "\(line.names[0]), then. In a crisis:"
    return reply
  }
}

extension Safety {
  fileprivate static var choices: [String: [String]] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, []) })
  }
}
