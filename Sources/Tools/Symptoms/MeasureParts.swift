import Session

/// Measures that consist of several numbers.
enum MeasureParts {
  static let all = ["blood pressure": ["systolic", "diastolic"]]
}
