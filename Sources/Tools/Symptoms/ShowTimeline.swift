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
        .optional(.name("symptom", "one symptom alone", language.valueNames { $0.symptomNames })),
        .internalOnly(.optional(.name("medication", "one medicine alone", language.valueNames { $0.medicineNames }))),
        .internalOnly(.optional(.name("measure", "one measure alone", language.valueNames { $0.measureNames })))
      ) { turn, date, period, symptom, medication, measure in
        let period = try timelinePeriod(date, period, turn)
        let last = min(period.last, turn.now.day)
        let all = try logEntries(period.first, last)
        let name = symptom ?? measure ?? medication.flatMap { namesAllMedicines($0) ? nil : $0 }
        let entries = all.filter { entry in name.map { $0 == entry.name } ?? (medication == nil || entry.isDose) }
        guard let first = entries.last?.at.when.day else {
          return Reply(nothingLoggedMessage(symptom ?? measure ?? medication), Session.loggingHint)
        }
        let span = (period.first ?? first)...last
        let days = Dictionary(grouping: entries, by: \.at.when.day).sorted { $0.key > $1.key }
        guard span.lowerBound.days(to: last) < Session.maxDaysInFull else {
          let chartDays = max(span.lowerBound, last.adding(days: 1 - Session.maxChartDays))...last
          let months =
            medication == nil && measure == nil ? [.months(all.months(of: symptom, chartDays))] : [Reply.Content]()
          return Reply(nil, .page(months + [Session.table(days, turn)]))
        }
        let isSingleDay = span.lowerBound == last
        return Reply(nil, .page(days.map { .list(list(of: $1, $0, isAlone: isSingleDay, turn)) }))
      })
  }

  /// Longer periods get one table row a day in place of a list a day.
  private static let maxDaysInFull = 7
  private static let maxEntriesOfSingleDay = 20
  private static let maxTableRows = 31
  private static let maxChartDays = 366

  private func timelinePeriod(_ date: When?, _ period: String?, _ turn: Turn) throws -> Period {
    if let date { return Period(date.day, date.day) }
    guard let period = Period(period ?? "week", today: turn.now.day) else { throw Period.unknownError }
    return period
  }

  private func nothingLoggedMessage(_ name: String?) -> LocalizedText {
    guard let name else { return "Nothing is logged for that time." }
    return namesAllMedicines(name) ? "No medicine is logged for that time." : "No \(name) is logged for that time."
  }

  package static let loggingHint = Reply.Content.lines([
    "“headache 6 after coffee” logs a symptom, “took ibuprofen” a dose, “slept 7h” a measure."
  ])

  /// A list of one day's entries. A day shown alone has more of them than one of several.
  private func list(of entries: [LogEntry], _ day: Day, isAlone: Bool, _ turn: Turn) -> Reply.List {
    let shown = entries.prefix(isAlone ? Session.maxEntriesOfSingleDay : Session.listLimit)
    let cards = shown.map { entry in
      card(
        entry, turn,
        time: entry.at.time,
        details: details(of: entry, turn) + [entry.hasNote ? "with a note" : nil].compactMap(\.self))
    }
    return Reply.List("\(on: When(day), turn.now)", cards, more: entries.count - shown.count)
  }

  /// A table with a row a day: the worst severity of each symptom, doses, and measures.
  private static func table(_ days: [(key: Day, value: [LogEntry])], _ turn: Turn) -> Reply.Content {
    let rows = days.prefix(maxTableRows).map { day, entries -> [LocalizedText] in
      [day.shortDate(turn.now), entries.symptoms, entries.doses, entries.measures]
    }
    let more = days.count - rows.count
    let heading: LocalizedText? = more > 0 ? "The latest; \(more, "day", "days") before" : nil
    return .table(Reply.Table(heading, columns: ["Day", "Symptoms", "Doses", "Measures"], rows: rows))
  }
}

extension LogEntry {
  fileprivate var isDose: Bool { if case .dose = self { true } else { false } }

  fileprivate var hasNote: Bool {
    if case .symptom(let entry) = self { entry.note != nil } else { false }
  }
}

extension [LogEntry] {
  /// The worst severity of each day, of one symptom or of all. A day logged as a whole without the symptom counts as 0;
  /// other days without it are unknown.
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
