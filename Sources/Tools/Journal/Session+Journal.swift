import Cards
import Civil
package import Engine
import Language
package import Records
package import Replies
import Session
import Store

extension Session {
  /// Entries by their day or by their words.
  func entries(_ turn: Turn) -> ReferenceResolver<JournalEntry> {
    ReferenceResolver(
      holds: { !$0.deleted },
      named: { try bestEntries($0, turn) },
      label: { try heading(of: $0) },
      reference: { Reference($0) },
      absence: NotFoundMessages(
        unknown: "I do not know which entry you mean.", unsaid: { "No journal entry says \($0)." },
        gone: "That entry is gone.", list: "“show journal” lists them."),
      isSealed: true)
  }

  /// Its words; `nil` where it has none or they are damaged.
  func body(of entry: JournalEntry) throws -> String? {
    try entry.body.flatMap { try openUnlessDamaged($0, of: entry.id, .entryBody) }
  }

  /// What was named in it, one by one.
  package func gratitude(of entry: JournalEntry) throws -> [String] {
    let sealed = try entry.gratitude.flatMap { try openUnlessDamaged($0, of: entry.id, .entryGratitude) }
    return sealed?.split(separator: "\n").map(String.init) ?? []
  }

  /// How it begins.
  func heading(of entry: JournalEntry) throws -> LocalizedText {
    if let body = try body(of: entry) { return "\(Session.beginning(of: body))" }
    guard entry.body == nil else { return "a damaged entry" }
    return "grateful for \(Session.beginning(of: try gratitude(of: entry).joined(separator: ", ")))"
  }

  /// - Parameter isWhole: with all its words, as when it is opened.
  package func card(_ entry: JournalEntry, _ turn: Turn, isWhole: Bool, excerpt: Excerpt? = nil) throws -> Card {
    let body = try body(of: entry)
    let heading = try heading(of: entry)
    return Card(
      Reference(entry), heading: heading, state: .active,
      details: [written(entry, turn)] + (isWhole ? try details(of: entry) : []),
      notes: isWhole && body != heading.text() ? body ?? "" : "", excerpt: excerpt, fields: fields(entry))
  }

  /// The day it is about, with the time where it was written on that day.
  private func written(_ entry: JournalEntry, _ turn: Turn) -> LocalizedText {
    let time = entry.day == entry.createdAt.day ? entry.createdAt.secondOfDay : nil
    return "\(on: When(entry.day, secondOfDay: time), turn.now)"
  }

  private func details(of entry: JournalEntry) throws -> [LocalizedText] {
    let items = try gratitude(of: entry).map { "\($0)" as LocalizedText }
    return [
      try entry.prompt.flatMap(prompt).map(\.words), entry.body == nil || items.isEmpty ? nil : "grateful for \(items)",
    ].compactMap(\.self)
  }

  /// An entry with all its words; one of this date in an earlier year remembers that it came up again.
  func opened(_ entry: JournalEntry, _ turn: Turn) throws -> Reply {
    try markResurfaced([entry], turn)
    return Reply(nil, .card(try card(entry, turn, isWhole: true)))
  }

  /// Nobody did that, so nobody undoes it.
  func markResurfaced(_ entries: [JournalEntry], _ turn: Turn) throws {
    let due = entries.filter { $0.day.stands(on: turn.now.day) && $0.resurfacedAt?.day != turn.now.day }
    guard !due.isEmpty, canStore else { return }
    try change("opened an entry of an earlier year", "on_this_day", origin: .delivery) { tx in
      for var entry in due {
        entry.resurfacedAt = turn.now
        try tx.put(entry)
      }
    }
  }
}

extension Session {
  /// Every entry that has all of the words, in what was written or in what was named, best first.
  func entryHits(of search: TextSearch) throws -> [(spine: DocumentHeader, score: Double, corpus: Corpus)] {
    let written = try hits(of: search, in: .entries).map { ($0.spine, $0.score, Corpus.entries) }
    let known = Set(written.map(\.0.id))
    let named = try hits(of: search, in: .gratitude).filter { !known.contains($0.spine.id) }
      .map { ($0.spine, $0.score, Corpus.gratitude) }
    return (written + named).sorted { ($0.1, $0.0.time) > ($1.1, $1.0.time) }
  }

  private func bestEntries(_ words: String, _ turn: Turn) throws -> [JournalEntry] {
    if let day = Session.pastDay(words, turn) {
      return try store.entries(Period(day, day), limit: Session.listLimit).entries
    }
    let found = try entryHits(of: TextSearch(Keywords(words, in: language).words))
    return try found.prefix { $0.score == found[0].score }.compactMap {
      try store.record(JournalEntry.self, $0.spine.id)
    }
  }

  private static func pastDay(_ words: String, _ turn: Turn) -> Day? {
    Moments.read(words, in: turn.reading.language)?.resolve(now: turn.now, direction: .back)?.start.flatMap {
      $0.hasTime ? nil : $0.day
    }
  }
}

extension Day {
  /// Whether "on this day" tells of it on a later one: it has the same date, or in common years its last of February.
  func stands(on later: Day) -> Bool {
    self < later && adding(years: later.year - year) == later
  }
}
