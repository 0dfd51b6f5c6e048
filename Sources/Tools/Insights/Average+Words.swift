package import Engine
import Insights
import Session

extension Average {
  /// "3.1 (2.0 to 4.2)"; what it truly may be stays within what there is.
  package func said(within range: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude) -> Said {
    let mean = Said.tenths(self.mean)
    guard let interval else { return mean }
    let least = max(interval.lowerBound, range.lowerBound)
    let most = min(interval.upperBound, range.upperBound)
    return "\(mean) (\(Said.tenths(least)) to \(Said.tenths(most)))"
  }
}

extension Variable.Subject {
  /// What a value of it can be.
  var range: ClosedRange<Double> {
    switch self {
    case .symptom: 0...10
    case .mood: 1...10
    case .measure, .medicine, .trigger, .done: 0...Double.greatestFiniteMagnitude
    }
  }
}
