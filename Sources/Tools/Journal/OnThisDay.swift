import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var onThisDay: Tool {
    Tool(
      "on_this_day", verb: "on-this-day", "Shows what you wrote on this day in earlier years.", topic: .journal,
      does: Work(.internalOnly(.optional(.number("year", "the year to open", 1000...9999)))) { turn, year in
        let entries = try store.entries(onDateOf: turn.now.day)
        guard !entries.isEmpty else { return Reply("You wrote nothing on this day in earlier years.") }
        guard let year else { return earlierYears(entries) }
        return try openEntries(entries.filter { $0.day.year == year }, from: year, turn)
      })
  }

  /// Offers the years that have entries; their words stay closed until one is chosen.
  private func earlierYears(_ entries: [JournalEntry]) -> Reply {
    let years = Dictionary(grouping: entries, by: \.day.year).mapValues(\.count).sorted { $0.key > $1.key }
    let choices = years.prefix(Session.listLimit).map { year, count in
      Question.Choice(
        "\("\(year)"): \(count, "entry", "entries")", Call("on_this_day", ["year": .number(Double(year))]))
    }
    let question = Question(
      "Which one?", choices: Array(choices), freeAnswer: .init(Call("on_this_day"), "year", allowsOtherInput: true))
    return Reply(
      "You wrote about this day in \(years.count, "earlier year", "earlier years").", followUp: .question(question),
      about: Reference(entries[0]))
  }

  private func openEntries(_ entries: [JournalEntry], from year: Int, _ turn: Turn) throws -> Reply {
    guard let first = entries.first else {
      throw UserError("You wrote nothing about this day in \("\(year)").", code: .notFound)
    }
    guard entries.count > 1 else { return try openEntry(first, turn) }
    try markResurfaced(entries, turn)
    let cards = try entries.prefix(listLimit).map { try card($0, turn, isWhole: false) }
    return Reply(nil, .list(Reply.List("\("\(year)")", cards, more: entries.count - cards.count)))
  }
}
