package import Civil

/// A fact that a person told about themselves, for nudgy to remember.
package struct Memory: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var fact: Sealed
  /// When the person stated it, or last confirmed it.
  package var confirmedAt: LocalTime

  package init(id: ID, fact: Sealed, createdAt: LocalTime) {
    self.id = id
    self.fact = fact
    self.createdAt = createdAt
    updatedAt = createdAt
    confirmedAt = createdAt
  }

  package static let kind = Kind(
    "memory", exportName: "memories", pluralName: "facts about you", isPrivate: true,
    emptyRecord: { Memory(id: $0, fact: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("fact", \.fact),
      Field("confirmedAt", \.confirmedAt),
    ])
}

extension Sealed.FieldName {
  package static let memoryFact = Self("memory", "fact")
}
