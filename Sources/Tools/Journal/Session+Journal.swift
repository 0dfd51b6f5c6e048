import Cards
import Civil
package import Engine
import Language
package import Records
package import Replies
import Session
import Store

extension Session {
  /// Finds journal entries by their day or by words of their text.
  func entries(_ turn: Turn) -> ReferenceResolver<JournalEntry> {
    ReferenceResolver(
      accepts: { !$0.deleted },
      matches: { try bestEntries($0, turn) },
      label: { try heading(of: $0) },
      reference: { Reference($0) },
      notFound: NotFoundMessages(
        nothingCurrent: "I don't know which entry you mean.", noMatch: { "No journal entry matches “\($0)”." },
        deleted: "That entry is gone.", listHint: "“show journal” lists them."),
      isSealed: true)
  }

  /// The entry's text; `nil` where it has none or it is damaged.
  func body(of entry: JournalEntry) throws -> String? {
    try entry.body.flatMap { try sealedFields.openUnlessDamaged($0, of: entry.id, .entryBody) }
  }

  /// The good things that the entry names.
  package func gratitude(of entry: JournalEntry) throws -> [String] {
    let text = try entry.gratitude.flatMap { try sealedFields.openUnlessDamaged($0, of: entry.id, .entryGratitude) }
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// The beginning of its text, or of what it is grateful for.
  func heading(of entry: JournalEntry) throws -> LocalizedText {
    if let body = try body(of: entry) { return "\(Session.firstLine(of: body))" }
    guard entry.body == nil else { return "a damaged entry" }
    return "grateful for \(Session.firstLine(of: try gratitude(of: entry).joined(separator: ", ")))"
  }

  /// - Parameter isWhole: whether to show all of its text, as when it is opened.
  package func card(_ entry: JournalEntry, _ turn: Turn, isWhole: Bool, excerpt: Excerpt? = nil) throws -> Card {
    let body = try body(of: entry)
    let heading = try heading(of: entry)
    return Card(
      Reference(entry), heading: heading, state: .active,
      time: dateText(entry, turn), details: isWhole ? try details(of: entry) : [],
      notes: isWhole ? body.map { Session.text($0, below: heading.text()) } ?? "" : "", excerpt: excerpt,
      fields: fields(entry))
  }

  /// The day it is about, with the time where it was also written on that day.
  private func dateText(_ entry: JournalEntry, _ turn: Turn) -> LocalizedText {
    let time = entry.day == entry.createdAt.day ? entry.createdAt.secondOfDay : nil
    return "\(on: When(entry.day, secondOfDay: time), turn.now)"
  }

  private func details(of entry: JournalEntry) throws -> [LocalizedText] {
    let items = try gratitude(of: entry).map { "\($0)" as LocalizedText }
    return [
      try entry.prompt.flatMap(prompt).map(\.text), entry.body == nil || items.isEmpty ? nil : "grateful for \(items)",
    ].compactMap(\.self)
  }

  /// Shows an entry in full. An entry of this date in an earlier year is marked as shown again today.
  func openEntry(_ entry: JournalEntry, _ turn: Turn) throws -> Reply {
    try markResurfaced([entry], turn)
    return Reply(nil, .card(try card(entry, turn, isWhole: true)))
  }

  /// Recorded as the system's own change, so undo skips it.
  func markResurfaced(_ entries: [JournalEntry], _ turn: Turn) throws {
    let due = entries.filter { $0.day.hasAnniversary(on: turn.now.day) && $0.resurfacedAt?.day != turn.now.day }
    guard !due.isEmpty, storeOpener.canStore else { return }
    try changes.write("opened an entry of an earlier year", "on_this_day", origin: .delivery) { tx in
      for var entry in due {
        entry.resurfacedAt = turn.now
        try tx.put(entry)
      }
    }
  }
}

extension Session {
  /// Every entry that has all of the words, in its text or in its gratitude items, best first.
  func entryHits(of search: TextSearch) throws -> [(header: DocumentHeader, score: Double, corpus: SearchableField)] {
    let bodyHits = try textFinder.hits(of: search, in: .entries).map { ($0.header, $0.score, SearchableField.entries) }
    let bodyHitIDs = Set(bodyHits.map(\.0.id))
    let gratitudeHits = try textFinder.hits(of: search, in: .gratitude).filter { !bodyHitIDs.contains($0.header.id) }
      .map { ($0.header, $0.score, SearchableField.gratitude) }
    return (bodyHits + gratitudeHits).sorted { ($0.1, $0.0.time) > ($1.1, $1.0.time) }
  }

  private func bestEntries(_ words: String, _ turn: Turn) throws -> [JournalEntry] {
    if let day = Session.pastDay(words, turn) {
      return try store.entries(Period(day, day), limit: Session.listLimit).entries
    }
    let matches = try entryHits(of: TextSearch(Keywords(words, in: language).words))
    return try matches.prefix { $0.score == matches[0].score }.compactMap {
      try store.record(JournalEntry.self, $0.header.id)
    }
  }

  private static func pastDay(_ words: String, _ turn: Turn) -> Day? {
    MomentParser.read(words, in: turn.context.language)?.resolve(now: turn.now, direction: .back)?.start.flatMap {
      $0.hasTime ? nil : $0.day
    }
  }
}

extension Day {
  /// Whether the later day is an anniversary of this one: the same date, or 28 February for the 29th in common years.
  func hasAnniversary(on later: Day) -> Bool {
    self < later && adding(years: later.year - year) == later
  }
}
