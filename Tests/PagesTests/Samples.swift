import Civil
import Language
import Languages
import Randomness
import Replies

@testable import Pages

/// Pages of invented lives.
enum Samples {
  static let all: [(name: String, page: Page)] = [
    ("small", small), ("full", full), ("empty", empty), ("hostile", hostile), ("findings", findings),
  ]

  static let empty = Page("Nothing yet", [])

  static let small = Page(
    "Four weeks of headaches", lead: "Jo Park · 24 Oct to 20 Nov 2026 · printed 20 Nov 2026",
    [
      Page.Section(
        "What changed", .sentences(["Headache was lower in the last two weeks: 3.1 after 5.2, on 22 of 28 days."])),
      Page.Section(
        "Day by day",
        .timeline(
          Timeline(
            "Severity", from: day(2026, 10, 24), to: day(2026, 11, 20),
            [Timeline.Series("Headache", values(28, seed: 3, mean: 4), remark: "mean 4.2")],
            [Timeline.Lane("Ibuprofen 400 mg", .dose, on: days(7, seed: 4), remark: "7 doses")]))),
      Page.Section("Doses", .medicines([Medicine("Sertraline", "50 mg, mornings", [.taken: 25, .unknown: 3])])),
      Page.Section("In their own words", .notes([Note("Bright light is worst, and the bus.", from: "12 Nov")])),
    ])

  /// As much as one sheet holds.
  static let full = Page(
    "Twelve weeks, for Dr Osei", lead: "Jo Park · 29 Aug to 20 Nov 2026 · printed 20 Nov 2026, 14:05",
    [
      Page.Section(
        "What changed",
        .sentences([
          "Headache was lower in the last six weeks: 3.4 (2.8 to 4.0) after 5.1 (4.5 to 5.7), on 61 of 84 days.",
          "Nausea went along with less than six hours of sleep: 4.2 after 1.9, on 12 and 55 days.",
          "Tiredness stayed the same: 5.0 (4.4 to 5.6), on 70 of 84 days.",
          "Sertraline went from 25 to 50 mg on 5 Oct 2026.",
          "Dizziness: nothing solid yet, 9 of 14 days.",
        ])),
      Page.Section(
        "At a glance",
        .facts([
          Fact("Worst days", "3 Sep, 14 Sep, 2 Oct"), Fact("Best days", "8 Nov, 15 Nov, 16 Nov"),
          Fact("Days with an entry", "73 of 84"), Fact("As-needed doses", "19"),
          Fact("Longest without headache", "9 days, to 16 Nov"), Fact("Sleep, mean", "6 h 40 min"),
        ])),
      Page.Section(
        "Day by day",
        .timeline(
          Timeline(
            "Severity", from: day(2026, 8, 29), to: day(2026, 11, 20),
            ["Headache", "Nausea", "Tiredness", "Back pain", "Dizziness", "Low mood"].enumerated().map {
              Timeline.Series(
                $1, values(84, seed: 11 + UInt64($0), mean: 5 - $0 / 2), remark: "mean \(5 - $0 / 2).\($0)")
            },
            [
              Timeline.Lane("Ibuprofen 400 mg", .dose, on: days(19, seed: 5), remark: "19 doses"),
              Timeline.Lane("Sumatriptan 50 mg", .dose, on: days(6, seed: 8), remark: "6 doses"),
              Timeline.Lane("Little sleep", .trigger, on: days(12, seed: 6), remark: "12 days"),
            ]))),
      Page.Section(
        "Doses",
        .medicines([
          Medicine("Sertraline", "50 mg, mornings", [.taken: 61, .late: 9, .skipped: 3, .missed: 4, .unknown: 7]),
          Medicine(
            "Propranolol", "40 mg, twice a day", [.taken: 120, .late: 14, .skipped: 2, .missed: 21, .unknown: 11]),
          Medicine("Vitamin D", "1000 IU", [.taken: 40, .missed: 30, .unknown: 14]),
          Medicine("Magnesium", "300 mg, evenings", [.taken: 52, .late: 12, .unknown: 20]),
          Medicine("Cetirizine", "10 mg", [.taken: 20, .skipped: 8]),
          Medicine("Omeprazole", "20 mg, mornings", [.taken: 84]),
          Medicine("Melatonin", "2 mg, 22:00", [.taken: 30, .late: 10, .skipped: 10, .missed: 10, .unknown: 24]),
          Medicine("Ferrous fumarate", "210 mg", [.unknown: 12]),
        ])),
      Page.Section(
        "Sleep and steps",
        .table(
          Table(
            ["Weeks", "Sleep", "Short nights", "Mood", "Known"],
            [
              ["29 Aug to 18 Sep", "6 h 05 min", "7", "5.1", "19 of 21"],
              ["19 Sep to 9 Oct", "6 h 30 min", "5", "5.4", "20 of 21"],
              ["10 Oct to 30 Oct", "6 h 55 min", "3", "6.0", "16 of 21"],
              ["31 Oct to 20 Nov", "7 h 10 min", "2", "6.3", "18 of 21"],
              ["All", "6 h 40 min", "17", "5.7", "73 of 84"],
            ]))),
      Page.Section(
        "In their own words",
        .notes([
          Note(
            "Mornings are the worst; by noon it lifts. Bright light and the bus make it worse.", from: "14 Sep, 09:00"),
          Note("Could not read for two days.\nSlept in a dark room.\nBetter on the third.", from: "3 Oct"),
          Note("She seems lighter since the dose went up, and walks again.", from: "Mo, 8 Nov"),
        ])),
    ])

