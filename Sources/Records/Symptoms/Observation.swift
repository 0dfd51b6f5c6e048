package import Civil

/// What was noticed about the body at a time: a symptom, a measure, a dose.
package protocol Observation: Record {
  /// The field with what it goes by: the symptom, the medicine, the measure.
  static var nameField: String { get }
  var name: String { get }
  /// When it was, as far as that is known.
  var at: RoughTime { get set }
  /// IANA name of the zone the time is told in.
  var zone: String? { get set }
}
