import Cards
import Civil
package import Engine
import Files
import Language
import Pages
import Records
import Replies
package import Session
import Store
import SymptomsTools

extension Session {
  package var showVisit: Tool {
    Tool(
      "show_visit", verb: "visit", "Shows one page for a doctor, of the last six weeks or as long as you say.",
      topic: .symptoms, writes: true,
      does: Work(
        .optional(.period("period", "the stretch of time")),
        .inner(.optional(.minutes("length", "how far back", 0...Int(Int32.max)))),
        .optional(.list("notes", "up to three of your notes by their numbers")),
        .typed(.optional(.text("html", "a new file for the page, to print or to send")))
      ) { turn, period, length, numbers, path in
        let (first, last) = try visitDays(period, length, turn)
        let chosen = try Session.chosen(numbers ?? [])
        guard let visit = try visit(first, last, notes: chosen, turn) else {
          return Reply("Nothing is logged of that time.", Session.howToLog)
        }
        guard let path else { return try visit.reply(turn, offering: offered(first, last, turn)) }
        return try written(visit.page(turn).html, to: path)
      })
  }

  /// Days back where nothing else is said.
  private static let usualVisit = 42

  private func visitDays(_ period: String?, _ minutes: Int?, _ turn: Turn) throws -> (first: Day, last: Day) {
    let today = turn.now.day
    let said = period.flatMap(length) ?? minutes.map { $0 / (24 * 60) }
    if let days = said { return (today.adding(days: 1 - (try Session.days(days))), today) }
    guard let period else { return (today.adding(days: 1 - Session.usualVisit), today) }
    guard let known = Period(period, today: today) else { throw Period.unknown }
    let last = min(known.last, today)
    guard let first = known.first else { return (today.adding(days: 1 - Session.longestVisit), last) }
    _ = try Session.days(first.days(to: known.last) + 1)
    return (first, last)
  }

  /// As many as a page can show.
  private static func days(_ days: Int) throws -> Int {
    guard 1...longestVisit ~= days else {
      throw UserError("A page is of 1 to \(longestVisit) days.", hint: "“visit 6 weeks” is one.", code: .usage)
    }
    return days
  }

  /// Days that a page shows; its first line says from when on.
  private static let longestVisit = 366

  /// "6 weeks" in days, as the command line gives it.
  private func length(_ words: String) -> Int? {
    guard let moment = Moments.read(words, in: language), moment.isDuration,
      let seconds = moment.resolve(now: LocalTime(ordinal: 0))?.seconds
    else { return nil }
    return Int(seconds / 86_400)
  }

  private static func chosen(_ numbers: [String]) throws -> [Int] {
    let said = numbers.flatMap { $0.split { !$0.isNumber } }.compactMap { Int($0) }
    guard said.count <= Visit.mostNotes else {
      throw UserError("A page has room for \(Visit.mostNotes) notes.", hint: "Choose three of them.", code: .usage)
    }
    return said
  }

  /// The notes that could stand on it, with how they begin where somebody sits before it who could choose.
  private func offered(_ first: Day, _ last: Day, _ turn: Turn) throws -> [LocalizedText] {
    let entries = try noted(logEntries(first, last))
    let told = entries.prefix(Session.listLimit).enumerated().map { index, entry -> LocalizedText in
      let place: LocalizedText = "\(index + 1): \(entry.symptom), \(on: entry.at.when, turn.now)"
      guard options.isAttended, let note = entry.note else { return place }
      return switch seen(note, of: entry.id, .symptomNote) {
      case .words(let words): "\(place): \(Session.beginning(of: words))"
      case .damaged: "\(place): damaged"
      case .locked: "\(place): locked"
      }
    }
    let more = entries.count - told.count
    return more > 0 ? told + ["And \(more, "note", "notes") before, numbered on."] : told
  }

  /// Never over what is there.
  private func written(_ html: String, to path: String) throws -> Reply {
    guard !options.isDryRun else { return Reply("Would write the page to \(path).") }
    try Descriptor.make(path, noted: data) { try $0.write(html.utf8) }
    return Reply(
      "The page is in \(path).",
      .lines(["Open it in a browser to print it. What you chose of your notes stands on it open."]))
  }
}
