/// Which record a reply speaks of: enough to find it again, and to name it.
package struct Reference: Hashable, Sendable {
  /// `nudge`, `note` …
  package var kind: String
  package var id: String
  /// Empty for sealed kinds.
  package var label: String

  package init(kind: String, id: String, label: String) {
    self.kind = kind
    self.id = id
    self.label = label
  }
}

/// One thing, as it is shown.
package struct Card: Sendable, Hashable {
  package var reference: Reference
  /// The person's own words for it, or ours where it has none that could be shown.
  package var heading: LocalizedText
  package var state: State
  /// Short facts under the title: when it is due, how often, whom to call.
  package var details: [LocalizedText]
  /// The person's own longer words.
  package var notes: String
  /// Whether all of a long heading is drawn.
  package var isWhole = false
  /// Where words that were looked for stand in it.
  package var excerpt: Excerpt?
  /// Why this card and no other, in one sentence.
  package var reason: LocalizedText?
  /// What a key does to this card.
  package var actions: [Action]
  /// The record itself, every field present, for machines; made when one asks, as it may have to be unsealed.
  package var fields: JSON { record.json }
  private let record: Later

  package enum State: String, Sendable, CaseIterable {
    case active, done, stale, overdue, snoozed, dropped
  }

  package init(
    _ reference: Reference, heading: LocalizedText, state: State, details: [LocalizedText] = [], notes: String = "",
    excerpt: Excerpt? = nil, reason: LocalizedText? = nil, actions: [Action] = [],
    fields: @autoclosure @escaping @Sendable () -> JSON = .object([])
  ) {
    self.reference = reference
    self.heading = heading
    self.state = state
    self.details = details
    self.notes = notes
    self.excerpt = excerpt
    self.reason = reason
    self.actions = actions
    record = Later(make: fields)
  }

  private struct Later: Sendable, Hashable {
    let make: @Sendable () -> JSON
    var json: JSON { make() }

    static func == (a: Later, b: Later) -> Bool { a.json == b.json }
    func hash(into hasher: inout Hasher) { hasher.combine(json) }
  }
}

/// A few words of a longer text, in pieces; those that were looked for are told apart.
package struct Excerpt: Sendable, Hashable {
  package var pieces: [Piece]

  package struct Piece: Sendable, Hashable {
    package var text: String
    package var isHit: Bool

    package init(_ text: String, isHit: Bool) {
      self.text = text
      self.isHit = isHit
    }
  }

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var text: String { pieces.map(\.text).joined() }
}

/// A key, the word for it, and the calls it makes.
package struct Action: Sendable, Hashable {
  package var key: Character
  package var word: LocalizedText
  package var call: Call
  /// Made after it, one after the other: in a review, the one that shows the next card.
  package var then: [Call]

  package init(_ key: Character, _ word: LocalizedText, _ call: Call, then: [Call] = []) {
    self.key = key
    self.word = word
    self.call = call
    self.then = then
  }
}
