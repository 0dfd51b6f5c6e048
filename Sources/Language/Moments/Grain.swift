/// The units of time, fine to coarse: what a length is counted in, and how exact a moment is.
package enum Grain: Int, Comparable, CaseIterable, Sendable {
  case second, minute, hour, day, week, month, quarter, year

  package static func < (a: Grain, b: Grain) -> Bool { a.rawValue < b.rawValue }
}
