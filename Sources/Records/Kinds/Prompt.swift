package import Civil

/// A question to write about: one of the person's own, or a record of when one of nudgy's was last shown.
package struct Prompt: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  /// The name of one of nudgy's own prompts; `nil` for the person's own, which have a `text`.
  package var name: String?
  package var text: Sealed?
  package var shownOn: Day?

  package init(id: ID, name: String? = nil, text: Sealed? = nil, createdAt: LocalTime) {
    self.id = id
    self.name = name
    self.text = text
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "prompt", exportName: "prompts", pluralName: "prompts", isPrivate: true,
    emptyRecord: { Prompt(id: $0, createdAt: LocalTime(ordinal: 0)) },
    [
      Field("name", \.name),
      Field("text", \.text),
      Field("shownOn", \.shownOn),
    ])
}

extension Sealed.FieldName {
  package static let promptText = Self("prompt", "text")
}
