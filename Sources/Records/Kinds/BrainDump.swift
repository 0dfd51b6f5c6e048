package import Civil

/// Everything a person wrote down at once to get it out of their head, verbatim.
package struct BrainDump: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var text: Sealed
  /// The ids of the nudges made from it.
  package var nudges: Set<String> = []

  package init(id: ID, text: Sealed, createdAt: LocalTime) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "brain_dump", exportName: "dumps", pluralName: "dumps",
    emptyRecord: { BrainDump(id: $0, text: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("text", \.text),
      // "made" is the name of this field in stores and exports; it must not change.
      .set("made", \.nudges),
    ])
}

extension Sealed.FieldName {
  package static let dumpText = Self("brain_dump", "text")
}
