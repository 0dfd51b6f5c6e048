package import Civil

/// Something observed about the body at a time: a symptom, a measure, a dose.
package protocol Observation: Record {
  /// The name of the field that `name` returns: the symptom, the medication, the measure.
  static var nameField: String { get }
  var name: String { get }
  /// When it was, with its uncertainty.
  var at: ApproximateTime { get set }
  /// IANA name of the zone that the time is in.
  var zone: String? { get set }
}
