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
  /// As the person gave it; `nil` where the name says enough.
  package var unit: String?
  package var at: ApproximateTime
  package var zone: String?

  package static let nameField = "name"

  /// Measures of which a day has the sum, and not the mean: steps and cups, and no weight.
  package static let summedNames: Set = [
    "sleep", "steps", "water", "coffee", "tea", "caffeine", "alcohol", "exercise", "screen time", "calories",
    "meditation", "walking", "running",
  ]

  package init(id: ID, name: String, value: Double, unit: String?, at: ApproximateTime, createdAt: LocalTime) {
    self.id = id
    self.name = name
    self.value = value
    self.unit = unit
    self.at = at
    self.createdAt = createdAt
    updatedAt = createdAt
  }

  package static let kind = Kind(
    "measure", exportName: "measures", pluralName: "measures", isPrivate: true,
    emptyRecord: {
      Measure(
        id: $0, name: "", value: 0, unit: nil, at: ApproximateTime(When(Day(ordinal: 0))),
        createdAt: LocalTime(ordinal: 0))
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
