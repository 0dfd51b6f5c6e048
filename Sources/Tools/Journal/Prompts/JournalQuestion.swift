import Civil
import Records
import Replies

/// One of nudgy's own questions to write about.
struct JournalQuestion: Sendable {
  /// Stored in records, so it must never change.
  let name: String
  let text: LocalizedText
  /// Which days it fits; `nil` for all.
  private let condition: (@Sendable (DayFacts) -> Bool)?

  init(_ name: String, _ text: LocalizedText, on condition: (@Sendable (DayFacts) -> Bool)? = nil) {
    self.name = name
    self.text = text
    self.condition = condition
  }

  var isConditional: Bool { condition != nil }

  func fits(_ facts: DayFacts) -> Bool { condition?(facts) ?? true }

  static func question(named name: String) -> JournalQuestion? {
    (conditionalQuestions + generalQuestions).first { $0.name == name }
  }

  /// The first question whose condition fits the day.
  ///
  /// - Parameter names: names of questions shown recently, which are left out.
  static func conditional(for facts: DayFacts, excluding names: Set<String>) -> JournalQuestion? {
    conditionalQuestions.first { !names.contains($0.name) && $0.fits(facts) }
  }

  /// A question that fits any day; it changes daily.
  static func general(for day: Day, excluding names: Set<String>) -> JournalQuestion? {
    // The ordinal of a day before 1970 is negative.
    let remainder = day.ordinal * step % generalQuestions.count
    let start = remainder < 0 ? remainder + generalQuestions.count : remainder
    return (generalQuestions[start...] + generalQuestions[..<start]).first { !names.contains($0.name) }
  }

  /// Shares no factor with the number of general questions, so that each gets its day and neighbours in the table do
  /// not follow each other.
  static let step = 41

  /// Namespace of the ids of their records, so that every device derives the same ones.
  static let idNamespace = ID(bytes: (0x6E75_6467_7970_4F6D, 0x9A70_74A1_5E72_6965))
}
