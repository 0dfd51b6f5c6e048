import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Settings
import Store

extension Session {
  package var logGratitude: Tool {
    Tool(
      "log_gratitude", verb: "grateful", "Saves what you're grateful for.", topic: .journal, writes: true,
      does: Work(.sealed(.list("items", "what you are grateful for, one by one"))) { turn, items in
        let items = items.map { String($0.trimmed(where: { $0.isWhitespace || ".!".contains($0) })) }.filter {
          !$0.isEmpty
        }
        guard !items.isEmpty else { return .changedNothing("You didn't name anything, so nothing was saved.") }
        let entry = try saveGratitude(items, turn)
        if turn.isFocused { return Reply("Saved.", about: Reference(entry)) }
        let week = Tally(done: try store.gratitude(Period(.week, today: turn.now.day)))
        return Reply(
          """
          Saved: \(items.count, "good thing", "good things"). In the last 7 days: \(week.total), on \
          \(week.done.count, "day", "days").
          """, .ring(try goodThingsRing(turn)), about: Reference(entry))
      })
  }

  /// The good things named today against the number set as the goal.
  func goodThingsRing(_ turn: Turn) throws -> Reply.Ring {
    let done = try store.gratitude(Period(.today, today: turn.now.day)).reduce(0) { $0 + $1.count }
    let goal = settings.current.goodThings
    return Reply.Ring(
      done <= goal ? "Today: \(done) of \(goal)." : "Today: \(done, "good thing", "good things").", done: done,
      goal: goal)
  }

  /// Adds the items to today's entry, or to a new one where there is none.
  private func saveGratitude(_ items: [String], _ turn: Turn) throws -> JournalEntry {
    let today = try store.entries(Period(.today, today: turn.now.day), limit: .max).entries
    let targetEntry = today.first { $0.gratitudeCount > 0 } ?? today.first
    let id = targetEntry?.id ?? ids.random()
    return try changes.revise(id, "kept \(items.count, "good thing", "good things")", "log_gratitude") { storedEntry in
      var entry =
        storedEntry ?? JournalEntry(id: id, day: turn.now.day, zone: turn.context.zone, body: nil, createdAt: turn.now)
      let all = try (entry.gratitude.map { try [sealedFields.open($0, of: id, .entryGratitude)] } ?? []) + items
      let lines = all.joined(separator: "\n")
      entry.gratitude = try sealedFields.seal(lines, of: id, .entryGratitude)
      // Counted from the text, as the stored count may be damaged.
      entry.gratitudeCount = lines.split(whereSeparator: \.isNewline).count
      return entry
    }
  }
}
