import Session

/// What is measured as several numbers.
enum MeasureParts {
  static let all = ["blood pressure": ["systolic", "diastolic"]]
}
