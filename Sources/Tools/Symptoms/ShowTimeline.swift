import Cards
import Civil
package import Engine
import Language
import Records
package import Replies
package import Session
import Store

extension Session {
  package var showTimeline: Tool {
    Tool(
      "show_timeline", verb: "timeline", "Shows symptoms, doses and measures by day.", topic: .symptoms,
      toolset: .essential,
      does: Work(
        .optional(.day("date", "the day", past: true)), .optional(.period("period", "the stretch of time")),
        .optional(.name("symptom", "one symptom alone", language.names { $0.symptomNames })),
        .inner(.optional(.name("medication", "one medicine alone", language.names { $0.medicineNames }))),
        .inner(.optional(.name("measure", "one measure alone", language.names { $0.measureNames })))
      ) { turn, date, period, symptom, medication, measure in
        let period = try timelinePeriod(date, period, turn)
        let last = min(period.last, turn.now.day)
        let all = try logEntries(period.first, last)
        let name = symptom ?? measure ?? medication.flatMap { $0 == Session.allMedicines ? nil : $0 }
        let entries = all.filter { entry in name.map { $0 == entry.name } ?? (medication == nil || entry.isDose) }
        guard let first = entries.last?.at.when.day else {
          return Reply(Session.nothingLogged(symptom ?? measure ?? medication, period), Session.howToLog)
        }
        let span = (period.first ?? first)...last
        let days = Dictionary(grouping: entries, by: \.at.when.day).sorted { $0.key > $1.key }
        guard span.lowerBound.days(to: last) < Session.mostDaysInFull else {
          let drawn = max(span.lowerBound, last.adding(days: 1 - Session.mostDaysDrawn))...last
          let months = medication == nil && measure == nil ? [.months(all.months(of: symptom, drawn))] : [Reply.Show]()
          return Reply(nil, .page(months + [Session.table(days, turn)]))
        }
        let isOne = span.lowerBound == last
        return Reply(nil, .page(days.map { .list(list(of: $1, $0, isAlone: isOne, turn)) }))
      })
  }

  /// Longer stretches have a line for each day.
  private static let mostDaysInFull = 7
  private static let mostOfADay = 20
  private static let mostRows = 31
  private static let mostDaysDrawn = 366

  private func timelinePeriod(_ date: When?, _ period: String?, _ turn: Turn) throws -> Period {
    if let date { return Period(date.day, date.day) }
    guard let period = Period(period ?? "week", today: turn.now.day) else { throw Period.unknown }
    return period
  }

  private static func nothingLogged(_ symptom: String?, _ period: Period) -> LocalizedText {
    symptom.map { "No \($0) is logged of that time." } ?? "Nothing is logged of that time."
  }

  package static let howToLog = Reply.Show.lines([
    "“headache 6 after coffee” logs a symptom, “took ibuprofen” a dose, “slept 7h” a measure."
  ])

  /// A day's entries, numbered on from those of the day before. Of one day alone all are shown.
  private func list(of entries: [LogEntry], _ day: Day, isAlone: Bool, _ turn: Turn) -> Reply.List {
    let shown = entries.prefix(isAlone ? Session.mostOfADay : Session.listLimit)
    let cards = shown.map { entry in
      card(
        entry, turn,
        details: [entry.at.time, entry.isNoted ? "with a note" : nil].compactMap(\.self)
          + details(of: entry, turn))
    }
    return Reply.List("\(on: When(day), turn.now)", cards, more: entries.count - shown.count)
  }

  /// A line a day: how bad each symptom was at worst, what was taken, what was measured.
  private static func table(_ days: [(key: Day, value: [LogEntry])], _ turn: Turn) -> Reply.Show {
    let rows = days.prefix(mostRows).map { day, entries -> [LocalizedText] in
      [day.short(turn.now), entries.symptoms, entries.doses, entries.measures]
    }
    let more = days.count - rows.count
    let heading: LocalizedText? = more > 0 ? "The latest of it; \(more, "day", "days") before" : nil
    return .table(Reply.Table(heading, columns: ["Day", "Symptoms", "Doses", "Measures"], rows: rows))
  }
}

extension LogEntry {
  fileprivate var isDose: Bool { if case .dose = self { true } else { false } }

  fileprivate var isNoted: Bool {
    if case .symptom(let entry) = self { entry.note != nil } else { false }
  }
}

extension [LogEntry] {
  /// How bad a symptom was on each day, or the worst of all. A day that was told as a whole without it was free of it; of
  /// others nothing is known.
  fileprivate func months(of symptom: String?, _ span: ClosedRange<Day>) -> Reply.Months {
    var values = [Int?](repeating: nil, count: span.lowerBound.days(to: span.upperBound) + 1)
    for case .symptom(let entry) in self where span.contains(entry.at.when.day) {
      let day = span.lowerBound.days(to: entry.at.when.day)
      if symptom == nil || entry.symptom == symptom {
        values[day] = entry.severity.map { Swift.max(values[day] ?? 0, $0) } ?? values[day]
      } else if entry.symptom == SymptomEntry.overall {
        values[day] = values[day] ?? 0
      }
    }
    return Reply.Months(symptom.map { "\($0)" } ?? "Worst of each day", first: span.lowerBound, values: values)
  }

  /// "headache 6, nausea 3".
  fileprivate var symptoms: LocalizedText {
    let worst = compactMap { entry -> SymptomEntry? in if case .symptom(let it) = entry { it } else { nil } }
      .reduce(into: [String: Int?]()) { worst, entry in
        worst[entry.symptom] = [worst[entry.symptom] ?? nil, entry.severity].compactMap(\.self).max() as Int?
      }
    return worst.sorted { ($0.value ?? -1, $1.key) > ($1.value ?? -1, $0.key) }
      .map { name, severity in severity.map { "\(name) \($0)" } ?? "\(name)" }.joined(", ")
  }

  /// "ibuprofen 400mg, sertraline 50mg skipped on purpose".
  fileprivate var doses: LocalizedText {
    reversed().compactMap { entry in if case .dose = entry { entry.title } else { nil } }.joined(", ")
  }

  fileprivate var measures: LocalizedText {
    reversed().compactMap { entry in if case .measure = entry { entry.title } else { nil } }.joined(", ")
  }
}
