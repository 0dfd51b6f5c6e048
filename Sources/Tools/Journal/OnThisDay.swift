import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var onThisDay: Tool {
    Tool(
      "on_this_day", verb: "on-this-day", "Shows that there are entries of this day in earlier years.", topic: .journal,
      words: [
        "then": """
        (on this day|this day|this day last year|this time last year|a year ago|one year ago|a year ago today|one
        year ago today|last year today|today last year|a year back|years ago today|two years ago today|on this
        date|this date last year|on this day last year|on this date last year|on this day a year ago|on today's
        date last year)
        """,
        "past": """
        [in past years|in previous years|in other years|in the past|in earlier years|in years past|last year
        |years ago|before|over the years]
        """,
      ],
      phrases: [
        "(open|show|show me) {year} [entry|entries]", "(open|show|show me) the (entry|entries) (of|from) {year}",
        "[show|show me|read me|open] <then> <past>",
        """
        what (happened|did i do|was i doing|did i write|did i journal|was i up to|was happening|was i writing
        |was i writing about|did i write about|was going on|was i thinking) [in my journal] <then> <past>
        """,
        "(where|how) was i <then>",
        "[show|show me|any|my|got any] [journal] memories [from] [today|<then>]",
        "[any|show me] [journal] entries (from|on) <then> <past>",
        "(throwback|flashback|look back|a look back|flash back) [to] [<then>]",
      ],
      examples: [
        Example("on this day"), Example("what was i up to a year ago today"), Example("open 2024"),
      ],
      does: Work(.inner(.optional(.number("year", "the year to open", 1000...9999)))) { turn, year in
        let entries = try store.entries(onDateOf: turn.now.day)
        guard !entries.isEmpty else { return Reply("Nothing is written about this day in earlier years.") }
        guard let year else { return earlierYears(entries) }
        return try opened(entries.filter { $0.day.year == year }, from: year, turn)
      })
  }

  /// That there are entries: never what they say.
  private func earlierYears(_ entries: [JournalEntry]) -> Reply {
    let years = Dictionary(grouping: entries, by: \.day.year).mapValues(\.count).sorted { $0.key > $1.key }
    let choices = years.prefix(Profile.listLimit).map { year, count in
      Question.Choice(
        "\("\(year)"): \(count, "entry", "entries")", Call("on_this_day", ["year": .number(Double(year))]))
    }
    let question = Question(
      "Open which?", choices: Array(choices), open: .init(Call("on_this_day"), "year", yields: true))
    return Reply(
      "This day was written about in \(years.count, "earlier year", "earlier years").", lead: .question(question),
      about: reference(entries[0]))
  }

  private func opened(_ entries: [JournalEntry], from year: Int, _ turn: Turn) throws -> Reply {
    guard let first = entries.first else {
      throw Trouble("Nothing is written about this day in \("\(year)").", code: .notFound)
    }
    guard entries.count > 1 else { return try opened(first, turn) }
    try markResurfaced(entries, turn)
    let cards = try entries.prefix(Profile.listLimit).map { try card($0, turn, isWhole: false) }
    return Reply(nil, .list(Reply.List("\("\(year)")", cards, more: entries.count - cards.count)))
  }
}
