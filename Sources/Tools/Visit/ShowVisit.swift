import Cards
import Civil
package import Engine
import Language
import Pages
import Records
import Replies
package import Session
import SymptomsTools

extension Session {
  package var showVisit: Tool {
    Tool(
      "show_visit", verb: "visit", "Makes a page for your doctor, of the last six weeks or as long as you say.",
      topic: .symptoms, writes: true,
      does: Work(
        .optional(.period("period", "the stretch of time")),
        .internalOnly(.optional(.minutes("length", "how far back", 0...Int(Int32.max)))),
        .optional(.list("notes", "up to three of your notes by their numbers")),
        .file(.optional(.text("html", "a new file for the page, to print or to send")))
      ) { turn, period, length, numbers, path in
        let (first, last) = try visitDays(period, length, turn)
        let noteNumbers = try Session.noteNumbers(from: numbers ?? [])
        guard let report = try visitReport(first, last, notes: noteNumbers, turn) else {
          return Reply("Nothing is logged for that time.", Session.loggingHint)
        }
        guard let path else { return try report.reply(turn, offering: noteChoices(first, last, turn)) }
        return try writePage(
          report.page(turn).html, to: path,
          "Open it in a browser to print it. The notes you chose are on it, unsealed.")
      })
  }

  /// How many days back the page goes by default.
  private static let defaultVisitDays = 42

  private func visitDays(_ period: String?, _ minutes: Int?, _ turn: Turn) throws -> (first: Day, last: Day) {
    let today = turn.now.day
    let requestedDays = period.flatMap(dayCount) ?? minutes.map { $0 / (24 * 60) }
    if let days = requestedDays { return (today.adding(days: 1 - (try Session.validDayCount(days))), today) }
    guard let period else { return (today.adding(days: 1 - Session.defaultVisitDays), today) }
    guard let parsedPeriod = Period(period, today: today) else { throw Period.unknownError }
    let last = min(parsedPeriod.last, today)
    guard let first = parsedPeriod.first else { return (today.adding(days: 1 - Session.maxVisitDays), last) }
    _ = try Session.validDayCount(first.days(to: parsedPeriod.last) + 1)
    return (first, last)
  }

  /// Throws where a page cannot show so many days.
  private static func validDayCount(_ days: Int) throws -> Int {
    guard 1...maxVisitDays ~= days else {
      throw UserError("A page covers 1 to \(maxVisitDays) days.", hint: "For example: “visit 6 weeks”.", code: .usage)
    }
    return days
  }

  /// The longest period of a page. For a period without a start the page begins so many days back.
  private static let maxVisitDays = 366

  /// "6 weeks" in days, as the option `period` of the command line may say it.
  private func dayCount(_ words: String) -> Int? {
    guard let moment = MomentParser.read(words, in: language), moment.isDuration,
      let seconds = moment.resolve(now: LocalTime(ordinal: 0))?.seconds
    else { return nil }
    return Int(seconds / 86_400)
  }

  private static func noteNumbers(from numbers: [String]) throws -> [Int] {
    let parsed = numbers.flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    guard parsed.count <= VisitReport.maxNotes else {
      throw UserError(
        "A page has space for \(VisitReport.maxNotes) notes.", hint: "Choose three of them.", code: .usage)
    }
    return parsed
  }

  /// Lines that number the notes to choose from; with how each begins only where a person sits at the terminal.
  private func noteChoices(_ first: Day, _ last: Day, _ turn: Turn) throws -> [LocalizedText] {
    let entries = try entriesWithNotes(logEntries(first, last))
    let lines = entries.prefix(Session.listLimit).enumerated().map { index, entry -> LocalizedText in
      let label: LocalizedText = "\(index + 1): \(entry.symptom), \(on: entry.at.when, turn.now)"
      guard options.isAttended, let note = entry.note else { return label }
      return switch sealedFields.contentWithoutPrompt(note, of: entry.id, .symptomNote) {
      case .text(let words): "\(label): \(Session.firstLine(of: words))"
      case .damaged: "\(label): damaged"
      case .locked: "\(label): locked"
      }
    }
    let more = entries.count - lines.count
    return more > 0 ? lines + ["And \(more, "note", "notes") before, with higher numbers."] : lines
  }
}
