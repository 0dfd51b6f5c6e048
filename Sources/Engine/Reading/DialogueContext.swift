package import Civil
import Replies

/// What the conversation contributes to reading a line.
package struct DialogueContext: Sendable {
  /// `nil` if nothing can be looked up.
  package var names: StoredNames?
  /// The tool of the last change, if nothing was looked up since.
  package var lastTool: String?
  /// Whether the current record is a card.
  package var hasCard: Bool

  /// When the line is said; `nil` if that does not matter.
  package var now: LocalTime?

  package init(names: StoredNames? = nil, lastTool: String? = nil, hasCard: Bool = false, now: LocalTime? = nil) {
    (self.names, self.lastTool, self.hasCard, self.now) = (names, lastTool, hasCard, now)
  }
}

extension Dialogue {
  func context(_ names: StoredNames?, now: LocalTime) -> DialogueContext {
    DialogueContext(
      names: names, lastTool: isCorrectable ? lastChange?.call.tool : nil,
      hasCard: current?.kind == DialogueContext.cardKind, now: now)
  }
}

extension Dialogue {
  /// The contexts of now in which phrases of a section `with CONTEXT` count, nearest first: `focus` during a focus
  /// session and shortly after, `pause` while one is paused; unless a card with keys is shown since, `list` a line or
  /// two after a list that comes in pages, `listed` right after any list, and `numbers` after any list of this shell;
  /// and the kind of the current record, or `nothing` where there is none and nothing was changed.
  func contextNames(now: LocalTime) -> [String] {
    let isFocused = focusUntil.map { $0.seconds(to: now) < Dialogue.secondsAfterFocus } ?? false
    let lists =
      (pagedList == nil || listAge > Dialogue.maxListAge ? [] : ["list"])
      + (lastList.isEmpty || listAge > 1 || isCorrectable ? [] : ["listed"]) + (isListShown ? ["numbers"] : [])
    return (isFocused ? ["focus"] : isFocusPaused ? ["pause"] : []) + (showCard == nil ? lists : [])
      + (current.map { [$0.kind] } ?? (lastChange == nil ? ["nothing"] : []))
  }
}

extension DialogueContext {
  /// The kind of record whose names are looked up.
  fileprivate static let cardKind = "nudge"
}
