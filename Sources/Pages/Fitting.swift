/// A page cut to one sheet, and what that cost.
struct Fitting {
  private(set) var page: Page
  private var room: [Part: Int] = [:]
  private var leftOut: [Part: Int] = [:]
  private var shortened = 0

  init(_ page: Page) {
    self.page = page
    self.page.title = cut(page.title, .title)
    self.page.lead = cut(page.lead, .lead)
    self.page.sections = take(page.sections, .section).map { fit($0) }.filter { !$0.blocks.isEmpty }
  }

  /// `nil` where everything is there.
  var loss: String? {
    let parts = Part.allCases.compactMap { part in leftOut[part].map(part.words) }
    let texts = shortened > 0 ? ["\(shortened) \(shortened == 1 ? "text" : "texts") shortened"] : []
    let missing = parts.isEmpty ? [] : [parts.joined(separator: ", ") + " left out"]
    return missing.isEmpty && texts.isEmpty
      ? nil : "To fit one page: " + (missing + texts).joined(separator: "; ") + "."
  }
}

extension Fitting {
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
    case .notes(let notes): .notes(take(notes, .note).map { Note(cutLines($0.words), from: cut($0.source, .name)) })
    case .course(let course): .course(fit(course))
    case .medicines(let medicines):
      .medicines(
        take(medicines, .medicine).map { Medicine(cut($0.name, .name), cut($0.detail, .remark), $0.doses) })
    }
  }

  private mutating func fit(_ table: Table) -> Table {
    count(table.columns.count - Part.column.most, .column)
    return Table(
      table.columns.prefix(Part.column.most).map { cut($0, .cell) },
      take(table.rows, .row).map { row in row.prefix(Part.column.most).map { cut($0, .cell) } })
  }

  private mutating func fit(_ course: Course) -> Course {
    count(course.length - Part.day.most, .day)
    var course = course.last(Part.day.most)
    course.measure = cut(course.measure, .name)
    course.series = take(course.series, .line).map {
      Course.Series(cut($0.name, .name), $0.values, remark: cut($0.remark, .remark))
    }
    course.lanes = take(course.lanes, .lane).map {
      Course.Lane(cut($0.name, .name), $0.kind, on: $0.days, remark: cut($0.remark, .remark))
    }
    return course
  }
}

extension Fitting {
  /// As many as there is still room for.
  private mutating func take<Item>(_ items: [Item], _ part: Part) -> [Item] {
    let left = room[part, default: part.most]
    room[part] = max(0, left - items.count)
    count(items.count - left, part)
    return Array(items.prefix(left))
  }

  private mutating func count(_ missing: Int, _ part: Part) {
    if missing > 0 { leftOut[part, default: 0] += missing }
  }

  private mutating func cut(_ words: String, _ length: Length) -> String {
    let cut = length.cut(words)
    if cut != words { shortened += 1 }
    return cut
  }

  /// Blank lines go first, and are no loss.
  private mutating func cutLines(_ words: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let kept = lines.prefix(Fitting.noteLines).joined(separator: "\n")
    let cut = Length.note.cut(lines.count > Fitting.noteLines ? kept + "…" : kept)
    if cut != lines.joined(separator: "\n") { shortened += 1 }
    return cut
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
    case .course(let course): course.series.isEmpty && course.lanes.isEmpty
    case .medicines(let medicines): medicines.isEmpty
    }
  }
}
