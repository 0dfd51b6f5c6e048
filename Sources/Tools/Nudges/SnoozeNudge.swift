import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Settings
import Store

extension Session {
  package var snoozeNudge: Tool {
    Tool(
      "snooze_nudge", verb: "snooze", "Snoozes a card until a time.", topic: .nudges, writes: true,
      toolset: .essential,
      operation: .snooze,
      does: Work(
        .which(),
        .optional(.moment("until", "when it comes back"))
      ) { turn, which, until in
        if case .every(let group) = which, let until {
          let end = try futureSnoozeEnd(until, turn)
          return try changeAll(
            group, movedTo: end.day, turn, "snooze_nudge",
            { ("Snoozed: \($0), until \(spoken: When(end), turn.now).", "snoozed \($0)") }
          ) { snoozeRecords(for: $0, until: end, turn) }
        }
        return try resolve(
          which, turn, .active, for: Call("snooze_nudge", until.map { ["until": .words($0.iso)] } ?? [:])
        ) {
          nudge in
          guard let until else { return askUntil(nudge, turn) }
          let end = try futureSnoozeEnd(until, turn)
          guard nudge.snoozedUntil != end else {
            return .changedNothing(
              "Already snoozed: \(nudge.title), until \(spoken: When(end), turn.now).", about: Reference(nudge))
          }
          let changed = snoozeRecords(for: nudge, until: end, turn)
          try changes.write("snoozed \(nudge.title)", "snooze_nudge") { tx in
            for record in changed { try tx.put(record) }
          }
          let deadline = nudge.due.flatMap { $0.end > turn.now && $0.end < end ? $0 : nil }
          let notes: [LocalizedText?] = [
            clockChangeNote(When(end), turn), deadline.map { "That's after it's due, \(spoken: $0, turn.now)." },
          ]
          let receipt: LocalizedText = "Snoozed: \(nudge.title), until \(spoken: When(end), turn.now)."
          return Reply(notes.compactMap(\.self).reduce(receipt) { "\($0) \($1)" }, occasion: .snoozed)
        }
      })
  }

  private func futureSnoozeEnd(_ until: When, _ turn: Turn) throws -> LocalTime {
    let end = until.snoozeEnd
    guard end > turn.now else {
      throw UserError("That time has already passed.", hint: "Name a later one, as in “until 6pm”.", code: .usage)
    }
    return end
  }

  /// Offers the presets with their times; any other time can be typed as the answer.
  private func askUntil(_ nudge: Nudge, _ turn: Turn) -> Reply {
    let call = Call("snooze_nudge", ["which": .id("\(nudge.id)")])
    let choices = SnoozePreset.choices(among: settings.current.snoozes.presets, now: turn.now).map { preset, end in
      let until = When(end)
      return Question.Choice(
        "\(LocalizedText.localizedName(preset.name)): \(until, turn.now)", call.with("until", .words(until.iso)))
    }
    return Reply(followUp: .question(Question("Until when?", choices: choices, freeAnswer: .init(call, "until"))))
  }
}
