package import Civil
package import Language
import Replies

/// What the conversation contributes to reading a line.
package struct DialogueContext: Sendable {
  /// `nil` if nothing can be looked up.
  package var names: StoredNames?
  /// The tool of the last change, if nothing was looked up since.
  package var lastTool: String?
  /// The lists that the last change put its card on.
  package var lastLists: Argument?
  /// Whether the current record is a card.
  package var hasCard: Bool

  /// When the line is said; `nil` if that does not matter.
  package var now: LocalTime?

  package init(
    names: StoredNames? = nil, lastTool: String? = nil, lastLists: Argument? = nil, hasCard: Bool = false,
    now: LocalTime? = nil
  ) {
    (self.names, self.lastTool, self.lastLists) = (names, lastTool, lastLists)
    (self.hasCard, self.now) = (hasCard, now)
  }
}

extension Dialogue {
  func context(_ names: StoredNames?, now: LocalTime) -> DialogueContext {
    let last = isCorrectable ? lastChange?.call : nil
    return DialogueContext(
      names: names, lastTool: last?.tool, lastLists: last?.arguments["tags"],
      hasCard: current?.kind == DialogueContext.cardKind, now: now)
  }
}

extension Dialogue {
  /// The contexts of now in which phrases of a section `with CONTEXT` count, nearest first: `focus` during a focus
  /// session and shortly after, `pause` while one is paused; unless a card with keys is shown since, `list` a line or
  /// two after a list that comes in pages, `listed` right after any list, and `numbers` after any list of this shell;
  /// `several` right after a line that changed several records; and the kind of the current record, or `nothing` where
  /// there is none and nothing was changed.
  func contextNames(now: LocalTime) -> [String] {
    let isFocused = focusUntil.map { $0.seconds(to: now) < Dialogue.secondsAfterFocus } ?? false
    let lists =
      (pagedList == nil || listAge > Dialogue.maxListAge ? [] : ["list"])
      + (lastList.isEmpty || listAge > 1 || isCorrectable ? [] : ["listed"]) + (isListShown ? ["numbers"] : [])
    let changes = isCorrectable && (lastChange?.lineGroups.count ?? 0) > 1 ? ["several"] : []
    return (isFocused ? ["focus"] : isFocusPaused ? ["pause"] : []) + (showCard == nil ? lists : []) + changes
      + (current.map { [$0.kind] } ?? (lastChange == nil ? ["nothing"] : []))
  }
}

extension DialogueContext {
  /// The kind of record whose names are looked up.
  fileprivate static let cardKind = "nudge"
}
