package import Civil

/// What was poured out at once, word for word.
package struct BrainDump: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var text: Sealed
  /// The ids of the nudges made of it.
  package var nudges: Set<String> = []

  package init(id: ID, text: Sealed, createdAt: LocalTime) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "brain_dump", exported: "dumps", told: "dumps",
    blank: { BrainDump(id: $0, text: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("text", \.text),
      // The name that stores and exports have had for it.
      .set("made", \.nudges),
    ])
}

extension Sealed.Place {
  package static let dumpText = Self("brain_dump", "text")
}
