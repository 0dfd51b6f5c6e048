import Civil
import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// The mood in hand, or else the one kept last.
  var moods: ReferenceResolver<MoodLog> {
    ReferenceResolver(
      holds: { !$0.deleted },
      named: { _ in [] },
      alone: { try [store.lastMood()].compactMap(\.self) },
      label: { mood in "\(mood.score) of 10" },
      reference: { Reference($0) },
      absence: NotFoundMessages(
        unknown: "I do not know which mood you mean.", unsaid: { _ in "I do not know which mood you mean." },
        gone: "That mood is gone.", list: "“moods” shows the last ones."))
  }

  /// "4 of 10, yesterday 18:00, slept badly"; now is not told.
  func said(_ score: Int, _ at: When?, _ note: String?, _ now: LocalTime) -> LocalizedText {
    let told: LocalizedText =
      at.map { $0 == When(now) ? "\(score) of 10" : "\(score) of 10, \(on: $0, now)" } ?? "\(score) of 10"
    return note.map { "\(told), \(Session.beginning(of: $0))" } ?? told
  }

  /// Nobody knows yet how they will feel.
  func past(_ at: When?, _ turn: Turn) throws -> When? {
    guard let at, at.start > turn.now else { return at }
    throw UserError(
      "That is still ahead: \(on: at, turn.now).", hint: "A mood is of now, or of a time before.", code: .usage)
  }

  /// `nil` where there are none, or while they are locked.
  func note(of mood: MoodLog) throws -> LocalizedText? {
    guard let note = mood.note else { return nil }
    let words = try openUnlessDamaged(note, of: mood.id, .moodNote)
    return words.map { "\(Session.beginning(of: $0))" } ?? "damaged"
  }
}

extension Session {
  /// The journal's page of that day, where that may be known.
  func entryBeside(_ at: When) throws -> ID? { try whileUnlocked { try store.lastEntry(on: at.day) } ?? nil }
}
