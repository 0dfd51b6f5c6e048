package import Civil

/// What was noticed about the body at a time: a symptom, a measure, a dose.
package protocol Observation: Record {
  /// When it was, as far as that is known.
  var at: RoughTime { get set }
  /// IANA name of the zone the time is told in.
  var zone: String? { get set }
}
