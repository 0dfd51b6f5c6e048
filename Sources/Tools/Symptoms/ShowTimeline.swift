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
        .internalOnly(.optional(.name("measure", "one measure alone", language.valueNames { $0.measureNames }))),
        .internalOnly(.flag("count", "how many or how much it was")),
        .internalOnly(.flag("done", "the cards that were done, too")),
        .internalOnly(.optional(.number("from", "how many rows of each day come before those to show", 0...1_000_000))),
        .internalOnly(.flag("all", "all of each day"))
      ) { turn, date, period, symptom, medication, measure, isCounted, includesDone, from, isWhole in
        let page = page(from: from, isWhole: isWhole)
        let named = NamedEntries(symptom: symptom, medication: medication, measure: measure) { namesAllMedicines($0) }
        let isOpen = date == nil && period == nil
        var period = try timelinePeriod(date, period, turn)
        let last = min(period.last, turn.now.day)
        var entries = try logEntries(period.first, last).filter(named.contains)
        // Where no time was named, the last ones are as good.
        let isFromBefore = entries.isEmpty && isOpen && named.name != nil
        if isFromBefore {
          period = Period(.all, today: turn.now.day)
          entries = Array(try logEntries(nil, last).filter(named.contains).prefix(Session.listLimit))
        }
        let done = try includesDone && page.earlier == 0 ? doneList(period, page.limit, turn) : []
        guard let first = entries.last?.at.when.day else {
          if !done.isEmpty { return Reply(nil, .page(done)) }
          return .emptyList(
            nothingLoggedMessage(named.name, isOpen: isOpen || period.first == nil), try whereElse(named, period, turn))
        }
        if options.isForPrograms, options.isOneShot { return Reply(nil, .list(list(of: entries, turn))) }
        let receipt = isCounted ? countText(entries, named, period, turn) : nil
        let span = (period.first ?? first)...last
        let days = Dictionary(grouping: entries, by: \.at.when.day).sorted { $0.key > $1.key }
        guard !isFromBefore, span.lowerBound.days(to: last) >= Session.maxDaysInFull else {
          let isSingleDay = span.lowerBound == last
          let lists = days.compactMap { list(of: $1, $0, isAlone: isSingleDay, page, turn) }
          return Reply(receipt, .page(done + lists.map { .list($0) }))
        }
        let chartDays = max(span.lowerBound, last.adding(days: 1 - Session.maxChartDays))...last
        let charted = symptom == nil ? entries : try logEntries(period.first, last)
        let months =
          medication == nil && measure == nil ? [.months(charted.months(of: named, chartDays))] : [Reply.Content]()
        return Reply(
          receipt, .page(months + [Session.table(days, atMost: max(Session.maxTableRows, page.limit), turn)]))
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

  private func nothingLoggedMessage(_ name: String?, isOpen: Bool) -> LocalizedText {
    guard let name else { return "Nothing is logged for that time." }
    if namesAllMedicines(name) { return "No medicine is logged for that time." }
    return isOpen ? "No \(name) is logged yet." : "No \(name) is logged for that time."
  }

  /// Moods whose words tell of what is not logged by itself, else how to log.
  private func whereElse(_ named: NamedEntries, _ period: Period, _ turn: Turn) throws -> Reply.Content {
    guard let symptom = named.symptom else { return Session.loggingHint }
    let search = TextSearch(TitleWords.split(symptom))
    let moods = try keyAccess.whileUnlocked {
      try store.moods(period.first, min(period.last, turn.now.day), limit: Session.maxMoodsSearched).compactMap {
        mood -> LocalizedText? in
        guard let note = mood.note, let text = try sealedFields.openUnlessDamaged(note, of: mood.id, .moodNote),
          search.score(heading: [], body: TextSearch.folded(text)) != nil
        else { return nil }
        return "\(on: mood.at, turn.now): \(Session.firstLine(of: text))"
      }
    }
    guard let moods, !moods.isEmpty else { return Session.loggingHint }
    return .lines(["It comes up in your moods:"] + moods.prefix(listLimit))
  }

  private static let maxMoodsSearched = 400

  /// "coffee: 3 cups today.", "migraine: 4 times since Mon 2 Nov."
  private func countText(_ entries: [LogEntry], _ named: NamedEntries, _ period: Period, _ turn: Turn) -> LocalizedText
  {
    let first = entries.last?.at.when.day ?? turn.now.day
    let name: LocalizedText = named.name.map { "\($0)" } ?? "All"
    let when: LocalizedText =
      first == period.last ? "\(spoken: When(first), turn.now)" : "since \(on: When(first), turn.now)"
    let amounts = Dictionary(grouping: entries.compactMap(\.amount), by: \.unit)
    guard amounts.count == 1, let (unit, values) = amounts.first, values.count == entries.count else {
      return "\(name): \(entries.count, "time", "times") \(when)."
    }
    let sum = LocalizedText.amount(values.reduce(0) { $0 + $1.value }, unit: unit)
    return "\(name): \(sum) \(when)."
  }

  /// The cards that were done in that time, the latest first.
  private func doneList(_ period: Period, _ limit: Int, _ turn: Turn) throws -> [Reply.Content] {
    let last = min(period.last, turn.now.day)
    let (nudges, count) = try store.list(on: (period.first ?? last)...last, done: true, limit: limit)
    guard !nudges.isEmpty else { return [] }
    return [
      .list(
        Reply.List(
          ListScope.done.heading, nudges.map { card($0, turn) }, more: count - nudges.count,
          nextPage: ["all": .flag(true)]))
    ]
  }

  /// All entries in one list, for programs.
  private func list(of entries: [LogEntry], _ turn: Turn) -> Reply.List {
    let shown = entries.prefix(max(Session.maxEntriesOfSingleDay, listLimit))
    let cards = shown.map {
      card($0, turn, time: $0.at.description(relativeTo: turn.now), details: details(of: $0, turn))
    }
    return Reply.List("Log", cards, more: entries.count - shown.count)
  }

  package static let loggingHint = Reply.Content.lines([
    "“headache 6 after coffee” logs a symptom, “took ibuprofen” a dose, “slept 7h” a measure."
  ])

  /// A page of one day's entries; `nil` where none are left. A day shown alone has more of them than one of several.
  private func list(
    of entries: [LogEntry], _ day: Day, isAlone: Bool, _ page: ListPage, _ turn: Turn
  ) -> Reply.List? {
    let rows = LogRow.rows(of: entries).dropFirst(page.earlier)
    let shown = rows.prefix(isAlone ? max(Session.maxEntriesOfSingleDay, page.limit) : page.limit)
    guard !shown.isEmpty else { return nil }
    let cards = shown.map { row in
      var card = card(
        row.entry, turn,
        time: row.entry.at.time,
        details: details(of: row.entry, turn) + [row.entry.hasNote ? "with a note" : nil].compactMap(\.self))
      card.heading = row.title
      return card
    }
    return Reply.List(
      "\(on: When(day), turn.now)", cards, more: rows.count - shown.count,
      nextPage: ["from": .number(Double(page.earlier + shown.count))])
  }

  /// A table with a row a day: the worst severity of each symptom, doses, and measures.
  private static func table(
    _ days: [(key: Day, value: [LogEntry])], atMost limit: Int, _ turn: Turn
  ) -> Reply.Content {
    let rows = days.prefix(limit).map { day, entries -> [LocalizedText] in
      [day.shortDate(turn.now), entries.symptoms, entries.doses, entries.measures]
    }
    let more = days.count - rows.count
    let heading: LocalizedText? = more > 0 ? "The latest; \(more, "day", "days") before" : nil
    return .table(Reply.Table(heading, columns: ["Day", "Symptoms", "Doses", "Measures"], rows: rows))
  }
}

