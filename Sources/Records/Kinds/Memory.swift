package import Civil

/// Something a person told about themselves, to be known from then on.
package struct Memory: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var fact: Sealed
  /// When they said it, or said that it still holds.
  package var confirmedAt: LocalTime

  package init(id: ID, fact: Sealed, createdAt: LocalTime) {
    self.id = id
    self.fact = fact
    self.createdAt = createdAt
    updatedAt = createdAt
    confirmedAt = createdAt
  }

  package static let kind = Kind(
    "memory", exported: "memories", told: "facts about you", isPrivate: true,
    blank: { Memory(id: $0, fact: Sealed([]), createdAt: LocalTime(ordinal: 0)) },
    [
      Field("fact", \.fact),
      Field("confirmedAt", \.confirmedAt),
    ])
}

extension Sealed.Place {
  package static let memoryFact = Self("memory", "fact")
}
