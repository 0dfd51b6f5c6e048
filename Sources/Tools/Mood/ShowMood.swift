import Civil
package import Engine
import Pages
import Records
import Replies
package import Session
import Store

extension Session {
  package var showMood: Tool {
    Tool(
      "show_mood", verb: "moods", "Shows how your mood went.", topic: .mood, toolset: .essential,
      does: Work(
        .optional(.period("period", "the stretch of time")),
        .file(.optional(.text("svg", "a new file for the picture, to keep or to print")))
      ) { turn, period, path in
        let today = turn.now.day
        let isOpen = period == nil
        guard let period = period.map({ Period($0, today: today) }) ?? Period(.week, today: today) else {
          throw Period.unknownError
        }
        let days = try store.moodDays(period.first, period.last)
        guard let headline = days.headline(period, turn.now) else {
          // Where no time was named, the last ones are as good.
          if isOpen, path == nil, let last = try store.moods(nil, today, limit: 1).first {
            return Reply(
              "The last mood is from \(on: last.at, turn.now): \(last.score) of 10.",
              .page([try lastMoods(Period(.all, today: today), turn)]))
          }
          return .emptyList(
            isOpen ? "No mood is logged yet." : "No mood is logged for that time.",
            .lines([path == nil ? "“mood 7” logs one; “mood 4 yesterday” logs one for yesterday." : Session.noFile]))
        }
        if let path {
          guard let series = days.series(period, turn.now) else { return Reply(headline, .lines([Session.noFile])) }
          return try writePicture(
            Picture(series, title: "Mood", lead: [headline], in: language).svg, to: path)
        }
        let parts = [days.picture(period, turn.now), try lastMoods(period, turn)]
        return Reply(headline, .page(parts.filter { $0 != .nothing }))
      })
  }

  private static let lastMoodsLimit = 7

  private func card(_ mood: MoodLog) -> Card {
    Card(Reference(mood), heading: "\(mood.score) of 10", state: .done, fields: fields(mood))
  }

  /// The latest moods: for a program the records, else a table with their notes; while the vault is locked, without the
  /// notes.
  private func lastMoods(_ period: Period, _ turn: Turn) throws -> Reply.Content {
    let isForOneProgram = options.isForPrograms && options.isOneShot
    let limit = max(Session.lastMoodsLimit, isForOneProgram ? options.listLimit : 0)
    let moods = try store.moods(period.first, period.last, limit: limit)
    if isForOneProgram { return .list(Reply.List("The last ones", moods.map(card))) }
    let notes: [LocalizedText?]?
    do {
      notes = try moods.map { try note(of: $0) }
    } catch let error as UserError where error.code == .locked {
      notes = nil
    }
    let showsNotes = notes?.contains { $0 != nil } ?? true
    let heading: LocalizedText = notes == nil ? "The last ones (their words are locked)" : "The last ones"
    let rows = moods.enumerated().map { index, mood -> [LocalizedText] in
      ["\(on: mood.at, turn.now)", "\(mood.score)"] + (showsNotes ? [notes?[index] ?? ""] : [])
    }
    return .table(Reply.Table(heading, columns: ["When", "Mood"] + (showsNotes ? ["Words"] : []), rows: rows))
  }
}
