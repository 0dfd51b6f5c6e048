package import Civil
import Language
package import Replies

/// The state that resolves "it", "the second one", "make that 6pm" and a bare "tomorrow"; rules and model share it.
package struct Dialogue: Sendable, Hashable {
  /// The record that the last replies were about.
  package var current: Reference?
  /// The current record before this one: "the other one".
  package var previous: Reference?
  /// The last numbered list, in its order.
  package var lastList: [Reference] = []
  /// Whether that list was shown by this process. Only then does a bare number open one of it, so that none does in the
  /// next shell; so it is not written to a file.
  package var isListShown = false
  /// When that list was shown, for other processes of the same terminal session.
  package var listShownAt: LocalTime?
  /// How many lines ago the last list was shown.
  package var listAge = 0
  /// Lines after which "all" is no longer said of the last list.
  static let maxListAge = 2
  /// Makes the last list that comes in pages, from its beginning.
  package var pagedList: Call?
  /// Lists what comes after the last list, where that was not all.
  package var nextPage: Call?
  /// The keys of the card that the last reply showed in full, each a single letter.
  package var keys: [Action] = []
  /// The call that shows the card again, where keys act without Enter; `nil` where they need Enter.
  package var showCard: Call?
  package var question: Question?
  /// The last call that changed something, for corrections.
  package var lastChange: AppliedChange?
  /// Whether the last change can be corrected by a bare "tomorrow": nothing was looked up since.
  package var isCorrectable = false
  /// The end of the focus session begun here. Until then, a line that is no command is saved with a one-word reply.
  package var focusUntil: LocalTime?
  /// Whether the last focus session was paused and may go on.
  package var isFocusPaused = false
  /// So long after its end, a session can still be asked about and goes on.
  package static let secondsAfterFocus = 15 * 60
  /// What a connected model may be shown in this session.
  package var consent = Consent.none
  /// When somebody in crisis was last shown all the help there is; `nil` once they have returned to their tasks.
  package var crisisAt: LocalTime?
  /// No notice appears before this time, as somebody in crisis wrote not long ago.
  package var silentUntil: LocalTime?
  /// Whether the last reply asked them if they are safe.
  package var awaitsSafetyAnswer = false
  /// When the dialogue was last updated.
  package var touched: LocalTime?

  package init() {}

  /// The dialogue without its question and keys, so that the next line is read as a new one.
  package var withoutPendingInput: Dialogue {
    var bare = self
    (bare.question, bare.keys, bare.showCard) = (nil, [], nil)
    return bare
  }

  /// The action that a line stands for: its key or, where keys act without Enter, the word beside it.
  func action(typedAs line: String, in language: Language) -> Action? {
    let typed = line.trimmed
    if typed.count == 1 { return keys.first { $0.key == typed.first } }
    let word = typed.lowercased().trimmed { !$0.isLetter && !$0.isNumber }
    return showCard == nil ? nil : keys.first { $0.label.text(language).lowercased() == word }
  }

  /// Whether nothing was said before.
  package var isNew: Bool { touched == nil }

  /// Whether somebody was in crisis here within the last hour.
  package func isCrisisRecent(now: LocalTime) -> Bool {
    crisisAt.map { abs($0.seconds(to: now)) < 3600 } ?? false
  }

  /// Whether replies must not add anything cheerful: within that hour, and while notices are silent.
  func suppressesCheer(now: LocalTime) -> Bool {
    isCrisisRecent(now: now) || silentUntil.map { now < $0 } ?? false
  }

  /// This dialogue, without a list that nobody sees any more, or a new one if it is older than twelve hours.
  package func unlessExpired(now: LocalTime) -> Dialogue {
    guard let touched, abs(touched.seconds(to: now)) <= 12 * 3600 else { return Dialogue() }
    return isListCurrent(now: now) ? self : withoutList
  }

  /// For so many minutes another process knows a list by its numbers: `nudgy list`, then `nudgy done 1`. Later nobody
  /// has it before their eyes any more, and a number would act on what they do not see.
  private static let listMinutes = 10

  private func isListCurrent(now: LocalTime) -> Bool {
    isListShown || listShownAt.map { abs($0.seconds(to: now)) <= Dialogue.listMinutes * 60 } ?? false
  }

  private var withoutList: Dialogue {
    var dialogue = self
    (dialogue.lastList, dialogue.listShownAt, dialogue.pagedList, dialogue.nextPage) = ([], nil, nil, nil)
    return dialogue
  }
}
