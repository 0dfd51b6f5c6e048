/// Cuts a page so that it fits one sheet, and counts what was left out.
struct PageFitter {
  private(set) var page: Page
  private var remaining: [PageElement: Int] = [:]
  private var omitted: [PageElement: Int] = [:]
  private var shortenedCount = 0

  init(_ page: Page) {
    self.page = page
    self.page.title = cut(page.title, .title)
    self.page.lead = cut(page.lead, .lead)
    self.page.sections = take(page.sections, .section).map { fit($0) }.filter { !$0.blocks.isEmpty }
  }

  /// The sentence that says what was left out; `nil` if nothing was.
  var lossNotice: String? {
    let parts = PageElement.allCases.compactMap { part in omitted[part].map(part.countText) }
    let texts = shortenedCount > 0 ? ["\(shortenedCount) \(shortenedCount == 1 ? "text" : "texts") shortened"] : []
    let missing = parts.isEmpty ? [] : [parts.joined(separator: ", ") + " left out"]
    return missing.isEmpty && texts.isEmpty
      ? nil : "To fit one page: " + (missing + texts).joined(separator: "; ") + "."
  }
}

extension PageFitter {
  private mutating func fit(_ section: Page.Section) -> Page.Section {
    var section = section
    section.title = cut(section.title, .heading)
    section.blocks = take(section.blocks, .block).map { fit($0) }.filter { !$0.isEmpty }
    return section
  }

  private mutating func fit(_ block: Page.Block) -> Page.Block {
    switch block {
    case .facts(let facts): .facts(take(facts, .fact).map { Fact(cut($0.label, .name), cut($0.value, .value)) })
    case .table(let table): .table(fit(table))
    case .sentences(let sentences): .sentences(take(sentences, .sentence).map { cut($0, .sentence) })
    case .notes(let notes): .notes(take(notes, .note).map { Note(cutLines($0.text), from: cut($0.source, .name)) })
    case .timeline(let course): .timeline(fit(course))
    case .medicines(let medicines):
      .medicines(
        take(medicines, .medicine).map { Medicine(cut($0.name, .name), cut($0.detail, .remark), $0.doses) })
    case .comparisons(let comparisons): .comparisons(take(comparisons, .comparison).map { fit($0) })
    }
  }

  private mutating func fit(_ comparison: Comparison) -> Comparison {
    var comparison = comparison
    comparison.measure = cut(comparison.measure, .name)
    comparison.with.name = cut(comparison.with.name, .name)
    comparison.without.name = cut(comparison.without.name, .name)
    comparison.sentence = cut(comparison.sentence, .sentence)
    return comparison
  }

  private mutating func fit(_ table: Table) -> Table {
    recordOmitted(table.columns.count - PageElement.column.limit, .column)
    return Table(
      table.columns.prefix(PageElement.column.limit).map { cut($0, .cell) },
      take(table.rows, .row).map { row in row.prefix(PageElement.column.limit).map { cut($0, .cell) } })
  }

  private mutating func fit(_ timeline: Timeline) -> Timeline {
    recordOmitted(timeline.length - PageElement.day.limit, .day)
    var timeline = timeline.suffix(PageElement.day.limit)
    timeline.measure = cut(timeline.measure, .name)
    timeline.series = take(timeline.series, .line).map {
      Timeline.Series(cut($0.name, .name), $0.values, remark: cut($0.remark, .remark))
    }
    timeline.lanes = take(timeline.lanes, .lane).map {
      Timeline.Lane(cut($0.name, .name), $0.kind, on: $0.days, remark: cut($0.remark, .remark))
    }
    return timeline
  }
}

extension PageFitter {
  /// As many items as the sheet still has room for.
  private mutating func take<Item>(_ items: [Item], _ part: PageElement) -> [Item] {
    let available = remaining[part, default: part.limit]
    remaining[part] = max(0, available - items.count)
    recordOmitted(items.count - available, part)
    return Array(items.prefix(available))
  }

  private mutating func recordOmitted(_ missing: Int, _ part: PageElement) {
    if missing > 0 { omitted[part, default: 0] += missing }
  }

  private mutating func cut(_ words: String, _ length: TextLimit) -> String {
    let result = length.cut(words)
    if result != words { shortenedCount += 1 }
    return result
  }

  /// Blank lines are removed first and do not count as a loss.
  private mutating func cutLines(_ words: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let firstLines = lines.prefix(PageFitter.noteLines).joined(separator: "\n")
    let result = TextLimit.note.cut(lines.count > PageFitter.noteLines ? firstLines + "…" : firstLines)
    if result != lines.joined(separator: "\n") { shortenedCount += 1 }
    return result
  }

  private static let noteLines = 5
}

extension Page.Block {
  fileprivate var isEmpty: Bool {
    switch self {
    case .facts(let facts): facts.isEmpty
    case .table(let table): table.rows.isEmpty
    case .sentences(let sentences): sentences.isEmpty
    case .notes(let notes): notes.isEmpty
    case .timeline(let course): course.series.isEmpty && course.lanes.isEmpty
    case .medicines(let medicines): medicines.isEmpty
    case .comparisons(let comparisons): comparisons.isEmpty
    }
  }
}
