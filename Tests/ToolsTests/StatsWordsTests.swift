import Civil
import Engine
import FocusTools
import Randomness
import Records
import Replies
import Testing

@testable import Tools

@Suite struct StatsWordsTests {
  static let now = LocalTime(iso: "2026-11-20T10:00")!
  static let today = now.day

  /// Words that measure a person against what was not.
  static let blame: Set = [
    "only", "fail", "failed", "failure", "miss", "missed", "behind", "lose", "lost", "loss", "break", "broke", "broken",
    "less", "fewer", "worse", "worst", "bad", "poor", "late", "overdue", "should", "must", "never", "zero", "no", "not",
    "none", "just", "barely", "under", "down", "drop", "dropped", "decline", "declined", "slipped", "unfortunately",
    "sadly", "lazy", "unproductive", "wasted", "idle", "gave", "quit", "percent",
  ]

  private func text(_ stats: Stats) -> (lines: [String], reply: Reply) {
    let reply = stats.reply(Self.now)
    let said: [LocalizedText] =
      switch reply.content {
      case .lines(let lines): lines
      case .chart(let chart): chart.notes + chart.labels
      case .calendar(let calendar): calendar.notes
      default: []
      }
    return (([reply.receipt].compactMap(\.self) + said).map { $0.text() }, reply)
  }

  /// Good years and bad ones, of people who just came and of those who were away.
  private func random(_ dice: inout SeededRandom) -> Stats {
    let names = Period.Name.allCases.map { Period($0, today: Self.today) }
    let ranges = [Period(Self.today.adding(days: -3000), Self.today), Period(Self.today.adding(days: 5), Self.today)]
    let period =
      (names + ranges + [Period(Self.today.adding(days: 9), Self.today.adding(days: 9))])
      .randomElement(using: &dice) ?? names[0]
    let density = Int.random(in: 0...20, using: &dice)
    let days = (0..<Int.random(in: 1...500, using: &dice)).reversed().map { Self.today.adding(days: -$0) }
      .filter { _ in Int.random(in: 0...20, using: &dice) < density }
    let done = days.filter(period.contains).map { Tally.DayCount($0, Int.random(in: 1...9, using: &dice)) }
    let tally = Tally(
      done: done, dumps: Int.random(in: 0...2, using: &dice), focusSeconds: Int.random(in: -9999...9999, using: &dice))
    let hour = Int.random(in: 0...23, using: &dice)
    let isNow = period.contains(Self.today)
    return Stats(
      period, tally, previousCount: Int.random(in: 0...2000, using: &dice), firstDoneDay: days.first,
      streak: isNow ? Streak(done: Set(days), today: Self.today) : nil,
      hours: isNow ? BestHours(daysByHour: [hour: days.count], days: days.count) : nil)
  }

  @Test(arguments: UInt64(1)...4)
  func `No statistics blame, shout, or tell shares of anything`(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let stats = random(&dice)
      for line in text(stats).lines {
        let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
        #expect(words.isDisjoint(with: Self.blame), "seed \(seed): \(line)")
        #expect(!line.contains { "!%-−".contains($0) }, "seed \(seed): \(line)")
      }
    }
  }

  @Test(arguments: UInt64(5)...6)
  func `There are never more than five lines of figures`(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let stats = random(&dice)
      #expect(stats.figures(Self.now).count <= 4, "seed \(seed)")
      guard case .lines(let lines) = text(stats).reply.content else { continue }
      #expect(lines.count <= 4, "seed \(seed)")
    }
  }

  private func stats(
    _ name: Period.Name, done: [Int] = [], dumps: Int = 0, focusMinutes: Int = 0, before: Int = 0, days: Int = 400
  ) -> Stats {
    let counts = done.enumerated().filter { $0.element > 0 }.map { index, count in
      Tally.DayCount(Self.today.adding(days: index + 1 - done.count), count)
    }
    let tally = Tally(done: counts, dumps: dumps, focusSeconds: focusMinutes * 60)
    return Stats(
      Period(name, today: Self.today), tally, previousCount: before,
      firstDoneDay: days == 0 ? nil : Self.today.adding(days: -days),
      streak: Streak(done: Set(counts.map(\.day)), today: Self.today),
      hours: BestHours(daysByHour: [:], days: counts.count))
  }

  @Test func `A week is told in five lines`() {
    let week = text(stats(.week, done: [3, 0, 5, 2, 0, 0, 4], dumps: 1, focusMinutes: 85, before: 11))
    #expect(
      week.lines.prefix(5) == [
        "The last 7 days: 14 things done, 85 minutes of focus, 1 dump.",
        "That's 3 more than in the 7 days before.",
        "4 days in a row, with 3 days of rest.",
        "Best hours: too early to say (4 of 10 days).",
        "Fullest day: Mon 16 Nov, 5 things.",
      ])
  }

  @Test(
    arguments: [
      (119, "119 minutes"), (120, "2 hours"), (121, "2 hours 1 minute"), (1, "1 minute"), (1440, "24 hours"),
    ])
  func `Time is told in minutes, from two hours on in hours`(minutes: Int, words: String) {
    #expect(text(stats(.today, focusMinutes: minutes)).lines[0] == "Today: \(words) of focus.")
  }

  @Test func `Where nothing was counted it says where to begin`() {
    let begin = "Say “what's next” to begin."
    #expect(
      text(stats(.week, days: 0)).lines.filter { !$0.hasPrefix("Best hours") }
        == ["Nothing to count yet: it starts with the first thing you finish.", begin])
    #expect(text(stats(.today)).lines.first == "Today is still open.")
    #expect(text(stats(.today)).lines.last == begin)
    #expect(text(stats(.week)).lines.first == "The last 7 days: nothing so far.")
  }

  @Test(
    arguments: [
      (.today, [2], "lines"), (.week, [2], "chart"), (.month, [2], "chart"), (.year, [2], "calendar"),
      (.all, [2], "lines"),
      (.all, [Int](repeating: 1, count: 30), "chart"), (.all, [Int](repeating: 1, count: 200), "calendar"),
      (.all, [Int](repeating: 1, count: 900), "chart"), (.week, [], "lines"),
    ] as [(Period.Name, [Int], String)])
  func `What is drawn depends on how many days there are`(name: Period.Name, done: [Int], kind: String) {
    let show = text(stats(name, done: done)).reply.content
    switch show {
    case .lines: #expect(kind == "lines")
    case .chart(let chart): #expect(kind == "chart" && chart.labels.count == chart.values.count)
    case .calendar(let calendar): #expect(kind == "calendar" && calendar.counts.reduce(0, +) == done.reduce(0, +))
    default: Issue.record("\(show)")
    }
  }
}
