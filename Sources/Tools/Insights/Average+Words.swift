import Engine
import Insights
package import Replies
import Session

extension Average {
  /// "3.1 (2.0 to 4.2)"; what it truly may be stays within what there is.
  package func said(within range: ClosedRange<Double> = 0...Double.greatestFiniteMagnitude) -> LocalizedText {
    let mean = LocalizedText.tenths(self.mean)
    guard let interval else { return mean }
    let least = max(interval.lowerBound, range.lowerBound)
    let most = min(interval.upperBound, range.upperBound)
    return "\(mean) (\(LocalizedText.tenths(least)) to \(LocalizedText.tenths(most)))"
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
