/// Identifies the record a reply is about, with a label to name it.
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

/// One record as it is shown.
package struct Card: Sendable, Hashable {
  package var reference: Reference
  /// The person's own words for it, or nudgy's where there are none that can be shown.
  package var heading: LocalizedText
  package var state: State
  /// When it is due or was written, as short as "Thu 15:00".
  package var time: LocalizedText?
  /// Whether it comes back or matters, for the sign before it in a list.
  package var sign = Sign.none
  /// Short facts under the title: how often, how long, whom to call.
  package var details: [LocalizedText]
  /// Those of the details that name the lists it is on: "#home".
  package var tags: [LocalizedText] = []
  /// The person's own longer words.
  package var notes: String
  package var form = Form.box
  /// The part of the text that matches a search.
  package var excerpt: Excerpt?
  /// Where it stands in a review.
  package var position: Position?
  /// Why this card was chosen, in one sentence.
  package var reason: LocalizedText?
  /// What each key does to this card.
  package var actions: [Action]
  /// The record with all its fields, for machines; computed on demand, as it may have to be unsealed.
  package var fields: JSON { lazyFields.json }
  private let lazyFields: LazyJSON

  package struct Position: Sendable, Hashable {
    /// From 1.
    package var number: Int
    package var total: Int

    package init(_ number: Int, of total: Int) { (self.number, self.total) = (number, total) }
  }

  package enum Sign: String, Sendable, Hashable {
    case none, recurring, important
  }

  /// How it is drawn.
  package enum Form: Sendable, Hashable {
    /// In a box, where a very long heading is cut.
    case box
    case boxInFull
    /// Only the notes and these of its keys, as the receipt above tells the rest.
    case belowReceipt(keys: Set<Character>)
  }

  package enum State: String, Sendable, CaseIterable {
    case active, done, stale, overdue, snoozed, dropped
  }

  package init(
    _ reference: Reference, heading: LocalizedText, state: State, time: LocalizedText? = nil,
    details: [LocalizedText] = [], notes: String = "",
    excerpt: Excerpt? = nil, reason: LocalizedText? = nil, actions: [Action] = [],
    fields: @autoclosure @escaping @Sendable () -> JSON = .object([])
  ) {
    self.reference = reference
    self.heading = heading
    self.state = state
    self.time = time
    self.details = details
    self.notes = notes
    self.excerpt = excerpt
    self.reason = reason
    self.actions = actions
    lazyFields = LazyJSON(make: fields)
  }

  private struct LazyJSON: Sendable, Hashable {
    let make: @Sendable () -> JSON
    var json: JSON { make() }

    static func == (a: LazyJSON, b: LazyJSON) -> Bool { a.json == b.json }
    func hash(into hasher: inout Hasher) { hasher.combine(json) }
  }
}

/// A few words of a longer text, in pieces; those that match a search are marked.
package struct Excerpt: Sendable, Hashable {
  package var pieces: [Piece]

  package struct Piece: Sendable, Hashable {
    package var text: String
    package var isMatch: Bool

    package init(_ text: String, isMatch: Bool) {
      self.text = text
      self.isMatch = isMatch
    }
  }

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  package var text: String { pieces.map(\.text).joined() }
}

/// A key, its label, and the calls it makes.
package struct Action: Sendable, Hashable {
  package var key: Character
  package var label: LocalizedText
  package var call: Call
  /// Made in order after `call`: in a review, the one that shows the next card.
  package var nextCalls: [Call]

  package init(_ key: Character, _ label: LocalizedText, _ call: Call, nextCalls: [Call] = []) {
    self.key = key
    self.label = label
    self.call = call
    self.nextCalls = nextCalls
  }
}