/// Which entries a line asks for by a name; all of them without one.
private struct NamedEntries {
  let symptom: String?
  let name: String?
  private let matches: @Sendable (LogEntry) -> Bool

  init(symptom: String?, medication: String?, measure: String?, namesAllMedicines: (String) -> Bool) {
    self.symptom = symptom
    name = symptom ?? measure ?? medication
    if let symptom {
      let words = TitleWords.split(symptom)
      // "back" is asked for, and "back pain" is logged.
      matches = { entry in
        entry.name == symptom || entry.isSymptom && words.allSatisfy(TitleWords.split(entry.name).contains)
      }
    } else if let measure {
      let names = MeasureParts.names(of: measure)
      matches = { names.contains($0.name) }
    } else if let medication, !namesAllMedicines(medication) {
      matches = { $0.name == medication }
    } else {
      matches = { medication == nil || $0.isDose }
    }
  }

  func contains(_ entry: LogEntry) -> Bool { matches(entry) }
}

extension LogEntry {
  fileprivate var isSymptom: Bool { if case .symptom = self { true } else { false } }

  /// What can be added up: cups of coffee, steps, and no weight.
  fileprivate var amount: (value: Double, unit: String?)? {
    guard case .measure(let measure) = self, Measure.summedNames.contains(measure.name) else { return nil }
    return (measure.value, measure.unit)
  }

  fileprivate var isDose: Bool { if case .dose = self { true } else { false } }

  fileprivate var hasNote: Bool {
    if case .symptom(let entry) = self { entry.note != nil } else { false }
  }
}

extension [LogEntry] {
  /// The worst severity of each day, of one symptom or of all. A day logged as a whole without the symptom counts as 0;
  /// other days without it are unknown.
  fileprivate func months(of named: NamedEntries, _ span: ClosedRange<Day>) -> Reply.Months {
    var values = [Int?](repeating: nil, count: span.lowerBound.days(to: span.upperBound) + 1)
    for case .symptom(let entry) in self where span.contains(entry.at.when.day) {
      let day = span.lowerBound.days(to: entry.at.when.day)
      if named.contains(.symptom(entry)) {
        values[day] = entry.severity.map { Swift.max(values[day] ?? 0, $0) } ?? values[day]
      } else if entry.symptom == SymptomEntry.overall {
        values[day] = values[day] ?? 0
      }
    }
    return Reply.Months(named.symptom.map { "\($0)" } ?? "Worst of each day", first: span.lowerBound, values: values)
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
    LogRow.rows(of: self).reversed().compactMap { row in if case .measure = row.entry { row.title } else { nil } }
      .joined(", ")
  }
}
