/// The values of measures that living people have.
package enum MeasureRange {
  /// By measure, in any of its usual units; wide, as it is not for us to judge.
  package static let byName: [String: ClosedRange<Double>] = [
    "blood pressure": 30...300, "systolic": 50...300, "diastolic": 20...200, "heart rate": 20...300, "pulse": 20...300,
    "oxygen": 40...100, "temperature": 25...115, "weight": 2...1500,
  ]
}
