import Insights
package import Replies

extension Average {
  /// "3.1 (2.0 to 4.2)": the mean and its interval, cut to the range that values can have.
  package func description(within range: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude) -> LocalizedText {
    let mean = LocalizedText.tenths(self.mean)
    guard let interval else { return mean }
    let least = max(interval.lowerBound, range.lowerBound)
    let most = min(interval.upperBound, range.upperBound)
    return "\(mean) (\(LocalizedText.tenths(least)) to \(LocalizedText.tenths(most)))"
  }
}

extension Variable.Subject {
  /// The values that are possible.
  var range: ClosedRange<Double> {
    switch self {
    case .symptom: 0...10
    case .mood: 1...10
    case .measure, .medicine, .trigger, .done: 0...Double.greatestFiniteMagnitude
    }
  }
}
