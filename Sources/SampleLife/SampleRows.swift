import Civil
import Language
import Randomness

/// The sample data of `--seed`, as rows of text.
enum SampleRows {
  static let name = "Robin"

  /// How productive each week was, 0 … 9; the last is the current one.
  static let weeks = digits("45667865778867567856773104578876787")

  /// The weight of each hour of the day for times of events.
  static let hours = digits("000000135995322234443210")

  private static func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }

  struct Habit {
    /// The probability that it is done on the day it is due, 0 … 1.
    let probability: Double
    let words: String
  }

  struct Line {
    /// In days.
    let age: Int
    let words: String
  }

  struct Note {
    /// In days.
    let age: Int
    let isPinned: Bool
    let title: String?
    let words: String
  }

  struct Step {
    let title: String
    let isDone: Bool
  }

  struct Card {
    let age: Int
    let due: RelativeDate?
    /// When a snoozed card returns.
    let snoozeEnd: RelativeDate?
    let words: String
    let steps: [Step]
  }

  /// A day relative to today, with an optional time.
  struct RelativeDate {
    let days: Int
    let time: LocalTime?

    /// Parses `1` or `1 17:30`; `nil` if empty.
    init?(_ text: String) {
      let parts = text.split(separator: " ")
      guard let days = parts.first.flatMap({ Int($0) }) else { return nil }
      self.days = days
      time = parts.dropFirst().first.flatMap { LocalTime(iso: "1970-01-01T\($0)") }
    }

    func when(from today: Day) -> When { When(today.adding(days: days), secondOfDay: time?.secondOfDay) }
  }
}

extension SampleRows {
  static let habits = cells(habitRows).map { Habit(probability: (Double($0[0]) ?? 0) / 100, words: $0[1]) }

  static let lines = cells(lineRows).map { Line(age: Int($0[0]) ?? 0, words: $0[1]) }

  static let cards = cells(cardRows).map { row in
    Card(
      age: Int(row[0]) ?? 0, due: RelativeDate(row[1]), snoozeEnd: RelativeDate(row[2]), words: row[3],
      steps: row.dropFirst(4).joined().split(separator: ";").map(\.trimmed).map { step in
        Step(title: String(step.trimmingPrefix("*")), isDone: step.hasPrefix("*"))
      })
  }

  static let notes = cells(noteRows).map { row in
    Note(
      age: Int(row[0]) ?? 0, isPinned: row[1] == "*", title: row[2].isEmpty ? nil : row[2],
      words: row[3].replacing(" / ", with: "\n"))
  }

  static let facts = cells(memoryRows).map { Line(age: Int($0[0]) ?? 0, words: $0[1]) }
  static let answers = cells(answerRows).map { (prompt: $0[0], words: $0[1]) }
  static let gratitudes = list(gratitudeRows)
  static let openings = tones(openingRows)
  static let middles = tones(middleRows)
  static let closings = tones(closingRows)
  static let moodNotes = tones(moodRows)

  /// 0 (heavy) … 2 (light).
  static func tone(_ level: Double) -> Int { level < 0.42 ? 0 : level < 0.72 ? 1 : 2 }

  /// By tone.
  private static func tones(_ text: String) -> [[String]] {
    let rows = cells(text)
    return (0...2).map { tone in rows.filter { $0[0] == String(tone) }.map { $0[1] } }
  }

  static func randomTask(_ random: inout SeededRandom) -> String {
    fillSlots(in: random.element(of: taskTemplates), &random)
  }

  /// Replaces each slot with a random value: `{who}` with a person, and so on.
  static func fillSlots(in words: String, _ random: inout SeededRandom) -> String {
    var words = words
    while let open = words.firstIndex(of: "{"), let close = words[open...].firstIndex(of: "}") {
      let names = slots[String(words[words.index(after: open)..<close])] ?? [""]
      words.replaceSubrange(open...close, with: random.element(of: names))
    }
    return words
  }

  private static let taskTemplates = list(taskRows)
  static let feelings = list(feelingRows)
  private static let slots = Dictionary(
    uniqueKeysWithValues: cells(slotRows).map { ($0[0], $0[1].split(separator: ",").map { String($0.trimmed) }) })

  private static func list(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  /// Rows of cells between bars.
  private static func cells(_ text: String) -> [[String]] {
    list(text).map { row in
      row.split(separator: "|", omittingEmptySubsequences: false).map { String($0.trimmed) }
    }
  }
}
