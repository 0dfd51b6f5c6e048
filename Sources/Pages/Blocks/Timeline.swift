package import Civil

/// A timeline chart: values between 0 and 10 from day to day, and events on those days.
package struct Timeline: Sendable {
  /// What is measured, as a noun: “Severity”.
  package var measure: String
  package var first: Day
  package var last: Day
  package var series: [Series]
  package var lanes: [Lane]

  package init(_ measure: String, from first: Day, to last: Day, _ series: [Series], _ lanes: [Lane] = []) {
    self.measure = measure
    self.first = first
    self.last = max(first, last)
    self.series = series
    self.lanes = lanes
  }

  /// One line chart in the timeline; all of them share the axis.
  package struct Series: Sendable {
    package var name: String
    /// 0 … 10, from the timeline's first day on; `nil` if unknown.
    package var values: [Double?]
    /// A few words beside the line; may be empty.
    package var remark: String

    package init(_ name: String, _ values: [Double?], remark: String = "") {
      self.name = name
      self.values = values
      self.remark = remark
    }
  }

  /// A row of event marks below the axis.
  package struct Lane: Sendable {
    package var name: String
    package var kind: Kind
    /// In any order; a day that is listed twice has two marks.
    package var days: [Day]
    /// A few words beside the marks; may be empty.
    package var remark: String

    package init(_ name: String, _ kind: Kind, on days: [Day], remark: String = "") {
      self.name = name
      self.kind = kind
      self.days = days
      self.remark = remark
    }

    package enum Kind: String, Sendable {
      case dose, trigger
    }
  }
}

extension Timeline {
  /// Number of days; at least one.
  var length: Int { first.days(to: last) + 1 }

  /// The last `days` days.
  func suffix(_ days: Int) -> Timeline {
    var tail = self
    let before = max(0, length - days)
    tail.first = first.adding(days: before)
    for index in series.indices { tail.series[index].values = Array(series[index].values.dropFirst(before)) }
    return tail
  }
}

extension Timeline.Series {
  /// In tenths, 0 … 100; `nil` if unknown.
  func levels(_ length: Int) -> [Int?] {
    (0..<length).map { day in
      guard values.indices.contains(day), let value = values[day], value.isFinite else { return nil }
      return Int((min(10, max(0, value)) * 10).rounded())
    }
  }
}
