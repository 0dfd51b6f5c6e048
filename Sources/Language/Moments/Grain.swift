/// The units of time from fine to coarse. A grain says what a duration is counted in, or how exact a moment is.
package enum Grain: Int, Comparable, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year

  package static func < (a: Grain, b: Grain) -> Bool { a.rawValue < b.rawValue }
}