  /// More of everything than a page takes, in words made to break it.
  static let hostile = Page(
    nasty + huge, lead: nasty + huge,
    (0..<8).map { number in
      Page.Section(
        nasty,
        number % 2 == 0
          ? .sentences(many { number == 0 ? huge : nasty + huge }) : .facts(many { Fact(nasty + huge, huge) }),
        .notes(many { Note("\(nasty)\n\n\(huge)\n1\n2\n3\n4", from: nasty + huge) }),
        .table(Table(many { nasty + huge }, many { many { nasty + huge } })),
        .medicines(
          many { Medicine(nasty + huge, nasty + huge, [.taken: 1, .late: -3, .skipped: 1, .missed: 1, .unknown: 1]) }),
        .timeline(
          Timeline(
            nasty + huge, from: day(2024, 1, 1), to: day(2026, 11, 20),
            many {
              Timeline.Series(nasty + huge, values(1500, seed: 9, mean: 5) + [.nan, .infinity, 99, -4], remark: huge)
            },
            many {
              Timeline.Lane(
                nasty + huge, number % 2 == 0 ? .dose : .trigger, on: days(90, seed: 2) + [day(1, 1, 1)], remark: huge)
            }
          )))
    })

  static let nasty = "<script>alert(1)</script>\"'&\u{202E}\u{1B}[31m\u{0}<style>*{display:none}</style>"
  private static let huge = String(repeating: "W", count: 10_000)
  private static func many<Item>(_ make: () -> Item) -> [Item] { (0..<10).map { _ in make() } }

  static func day(_ year: Int, _ month: Int, _ day: Int) -> Day { Day(year, month, day) ?? Day(ordinal: 0) }

  static let findings = Page(
    "What your log shows",
    lead: "23 Aug to 20 Nov. Printed 20 Nov. These things go together; it can't say why.",
    [
      Page.Section(
        "What goes together",
        .comparisons([
          Comparison(
            "headache", with: .init("with coffee", values(20, seed: 21, mean: 6).compactMap(\.self)),
            without: .init("without coffee", values(60, seed: 22, mean: 4).compactMap(\.self)),
            sentence: "On days with coffee, headache was 1.9 higher (0.8 to 3.0), on 17 of 66 days."),
          Comparison(
            "steps", with: .init("with ibuprofen", [2500, 4100.5, 812]), without: .init("without ibuprofen", [.nan]),
            sentence: "On days with ibuprofen, steps was 2000 lower (1000 to 3000), on 3 of 4 days."),
        ]), .sentences(["For each extra hour of sleep, mood was 0.6 higher (0.2 to 1.0), over 71 days."])),
      Page.Section(
        "Day by day",
        .timeline(
          Timeline(
            "Ratings", from: day(2026, 9, 22), to: day(2026, 11, 20),
            [
              Timeline.Series("headache", values(60, seed: 23, mean: 4), remark: "mean 4.4"),
              Timeline.Series("mood", values(60, seed: 24, mean: 6), remark: "mean 6.1"),
            ]))),
    ])

  static let moods = Reply.DailySeries(
    nil, notes: ["Best day: Sat 14 Nov, 10."], first: day(2025, 11, 21),
    values: values(365, seed: 11, mean: 6).enumerated().map { index, value in
      // A holiday without a log, and a mood is never 0.
      (180..<201).contains(index) ? nil : value.map { max(1, $0) }
    }, range: 1...10)
  private static let month = Reply.DailySeries(
    nil, first: day(2026, 10, 22), values: values(30, seed: 12, mean: 5).map { $0.map { max(1, $0) } }, range: 1...10)
  private static let year = Reply.Calendar(
    nil, notes: ["9 days in a row, with 2 days of rest.", "Fullest day: Sun 15 Nov, 12 things."],
    first: day(2025, 11, 21),
    counts: (0..<365).map { $0 % 5 == 2 || $0 / 30 == 4 ? 0 : $0 * $0 % 13 }, scaleMaximum: 10)
  private static let spring = Reply.Calendar(
    nil, first: day(2026, 4, 30), counts: (0..<40).map { [0, 1, 0, 2, 1][$0 % 5] }, scaleMaximum: 2)

  static let pictures: [(name: String, picture: Picture)] = [
    (
      "moods",
      Picture(moods, title: "Mood", lead: ["The last 365 days: 6.2 on average, from 288 days."], in: .english)
    ),
    (
      "moods-month",
      Picture(month, title: "Mood", lead: ["The last 30 days: 5 on average, from 25 days."], in: .english)
    ),
    ("moods-german", Picture(moods, title: "Mood", lead: [], in: .german)),
    ("done", Picture(year, title: "Done", lead: ["The last 365 days: 1507 things done."], in: .english)),
    ("done-spring", Picture(spring, title: "Done", lead: [], in: nil)),
  ]

  /// A wandering line with holes, the same on every machine.
  private static func values(_ count: Int, seed: UInt64, mean: Int) -> [Double?] {
    var random = SeededRandom(seed: seed)
    var level = Double(mean)
    return (0..<count).map { _ in
      level += 0.35 * (Double(mean) - level) + Double(random.integer(below: 5)) - 2
      return random.integer(below: 6) == 0 ? nil : min(10, max(0, level.rounded()))
    }
  }

  private static func days(_ count: Int, seed: UInt64) -> [Day] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in day(2026, 11, 20).adding(days: -random.integer(below: 28 * (count > 8 ? 3 : 1))) }
  }
}
