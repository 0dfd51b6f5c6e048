import Civil
import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// Finds the current mood, or else the one logged last.
  var moods: ReferenceResolver<MoodLog> {
    ReferenceResolver(
      accepts: { !$0.deleted },
      matches: { _ in [] },
      defaults: { try [store.lastMood()].compactMap(\.self) },
      label: { mood in "\(mood.score) of 10" },
      reference: { Reference($0) },
      notFound: NotFoundMessages(
        nothingCurrent: "I don't know which mood you mean.", noMatch: { _ in "I don't know which mood you mean." },
        deleted: "That mood is gone.", listHint: "“moods” shows the last ones."))
  }

  /// "4 of 10, yesterday 18:00, slept badly"; without a time where that is now.
  func moodSummary(_ score: Int, _ at: When?, _ note: String?, _ now: LocalTime) -> LocalizedText {
    let scoreText: LocalizedText =
      at.map { $0 == When(now) ? "\(score) of 10" : "\(score) of 10, \(on: $0, now)" } ?? "\(score) of 10"
    return note.map { "\(scoreText), \(Session.firstLine(of: $0))" } ?? scoreText
  }

  /// Throws where the time is still to come.
  func pastTime(_ at: When?, _ turn: Turn) throws -> When? {
    guard let at, at.start > turn.now else { return at }
    throw UserError(
      "That's still to come: \(on: at, turn.now).", hint: "Moods can't be in the future.", code: .usage)
  }

  /// The beginning of the mood's note; `nil` where it has none. Throws while the vault is locked.
  func note(of mood: MoodLog) throws -> LocalizedText? {
    guard let note = mood.note else { return nil }
    let words = try sealedFields.openUnlessDamaged(note, of: mood.id, .moodNote)
    return words.map { "\(Session.firstLine(of: $0))" } ?? "damaged"
  }
}

extension Session {
  /// The id of that day's last journal entry; `nil` where there is none, while the vault is locked, or where journals
  /// are out of reach.
  func journalEntryID(on at: When) throws -> ID? {
    try keyAccess.whileUnlocked { try store.lastEntry(on: at.day) } ?? nil
  }
}
