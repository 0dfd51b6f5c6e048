package import Civil
package import Replies

/// What "it", "the second one", "make that 6pm" and a bare "tomorrow" speak of: one state for rules and model.
package struct Dialogue: Sendable, Hashable {
  /// The card that the last replies were about.
  package var inHand: Reference?
  /// The card in hand before this one: "the other one".
  package var before: Reference?
  /// The last numbered list, in its order.
  package var list: [Reference] = []
  /// What a single letter does to the card that the last reply showed in full: `y` completes no other.
  package var keys: [Action] = []
  /// Shows the card again whose keys act at once; `nil` when keys need Enter.
  package var again: Call?
  package var question: Question?
  /// The last call that changed something, for corrections.
  package var lastChange: MadeChange?
  /// Whether nothing was looked up since, so that a bare "tomorrow" mends what was just kept.
  package var isReceipt = false
  /// The end of the stretch of focus that was begun here: until then what is no command is kept in one word.
  package var focusUntil: LocalTime?
  /// What a connected model may be shown in this session.
  package var consent = Consent.none
  /// When somebody in crisis was last told all that helps; `nil` once they have turned to their things again.
  package var crisisAt: LocalTime?
  /// Until when nothing speaks by itself, as the last words of somebody in crisis are not long ago.
  package var silentUntil: LocalTime?
  /// Whether they were asked if they are safe, just now.
  package var isAskedSafe = false
  /// When this was last touched.
  package var touched: LocalTime?

  package init() {}

  /// What is spoken of, without what a line or a key would answer.
  package var withoutModes: Dialogue {
    var bare = self
    (bare.question, bare.keys, bare.again) = (nil, [], nil)
    return bare
  }

  /// Whether nothing was said before, so that nothing can be answered.
  package var isNew: Bool { touched == nil }

  /// Whether somebody here was in crisis within the last hour.
  package func isCrisisRecent(now: LocalTime) -> Bool {
    crisisAt.map { abs($0.seconds(to: now)) < 3600 } ?? false
  }

  /// Whether nobody here is to be cheered: within that hour, and for as long as nothing speaks by itself.
  func isHushed(now: LocalTime) -> Bool {
    isCrisisRecent(now: now) || silentUntil.map { now < $0 } ?? false
  }

  /// After twelve hours it is a new conversation.
  package func current(now: LocalTime) -> Dialogue {
    guard let touched, abs(touched.seconds(to: now)) <= 12 * 3600 else { return Dialogue() }
    return self
  }
}
