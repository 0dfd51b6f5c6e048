package import Civil

/// A setting that all devices of a person share, by name.
package struct Setting: Record {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var name: String
  package var value: String

  package init(id: ID, name: String, value: String, createdAt: LocalTime) {
    self.id = id
    self.name = name
    self.value = value
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "setting", exportName: "settings", pluralName: "settings",
    emptyRecord: { Setting(id: $0, name: "", value: "", createdAt: LocalTime(ordinal: 0)) },
    [
      Field("name", \.name),
      Field("value", \.value),
    ])
}
