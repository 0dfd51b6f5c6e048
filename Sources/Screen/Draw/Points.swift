import Replies

/// One step of a chart.
struct Point {
  let label: Clean
  let value: Double?
  /// For each kind of marks its name, where it happened.
  let marks: [Clean?]

  /// What happened, in words.
  var happened: Clean { Clean.listed(marks.compactMap(\.self)) }
}

/// A chart's values, ready to be drawn: what is no number is not known.
struct Points {
  static let fewEnoughForBars = 12

  let all: [Point]
  let range: ClosedRange<Double>
  /// The names of what happened at some steps.
  let kinds: [Clean]

  init(_ chart: Reply.Chart, clean: (LocalizedText) -> Clean) {
    let labels = chart.labels.map(clean)
    let marks = chart.marks.map { (name: clean($0.name), steps: Set($0.steps)) }
      .filter { !$0.steps.isDisjoint(with: chart.values.indices) }
    range = chart.range
    kinds = marks.map(\.name)
    all = chart.values.enumerated().map { index, value in
      Point(
        label: labels.indices.contains(index) ? labels[index] : "",
        value: value.flatMap { $0.isFinite ? $0 : nil },
        marks: marks.map { $0.steps.contains(index) ? $0.name : nil })
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

  /// Where marks of a kind stand among the steps that `averaged` makes, each once.
  func places(of kind: Int, over steps: Int) -> [Int] {
    let marked = all.indices.filter { all[$0].marks[kind] != nil }
    guard all.count > steps else { return marked }
    return Set(marked.map { (($0 + 1) * steps - 1) / all.count }).sorted()
  }
}

extension Screen {
  func number(_ value: Double) -> Clean { clean(Wording.number(value)) }
}
