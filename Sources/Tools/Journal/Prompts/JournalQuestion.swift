import Civil
import Engine
import Records
import Replies
import Session

/// A question to write about, as nudgy asks it.
struct JournalQuestion: Sendable {
  /// Stands in the store, so it never changes.
  let name: String
  let words: LocalizedText
  /// The days it is for; `nil` for any.
  private let fits: (@Sendable (DayFacts) -> Bool)?

  init(_ name: String, _ words: LocalizedText, on fits: (@Sendable (DayFacts) -> Bool)? = nil) {
    self.name = name
    self.words = words
    self.fits = fits
  }

  var isOfSomeDays: Bool { fits != nil }

  func fits(_ facts: DayFacts) -> Bool { fits?(facts) ?? true }

  static func named(_ name: String) -> JournalQuestion? { (ofSomeDays + ofAnyDay).first { $0.name == name } }

  /// One that takes up what the day was.
  ///
  /// - Parameter shown: names that were shown of late.
  static func told(by facts: DayFacts, without shown: Set<String>) -> JournalQuestion? {
    ofSomeDays.first { !shown.contains($0.name) && $0.fits(facts) }
  }

  /// One that asks what any day does, another one each day.
  static func ofTheDay(_ day: Day, without shown: Set<String>) -> JournalQuestion? {
    // The ordinal of a day before 1970 is negative.
    let remainder = day.ordinal * step % ofAnyDay.count
    let start = remainder < 0 ? remainder + ofAnyDay.count : remainder
    return (ofAnyDay[start...] + ofAnyDay[..<start]).first { !shown.contains($0.name) }
  }

  /// Shares no factor with the number of questions: each has its day, and neighbours in the table do not follow each
  /// other.
  static let step = 41

  /// What the ids of their records are made from, the same on every device.
  static let series = ID(bytes: (0x6E75_6467_7970_4F6D, 0x9A70_74A1_5E72_6965))
}
