import Civil
import Engine
import Records
import Store

extension Profile {
  var logGratitude: Tool {
    Tool(
      "log_gratitude", verb: "grateful", "Keeps what you are grateful for.", topic: .journal,
      words: [
        "grateful": "(grateful|greatful|gratefull|thankful|thankfull|appreciative)",
        "im": "(im|i am|ive been|i feel|feeling|feel|im feeling|was|am) [so|really|very|super|also|truly|just|most]",
        "today": "[today|tonight|this morning|right now]",
      ],
      phrases: [
        "[so|very|really] <grateful> <today> for {items}",
        "<today> <im> <grateful> <today> for {items}",
        "[<im>] <grateful> <today> [that|to have|to be] {items}",
        """
        [log|add|note|record|write|new|my|todays|daily] [my] (gratitude|gratitudes|grattitude|gratitude list
        |gratitude log|gratitude entry|gratitude journal) [today|for|list|is|are] {items}
        """,
        "(add|put|log|note|write) {items} (to|in|on) my (gratitude|gratitude list|gratitude journal|gratitude log)",
        "[three|3|some|a few|two|the] things [that|i] <im> <grateful> <today> for <today> {items}",
        "[my] (three|3|some|a few|two|todays) good things [today|from today|about today]: {items}",
        "(today|tonight|this morning|this week) i [really|truly] (appreciated|enjoyed|loved|am glad of|was glad of) {items}",
        "things to be <grateful> for {items}",
        "[today] what <im> <grateful> for <today> {items}",
        "(blessed|glad|happy) to have {items}",
        "(count|counting) my blessings {items}",
      ],
      examples: [
        Example("grateful for coffee, my dog and sunny walks", ["items": "coffee, my dog, sunny walks"]),
        Example("gratitude: warm socks, my sister calling", ["items": "warm socks, my sister calling"]),
      ],
      writes: true,
      does: Work(.sealed(.list("items", "what you are grateful for, one by one"))) { turn, items in
        let items = items.map { String($0.trimmed(where: { $0.isWhitespace || ".!".contains($0) })) }.filter {
          !$0.isEmpty
        }
        guard !items.isEmpty else { return Reply("Nothing was named, so nothing was kept.") }
        let entry = try named(items, turn)
        if turn.isFocused { return Reply("Kept.", about: reference(entry)) }
        let week = Tally(done: try store.gratitude(Period(.week, today: turn.now.day)))
        return Reply(
          """
          Kept: \(items.count, "good thing", "good things"). In the last 7 days: \(week.total), on \
          \(week.done.count, "day", "days").
          """, .ring(try goodThingsRing(turn)), about: reference(entry))
      })
  }

  /// Of what was named today, towards the day's number.
  func goodThingsRing(_ turn: Turn) throws -> Reply.Ring {
    let done = try store.gratitude(Period(.today, today: turn.now.day)).reduce(0) { $0 + $1.count }
    let goal = settings.current.goodThings
    return Reply.Ring(
      done <= goal ? "Today: \(done) of \(goal)." : "Today: \(done, "good thing", "good things").", done: done,
      goal: goal)
  }

  /// Written to the entry of the day, or one of its own where there is none.
  private func named(_ items: [String], _ turn: Turn) throws -> JournalEntry {
    let today = try store.entries(Period(.today, today: turn.now.day), limit: .max).entries
    let page = today.first { $0.gratitudeCount > 0 } ?? today.first
    let id = page?.id ?? ids.random()
    return try revise(id, "kept \(items.count, "good thing", "good things")", "log_gratitude") { known in
      var entry =
        known ?? JournalEntry(id: id, day: turn.now.day, zone: turn.reading.zone, body: nil, createdAt: turn.now)
      let all = try (entry.gratitude.map { try [open($0, of: id, .entryGratitude)] } ?? []) + items
      let lines = all.joined(separator: "\n")
      entry.gratitude = try seal(lines, of: id, .entryGratitude)
      // Counted anew, as the number that stands there may be damaged.
      entry.gratitudeCount = lines.split(whereSeparator: \.isNewline).count
      return entry
    }
  }
}
