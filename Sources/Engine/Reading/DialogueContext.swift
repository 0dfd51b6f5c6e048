import Replies

/// What the conversation contributes to reading a line.
package struct DialogueContext: Sendable {
  /// `nil` if tasks cannot be looked up.
  package var lookup: Grounding.Lookup?
  /// The tool of the last change, if nothing was looked up since.
  package var lastTool: String?
  /// Whether the current record is a card.
  package var hasCard: Bool

  package init(lookup: Grounding.Lookup? = nil, lastTool: String? = nil, hasCard: Bool = false) {
    (self.lookup, self.lastTool, self.hasCard) = (lookup, lastTool, hasCard)
  }
}

extension Dialogue {
  func context(_ lookup: Grounding.Lookup?) -> DialogueContext {
    DialogueContext(
      lookup: lookup, lastTool: isCorrectable ? lastChange?.call.tool : nil,
      hasCard: current?.kind == DialogueContext.cardKind)
  }
}

extension DialogueContext {
  /// The kind of record whose names are looked up.
  fileprivate static let cardKind = "nudge"
}
