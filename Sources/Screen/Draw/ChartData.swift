import Replies

/// One step of a chart.
struct ChartPoint {
  let label: SafeText
  let value: Double?
  /// For each kind of mark, its name if it occurred at this step.
  let marks: [SafeText?]

  /// The names of all marks at this step.
  var markNames: SafeText { SafeText.commaSeparated(marks.compactMap(\.self)) }
}

/// A chart's values, ready to draw. Values that are not finite count as unknown.
struct ChartData {
  static let maximumBars = 12

  let points: [ChartPoint]
  let range: ClosedRange<Double>
  /// The names of the kinds of marks.
  let markKinds: [SafeText]

  init(_ chart: Reply.Chart, clean: (LocalizedText) -> SafeText) {
    let labels = chart.labels.map(clean)
    let marks = chart.marks.map { (name: clean($0.name), steps: Set($0.steps)) }
      .filter { !$0.steps.isDisjoint(with: chart.values.indices) }
    range = chart.range
    markKinds = marks.map(\.name)
    points = chart.values.enumerated().map { index, value in
      ChartPoint(
        label: labels.indices.contains(index) ? labels[index] : "",
        value: value.flatMap { $0.isFinite ? $0 : nil },
        marks: marks.map { $0.steps.contains(index) ? $0.name : nil })
    }
  }

  /// The position of a value in the range, 0 … 1.
  func fraction(_ value: Double) -> Double {
    let span = range.upperBound - range.lowerBound
    guard span > 0, span.isFinite else { return 1 }
    return min(max((value - range.lowerBound) / span, 0), 1)
  }

  /// The values in at most that many steps; if there are more, neighbours are averaged.
  func averaged(over steps: Int) -> [Double?] {
    guard points.count > steps else { return points.map(\.value) }
    return (0..<steps).map { step in
      let knownValues = points[(step * points.count / steps)..<((step + 1) * points.count / steps)].compactMap(\.value)
      return knownValues.isEmpty ? nil : knownValues.reduce(0, +) / Double(knownValues.count)
    }
  }

  /// The steps of `averaged(over:)` that have a mark of a kind, each once.
  func markedSteps(of kind: Int, over steps: Int) -> [Int] {
    let markedPoints = points.indices.filter { points[$0].marks[kind] != nil }
    guard points.count > steps else { return markedPoints }
    return Set(markedPoints.map { (($0 + 1) * steps - 1) / points.count }).sorted()
  }
}

extension Screen {
  func number(_ value: Double) -> SafeText { clean(Wording.number(value)) }
}
