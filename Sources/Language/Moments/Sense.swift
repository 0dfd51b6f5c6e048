import Civil

/// What one word can be, without looking at its neighbours.
struct Sense: Hashable, Sendable {
  var number: Int?
  var ordinal: Int?
  var weekday: Weekday?
  /// A weekday's name in the plural.
  var isPlural = false
  var month: Int?
  var unit: Unit?
  var part: DayPart?
}

/// A unit's name: "fortnight" is twice a week.
struct Unit: Hashable, Sendable {
  var grain: Grain
  var times = 1
}
