import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var writeJournal: Tool {
    Tool(
      "write_journal", verb: "journal", "Writes in the journal of the day.", topic: .journal, writes: true,
      onlyAdds: true, toolset: .essential,
      needsPhrase: true,
      does: Work(
        .sealed(.asked(.long(.text("text", "the entry; without it the page opens with today's prompt")))),
        .optional(.day("date", "the day it is about, where that is not today", past: true)),
        .inner(.optional(.text("prompt", "the prompt it answers"))),
        .inner(.optional(.text("id", "the entry that is being written"))),
        .inner(.optional(.text("after", "the entry that it goes on with"))),
        .inner(.flag("line", "one more line of it"))
      ) { turn, text, date, prompt, id, earlier, isLine in
        let id = id.flatMap({ ID($0) }) ?? ids.random()
        let day = try writtenDay(date, turn)
        switch (text, isLine) {
        case (nil, _): return try begun(id, day, turn)
        case (let line?, true): return try keep(line, of: id, Session.entryWriting, turn)
        case (let text?, false):
          return try kept(text, id, day, prompt, after: earlier.flatMap({ ID($0) }), turn)
        }
      })
  }

  private static let entryWriting = Writing(place: .entryBody, tool: "write_journal", parameter: "text")

  /// Whether the page waits with lines that an earlier terminal took with it.
  package func isEntryCutShort() throws -> Bool { try !store.openWritings(Session.entryWriting.place.kind).isEmpty }

  private func writtenDay(_ date: When?, _ turn: Turn) throws -> Day {
    let day = date?.day ?? turn.now.day
    guard day <= turn.now.day else {
      throw UserError("That day is still ahead.", hint: "“journal” opens today's page.", code: .usage)
    }
    return day
  }

  /// An empty page under the prompt of the day, or the one that was cut short that day.
  private func begun(_ id: ID, _ day: Day, _ turn: Turn) throws -> Reply {
    try tryKey(Session.entryWriting)
    let earlier = try cutShort(Session.entryWriting)
    let entries = try earlier.map { try entry($0.text, $0.id, $0.began, nil, turn) }
    let call = Call("write_journal", ["date": .words(day.iso)])
    if let last = entries.last, last.day == day {
      let page = Session.entryWriting.collector(id, Session.howToEnd, call.with("after", .id("\(last.id)")))
      return Reply(
        "Going on with the entry that was cut short.", .card(try card(last, turn, isWhole: true)),
        lead: .collector(page))
    }
    let prompt = day == turn.now.day ? try promptOfTheDay(turn) : nil
    let asked = prompt.map { call.with("prompt", .words($0.name)) } ?? call
    let lines: [LocalizedText] = [
      entries.isEmpty ? nil : "Kept: \(entries.count, "entry", "entries") cut short earlier.",
      prompt?.words ?? (day == turn.now.day ? nil : "The page of \(on: When(day), turn.now)."),
    ].compactMap(\.self)
    return Reply(
      nil, lines.isEmpty ? .nothing : .lines(lines),
      lead: .collector(Session.entryWriting.collector(id, Session.howToEnd, asked)))
  }

  private static let howToEnd: LocalizedText = "Write as many lines as you like. “that's it” or Ctrl-D ends it."

  private func kept(
    _ text: String, _ id: ID, _ day: Day, _ prompt: String?, after earlier: ID?, _ turn: Turn
  ) throws -> Reply {
    guard !text.trimmed.isEmpty else {
      try end(Session.entryWriting, id)
      return Reply("Nothing was written, so nothing was kept.")
    }
    let entry = try goneOn(text, earlier, id) ?? entry(text, id, day, prompt, turn)
    // In focus nothing is to be looked at.
    if turn.isFocused { return Reply("Kept.", about: Reference(entry)) }
    let receipt: LocalizedText =
      day == turn.now.day ? "Kept in the journal." : "Kept in the journal of \(on: When(day), turn.now)."
    let run = try store.journalStreak(today: turn.now.day).said
    return Reply(run.map { "\(receipt) \($0)" } ?? receipt, about: Reference(entry))
  }

  /// Keeps an entry of its own; one that another shell ended meanwhile loses none of its words.
  private func entry(_ text: String, _ id: ID, _ day: Day, _ prompt: String?, _ turn: Turn) throws -> JournalEntry {
    let entry: JournalEntry = try revise(id, "kept a journal entry", "write_journal") { known in
      guard let known else {
        var entry = JournalEntry(
          id: id, day: day, zone: turn.reading.zone, body: try seal(text, of: id, .entryBody),
          createdAt: turn.now)
        entry.prompt = prompt
        return entry
      }
      return try rewritten(known) { Writing.joined($0, text) }
    }
    try end(Session.entryWriting, id)
    return entry
  }

  /// The words behind those of an entry that was cut short; `nil` where it is gone by now.
  private func goneOn(_ text: String, _ earlier: ID?, _ id: ID) throws -> JournalEntry? {
    guard let earlier, try store.record(JournalEntry.self, earlier) != nil else { return nil }
    let entry = try append(text, to: earlier, "kept a journal entry", "write_journal")
    try end(Session.entryWriting, id)
    return entry
  }
}

extension Session {
  func append(_ text: String, to id: ID, _ what: LocalizedText, _ tool: String) throws -> JournalEntry {
    try revise(id, what, tool) { known in
      guard let known else { throw UserError("That entry is gone.", code: .notFound) }
      return try rewritten(known) { $0.isEmpty ? text : $0 + "\n" + text }
    }
  }

  /// The entry with other words; damaged ones are never written over.
  func rewritten(_ entry: JournalEntry, _ words: (String) -> String) throws -> JournalEntry {
    var entry = entry
    let before = try entry.body.map { try open($0, of: entry.id, .entryBody) } ?? ""
    entry.body = try seal(words(before), of: entry.id, .entryBody)
    return entry
  }
}
