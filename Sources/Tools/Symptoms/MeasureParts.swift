import Civil
import Records
import Replies

/// Measures that consist of several numbers.
package enum MeasureParts {
  package static let all = ["blood pressure": ["systolic", "diastolic"]]

  /// The measures that a name stands for: itself, or its parts.
  static func names(of measure: String) -> [String] { [measure] + (all[measure] ?? []) }
}

/// A row of the log: one entry, or the two numbers of one reading.
struct LogRow {
  let entry: LogEntry
  /// The second number, where the entry is the first.
  var second: Measure?

  /// "blood pressure 128/84".
  var title: LocalizedText {
    guard case .measure(let first) = entry, let second, let whole = LogRow.whole(of: first.name) else {
      return entry.title
    }
    return "\(whole) \(LocalizedText.decimal(first.value))/\(LocalizedText.decimal(second.value))"
  }

  init(_ entry: LogEntry) { self.entry = entry }

  /// The rows of entries, in the same order. Two numbers measured within minutes of each other are one reading.
  static func rows(of entries: [LogEntry]) -> [LogRow] {
    var seconds = entries.compactMap { entry -> Measure? in
      guard case .measure(let measure) = entry, isPart(measure.name, at: 1) else { return nil }
      return measure
    }
    var used: Set<ID> = []
    let firsts = entries.map { entry -> LogRow in
      var row = LogRow(entry)
      guard case .measure(let first) = entry, isPart(first.name, at: 0) else { return row }
      let fitting = seconds.filter { whole(of: $0.name) == whole(of: first.name) && isOneReading(first, $0) }
      row.second = fitting.min { distance(first, $0) < distance(first, $1) }
      if let second = row.second {
        used.insert(second.id)
        seconds.removeAll { $0.id == second.id }
      }
      return row
    }
    return firsts.filter { !used.contains($0.entry.id) }
  }

  /// Whether both numbers belong to one reading.
  static func isOneReading(_ first: Measure, _ second: Measure) -> Bool {
    first.at.when.hasTime == second.at.when.hasTime && distance(first, second) <= maxSecondsApart
  }

  private static func distance(_ first: Measure, _ second: Measure) -> Int {
    abs(first.at.when.start.seconds(to: second.at.when.start))
  }

  private static let maxSecondsApart = 120

  private static func isPart(_ name: String, at place: Int) -> Bool {
    MeasureParts.all.values.contains { $0[place] == name }
  }

  /// "blood pressure" of "systolic".
  static func whole(of part: String) -> String? { MeasureParts.all.first { $0.value.contains(part) }?.key }
}

extension [LogEntry] {
  /// The row that has the entry; one of its own where these entries lack it.
  func rowWith(_ entry: LogEntry) -> LogRow {
    LogRow.rows(of: self).first { $0.entry.id == entry.id || $0.second?.id == entry.id } ?? LogRow(entry)
  }
}
