import Civil
import Engine
import Language
import Replies
import Session

/// The life that `--seed` tells, as rows of text.
enum Rows {
  static let name = "Robin"

  /// How each week went, 0 … 9, the last of them this one: good ones, and a bad fortnight.
  static let weeks = digits("45667865778867567856773104578876787")

  /// How often things get done in each hour of a day.
  static let hours = digits("000000135995322234443210")

  private static func digits(_ text: String) -> [Int] { text.compactMap(\.wholeNumberValue) }

  struct Habit {
    /// How likely it is done on the day it is due, 0 … 1.
    let sure: Double
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
    let due: Ahead?
    /// Put off until then.
    let back: Ahead?
    let words: String
    let steps: [Step]
  }

  /// A day, so many from today, and a time on it.
  struct Ahead {
    let days: Int
    let time: LocalTime?

    /// `1` or `1 17:30`; `nil` for nothing.
    init?(_ text: String) {
      let parts = text.split(separator: " ")
      guard let days = parts.first.flatMap({ Int($0) }) else { return nil }
      self.days = days
      time = parts.dropFirst().first.flatMap { LocalTime(iso: "1970-01-01T\($0)") }
    }

    func when(from today: Day) -> When { When(today.adding(days: days), secondOfDay: time?.secondOfDay) }
  }
}

extension Rows {
  static let habits = cells(habitRows).map { Habit(sure: (Double($0[0]) ?? 0) / 100, words: $0[1]) }

  static let lines = cells(lineRows).map { Line(age: Int($0[0]) ?? 0, words: $0[1]) }

  static let cards = cells(cardRows).map { row in
    Card(
      age: Int(row[0]) ?? 0, due: Ahead(row[1]), back: Ahead(row[2]), words: row[3],
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
  static let feels = tones(moodRows)

  /// 0 (heavy) … 2 (light).
  static func tone(_ level: Double) -> Int { level < 0.42 ? 0 : level < 0.72 ? 1 : 2 }

  /// By tone.
  private static func tones(_ text: String) -> [[String]] {
    let rows = cells(text)
    return (0...2).map { tone in rows.filter { $0[0] == String(tone) }.map { $0[1] } }
  }

  /// An errand drawn by lot.
  static func errand(_ lot: inout SeededRandom) -> String { filled(lot.one(of: errands), &lot) }

  /// Words in which `{who}` stands for one of the people, and so on.
  static func filled(_ words: String, _ lot: inout SeededRandom) -> String {
    var words = words
    while let open = words.firstIndex(of: "{"), let close = words[open...].firstIndex(of: "}") {
      let names = slots[String(words[words.index(after: open)..<close])] ?? [""]
      words.replaceSubrange(open...close, with: lot.one(of: names))
    }
    return words
  }

  private static let errands = list(errandRows)
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
