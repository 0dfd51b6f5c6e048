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
      "write_journal", verb: "journal", "Writes in today's journal.", topic: .journal, writes: true,
      onlyAdds: true, toolset: .essential,
      needsPhrase: .unlessNamed,
      does: Work(
        .sealed(.prompted(.long(.text("text", "the entry; without it the page opens with today's prompt")))),
        .optional(.day("date", "the day it is about, where that is not today", past: true)),
        .internalOnly(.optional(.text("prompt", "the prompt it answers"))),
        .internalOnly(.optional(.text("id", "the entry that is being written"))),
        .internalOnly(.optional(.text("after", "the entry that it goes on with"))),
        .internalOnly(.flag("line", "one more line of it"))
      ) { turn, text, date, prompt, id, earlier, isLine in
        let id = id.flatMap({ ID($0) }) ?? ids.random()
        let day = try entryDay(date, turn)
        switch (text, isLine) {
        case (nil, _): return try startEntry(id, day, turn)
        case (let line?, true): return try storeDraftLine(line, of: id, Session.entryWriting, turn)
        case (let text?, false):
          return try saveEntry(text, id, day, prompt, after: earlier.flatMap({ ID($0) }), turn)
        }
      })
  }

  private static let entryWriting = MultilineDraft(fieldName: .entryBody, tool: "write_journal", parameter: "text")

  /// Whether an earlier terminal closed before an entry was finished.
  package func hasInterruptedEntry() throws -> Bool {
    try !store.openDrafts(Session.entryWriting.fieldName.kind).isEmpty
  }

  private func entryDay(_ date: When?, _ turn: Turn) throws -> Day {
    let day = date?.day ?? turn.now.day
    guard day <= turn.now.day else {
      throw UserError("That day is still to come.", hint: "“journal” opens today's page.", code: .usage)
    }
    return day
  }

  /// Opens an empty page with the prompt of the day, or goes on with an interrupted entry of that day.
  private func startEntry(_ id: ID, _ day: Day, _ turn: Turn) throws -> Reply {
    try tryKey(Session.entryWriting)
    let earlier = try interruptedDrafts(Session.entryWriting)
    let entries = try earlier.map { try storeEntry($0.text, $0.id, $0.began, nil, turn) }
    let call = Call("write_journal", ["date": .words(day.iso)])
    if let last = entries.last, last.day == day {
      let page = Session.entryWriting.collector(id, Session.howToEnd, call.with("after", .id("\(last.id)")))
      return Reply(
        "Going on with the entry you were writing.", .card(try card(last, turn, isWhole: true)),
        followUp: .collector(page))
    }
    let prompt = day == turn.now.day ? try promptOfTheDay(turn) : nil
    let promptedCall = prompt.map { call.with("prompt", .words($0.name)) } ?? call
    let lines: [LocalizedText] = [
      entries.isEmpty ? nil : "Saved: \(entries.count, "entry", "entries") cut short earlier.",
      prompt?.text ?? (day == turn.now.day ? nil : "The page for \(on: When(day), turn.now)."),
    ].compactMap(\.self)
    return Reply(
      nil, lines.isEmpty ? .nothing : .lines(lines),
      followUp: .collector(Session.entryWriting.collector(id, Session.howToEnd, promptedCall)))
  }

  private static let howToEnd: LocalizedText =
    "Write as many lines as you like."

  private func saveEntry(
    _ text: String, _ id: ID, _ day: Day, _ prompt: String?, after earlier: ID?, _ turn: Turn
  ) throws -> Reply {
    guard !text.trimmed.isEmpty else {
      try deleteDraftLines(Session.entryWriting, id)
      return .changedNothing("You didn't write anything, so nothing was saved.")
    }
    let entry = try appendToEarlierEntry(text, earlier, id) ?? storeEntry(text, id, day, prompt, turn)
    // While the person focuses, the reply has nothing to read.
    if turn.isFocused { return Reply("Saved.", about: Reference(entry)) }
    let receipt: LocalizedText =
      day == turn.now.day ? "Saved in your journal." : "Saved in your journal for \(on: When(day), turn.now)."
    let streak = try store.journalStreak(today: turn.now.day).summary
    return Reply(streak.map { "\(receipt) \($0)" } ?? receipt, about: Reference(entry))
  }

  /// Saves a new entry. Where another shell has saved one under this id meanwhile, the text is joined to that.
  private func storeEntry(_ text: String, _ id: ID, _ day: Day, _ prompt: String?, _ turn: Turn) throws -> JournalEntry
  {
    let entry: JournalEntry = try changes.revise(id, "kept a journal entry", "write_journal") { known in
      guard let known else {
        var entry = JournalEntry(
          id: id, day: day, zone: turn.context.zone, body: try sealedFields.seal(text, of: id, .entryBody),
          createdAt: turn.now)
        entry.prompt = prompt
        return entry
      }
      return try replacingBody(known) { MultilineDraft.merged($0, text) }
    }
    try deleteDraftLines(Session.entryWriting, id)
    return entry
  }

  /// Adds the text to an interrupted entry; `nil` where that was deleted meanwhile.
  private func appendToEarlierEntry(_ text: String, _ earlier: ID?, _ id: ID) throws -> JournalEntry? {
    guard let earlier, try store.record(JournalEntry.self, earlier) != nil else { return nil }
    let entry = try append(text, to: earlier, "kept a journal entry", "write_journal")
    try deleteDraftLines(Session.entryWriting, id)
    return entry
  }
}

extension Session {
  func append(_ text: String, to id: ID, _ changeLabel: LocalizedText, _ tool: String) throws -> JournalEntry {
    try changes.revise(id, changeLabel, tool) { known in
      guard let known else { throw UserError("That entry is gone.", code: .notFound) }
      return try replacingBody(known) { $0.isEmpty ? text : $0 + "\n" + text }
    }
  }

  /// The entry with its text transformed. Throws where the text is damaged, so that it is never overwritten.
  func replacingBody(_ entry: JournalEntry, _ transform: (String) -> String) throws -> JournalEntry {
    var entry = entry
    let oldText = try entry.body.map { try sealedFields.open($0, of: entry.id, .entryBody) } ?? ""
    entry.body = try sealedFields.seal(transform(oldText), of: entry.id, .entryBody)
    return entry
  }
}
