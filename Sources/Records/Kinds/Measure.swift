package import Civil

/// A number about the body: sleep, weight, pulse.
package struct Measure: Observation {
  package let id: ID
  package var createdAt: LocalTime
  package var updatedAt: LocalTime
  package var deleted = false

  package var journal: ID?
  package var name: String
  package var value: Double
  /// As it was said; `nil` where the name says enough.
  package var unit: String?
  package var at: RoughTime
  package var zone: String?

  package static let nameField = "name"

  package init(id: ID, name: String, value: Double, unit: String?, at: RoughTime, createdAt: LocalTime) {
    self.id = id
    self.name = name
    self.value = value
    self.unit = unit
    self.at = at
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "measure", exported: "measures", told: "measures", isPrivate: true,
    blank: {
      Measure(
        id: $0, name: "", value: 0, unit: nil, at: RoughTime(When(Day(ordinal: 0))), createdAt: LocalTime(ordinal: 0))
    },
    [
      Field("journal", \.journal),
      Field("name", \.name),
      Field("value", \.value),
      Field("unit", \.unit, group: "value"),
      Field("at", \.at.when),
      Field("uncertainty", \.at.uncertainty, group: "at"),
      Field("zone", \.zone, group: "at"),
    ])
}
