import Engine

/// One step of a chart.
struct Point {
  let label: Clean
  let value: Double?
}

/// A chart's values, ready to be drawn: what is no number is not known.
struct Points {
  static let fewEnoughForBars = 12

  let all: [Point]
  let range: ClosedRange<Double>

  init(_ chart: Reply.Chart, labels: [Clean]) {
    range = chart.range
    all = chart.values.enumerated().map { index, value in
      Point(
        label: labels.indices.contains(index) ? labels[index] : "",
        value: value.flatMap { $0.isFinite ? $0 : nil })
    }
  }

  /// 0 … 1: where in the range it stands.
  func share(_ value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return 1 }
    return min(max((value - range.lowerBound) / span, 0), 1)
  }

  /// At most that many steps, neighbours averaged where there are more values.
  func averaged(over steps: Int) -> [Double?] {
    guard all.count > steps else { return all.map(\.value) }
    return (0..<steps).map { step in
      let known = all[(step * all.count / steps)..<((step + 1) * all.count / steps)].compactMap(\.value)
      return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
    }
  }

  /// Whole, or with one decimal.
  static func words(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}
