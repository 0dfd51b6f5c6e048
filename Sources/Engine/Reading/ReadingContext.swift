import Replies

/// What a line may speak of, and go on with.
package struct ReadingContext: Sendable {
  /// `nil` where nothing can be looked up.
  package var lookup: Grounding.Lookup?
  /// The tool that changed something just before, where nothing was looked up since.
  package var last: String?
  /// Whether a thing to do was spoken of.
  package var hasCard: Bool

  package init(lookup: Grounding.Lookup? = nil, last: String? = nil, hasCard: Bool = false) {
    (self.lookup, self.last, self.hasCard) = (lookup, last, hasCard)
  }
}

extension Dialogue {
  func context(_ lookup: Grounding.Lookup?) -> ReadingContext {
    ReadingContext(
      lookup: lookup, last: isReceipt ? lastChange?.call.tool : nil, hasCard: inHand?.kind == ReadingContext.card)
  }
}

extension ReadingContext {
  /// The kind of record whose names are looked up.
  fileprivate static let card = "nudge"
}
