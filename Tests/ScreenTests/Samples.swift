import Civil
import Engine
import Language
import Replies

/// Replies of every shape, as tools make them.
enum Samples {
  static let now = LocalTime(Day(2026, 11, 21)!, 10)!

  static let all: [(name: String, reply: Reply)] =
    [
      (
        "card-active",
        Reply("Added: call mum, tomorrow 17:00.", .card(active), followUp: .keys(active.actions, again: Call("review")))
      ),
      ("card-done", Reply("Done: book the dentist.", .card(done))),
      ("card-stale", Reply(nil, .card(stale))),
      ("card-overdue", Reply(nil, .card(overdue))),
      ("card-review", Reply(nil, .card(review))),
      ("card-snoozed", Reply("Snoozed until \(when(23, 9), now).", .card(snoozed))),
      ("card-dropped", Reply("Let go. undo brings it back.", .card(dropped))),
      ("card-long", Reply(nil, .card(long))),
      ("card-cjk", Reply(nil, .card(ideographs))),
      ("card-emoji", Reply(nil, .card(emoji))),
      ("card-hostile", Reply("Added: \(hostile.heading)", .card(hostile))),
      ("list", Reply(nil, .list(list))),
      ("list-rules", Reply(nil, .list(rules))),
      ("list-none", Reply("Nothing is waiting.")),
      ("lines", Reply(nil, .lines(lines))),
      ("table", Reply(nil, .table(table))),
      ("table-wide", Reply(nil, .table(wideTable))),
      (
        "page",
        Reply("Good morning, Jo. Saturday 21 November 2026.", page, followUp: .keys(pageKeys, again: Call("today")))
      ),
      ("page-month", Reply("The last 30 days: 6 on average.", .page([.chart(month), .table(table)]))),
      ("chart-bars", Reply(nil, .chart(week))),
      ("chart-course", Reply(nil, .chart(course))),
      ("ring", Reply("Kept: 2 good things.", .ring(.init("2 of 3 good things today.", done: 2, goal: 3)))),
      ("ring-full", Reply(nil, .ring(.init("4 good things today.", done: 4, goal: 3)))),

      ("chart-spark", Reply(nil, .chart(month))),
      ("chart-notes", Reply("The last 7 days: 14 things done.", .chart(doneWeek))),
      ("chart-marks", Reply("Headache, the last 30 days.", .chart(markedMonth))),
      ("chart-marks-course", Reply(nil, .chart(markedCourse))),
      ("chart-marks-bars", Reply(nil, .chart(markedWeek))),
      ("chart-marks-brief", Reply(nil, .chart(markedRow))),
      ("multiples", Reply("The last 30 days, out of 10.", .multiples(several))),
      ("multiples-week", Reply(nil, .multiples(severalWeeks))),
      ("months", Reply("The last 80 days: headache on 31 of 55.", .months(autumn))),
      ("months-one", Reply(nil, .months(november))),
      ("calendar", Reply("The last 365 days: 1507 things done.", .calendar(year))),
      ("calendar-young", Reply(nil, .calendar(spring))),
      ("days-year", Reply("The last 365 days: 5.8 on average, from 309 days.", .daily(moodYear))),
      ("days-quarter", Reply(nil, .daily(moodQuarter))),
      ("question", Reply(nil, .nothing, followUp: .question(question))),
      ("question-long", Reply(nil, .nothing, followUp: .question(longQuestion))),
      ("collector", Reply(nil, .nothing, followUp: .collector(collector))),
      ("keys", Reply("Which snooze?", .nothing, followUp: .keys(snoozeKeys, again: Call("review")))),
    ]

  static let troubles: [(name: String, trouble: UserError)] = [
    ("trouble", UserError("No card is called \("dentist").", hint: "\("list") shows them all.", code: .notFound)),
    ("trouble-bare", UserError("The disk is full: nothing was written, and nothing was lost.")),
  ]

  static func when(_ day: Int, _ hour: Int? = nil) -> When {
    When(Day(2026, 11, day)!, secondOfDay: hour.map { $0 * 3600 })
  }

  /// - Parameter facts: its time, and its details.
  static func card(
    _ title: String, _ state: Card.State, _ facts: [LocalizedText], notes: String = "", reason: LocalizedText? = nil,
    actions: [Action] = keys
  ) -> Card {
    Card(
      Reference(kind: "nudge", id: "0b1", label: title), heading: "\(title)", state: state, time: facts.first,
      details: Array(facts.dropFirst()), notes: notes, reason: reason, actions: actions,
      fields: ["title": .string(title), "due": nil])
  }

  static let greeting = Reply(
    "Good morning.", .lines(["Tell me what's on your mind, or ask “what's next”."]), occasion: .greeting)

  static let keys = [
    Action("y", "done", Call("complete_nudge")), Action("n", "not now", Call("skip_nudge")),
    Action("s", "snooze", Call("snooze_nudge", ["until": .words("1")])), Action("?", "more", Call("help")),
  ]

  static let active = card(
    "Call mum", .active, ["\(when(22, 17), now)", "call mum, +49 30 1234567"],
    reason: "It has a time, and that is the next one.")
  static let done = card("Book the dentist", .done, ["done \(when(21, 9), now)"], actions: [])
  static let stale = card("Sort the cable drawer", .stale, ["no date", "20 minutes"], reason: "It is the oldest one.")
  static let overdue = card(
    "Pay the electricity bill", .overdue, ["was due \(when(19), now)"],
    notes: "Customer number 4711.\nThe letter is in the blue folder.", reason: "Its day has passed.")
  static let review: Card = {
    var shown = card("Renew the library card", .stale, ["no date"], actions: reviewKeys)
    shown.position = Card.Position(1, of: 2)
    return shown
  }()
  private static let reviewKeys = [
    Action("y", "done", Call("review")), Action("n", "not now", Call("review")), Action("s", "snooze", Call("review")),
    Action("d", "drop", Call("review")), Action("b", "smaller steps", Call("review")),
    Action("u", "undo", Call("review")), Action("q", "stop", Call("review")),
  ]
  /// What repeats and what matters beside a long title.
  static let rules = Reply.List(
    "Waiting",
    [
      card(
        "Ask the landlord whether the new windows can be put in before the heating season", .overdue,
        ["was due \(on: when(19), now)"]),
      card("Water the ferns", .active, ["\(on: when(22, 9), now)", "every Sunday"]),
      card("Council tax", .active, ["by \(on: when(27), now)", "important"]),
    ])
  static let snoozed = card("Water the plants", .snoozed, ["back \(when(23, 9), now)", "every 3 days"], actions: [])
  static let dropped = card("Learn the accordion", .dropped, [], actions: [])
  static let long = card(
    "Ask the landlord whether the new windows can be put in before the heating season starts, and what it will cost"
      + " (see https://example.org/a/very/long/address/that/no/line/could/ever/hold/without/being/broken/somewhere)",
    .active, ["\(when(27), now)"], reason: "It is due in the next seven days and nothing else is nearer.")
  static let ideographs = card(
    "明日の午後五時に母に電話する。新しい窓について大家さんに聞く、暖房の季節が始まる前に。", .active,
    ["\(when(22, 17), now)"], notes: "전화번호는 파란 폴더에 있다。中文和English混排。")
  static let emoji = card(
    "Cake for 👩‍👩‍👧‍👦 and 🇩🇪🇯🇵 friends ❤️ 👍🏽 ✈️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☎️ café नमस्ते क्षत्रिय", .overdue, ["☎ 🕔 17:00"],
    reason: "🎂 is today.")
  static let hostile = card(
    "red \u{1B}[31malert\u{1B}]0;title\u{7}\u{0} two\nlines\r\n\u{202E}evil\u{2066} \u{9B}2J\u{7F}tab\there", .active,
    ["due \u{1B}[2J\u{8}now"], notes: "one\u{1B}c\u{85}two")

  static let list = Reply.List(
    "Today",
    [
      overdue, active, stale,
      card("Write to Priya about the weekend, the tickets and the dog", .active, [], actions: []),
      ideographs, done,
    ], more: 7)

  static let lines: [LocalizedText] = [
    "You can say things like:", "  remind me to call mum tomorrow at 5", "  what's next",
    "Everything stays on this machine until you connect something yourself, and undo takes back any of it.",
  ]

  static let table = Reply.Table(
    "This week", columns: ["Day", "Mood", "Slept", "Note"],
    rows: [
      ["Mon 16 Nov", "6", "7.5", "long walk by the river with Mo"], ["Tue 17 Nov", "4", "5", ""],
      ["Wed 18 Nov", "7", "8", "早く寝た 😴"],
    ])
  static let wideTable = Reply.Table(
    nil, columns: ["Verb", "Does", "Say", "Undo", "Since", "Kind", "Seen"],
    rows: [
      ["snooze", "puts it away", "snooze till friday", "yes", "first", "nudge", "often"],
      ["review", "one by one", "go through them", "no", "first", "nudge", "rarely"],
    ])

  static let week = Reply.Chart(
    "Mood, last seven days", labels: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
    values: [6, 4.5, nil, 8, 10, 1, 7], range: 0...10)
  static let course = Reply.Chart(
    nil, labels: (1...30).map { "\($0) Nov" },
    values: [
      6, 6.5, 8, nil, 7, 4, 4, 3, 5, nil, nil, nil, 6, 7, 9, 10, 9, 7, nil, 5, nil, 6, 6, 6, 2, 1, 3, 5, 7, nil,
    ],
    range: 0...10, style: .line)
  static let page = Reply.Content.page([
    .lines(["Light rain, 8 °C"]), .list(Reply.List("Next", [overdue, active])),
    .list(Reply.List("Notes", [card("gifts", .active, [], actions: []), card("明日", .active, [], actions: [])])),
    .lines(["On this day: entries from 2025, 2024."]), .chart(weekRow),
  ])
  static let weekRow = Reply.Chart(
    "Mood", labels: week.labels, values: week.values, range: 0...10, style: .compact)
  static let pageKeys =
    (1...10).map { Action(Character("\($0 % 10)"), "mood, 0 is 10", Call("log_mood")) } + [
      Action("+", "add", Call("add_nudge")), Action("j", "journal", Call("write_journal")),
    ]
  static let month = Reply.Chart(
    "Headache, last thirty days", labels: (1...30).map { "\($0) Nov" },
    values: (1...30).map { $0 % 7 == 3 ? nil : Double($0 * 7 % 11) }, range: 0...10)

  static let doneWeek = Reply.Chart(
    nil, notes: ["That's 3 more than in the 7 days before.", "Best hours: no clear pattern yet (4 of 10 days)."],
    labels: ["Sat 14 Nov", "Sun 15 Nov", "Mon 16 Nov", "Tue 17 Nov", "Wed 18 Nov", "Thu 19 Nov", "Fri 20 Nov"],
    values: [3, 0, 5, 2, 0, 0, 4], range: 0...5)
  static let year = Reply.Calendar(
    nil, notes: ["9 days in a row, with 2 days of rest.", "Fullest day: Sun 15 Nov, 12 things."],
    first: Day(2025, 11, 21)!, counts: (0..<365).map { $0 % 5 == 2 || $0 / 30 == 4 ? 0 : $0 * $0 % 13 },
    scaleMaximum: 10)
  static let spring = Reply.Calendar(
    "Since Thu 30 Apr", first: Day(2026, 4, 30)!, counts: (0..<80).map { [0, 1, 0, 2, 1][$0 % 5] }, scaleMaximum: 2)

  static let moodYear = Reply.DailySeries(
    nil, notes: ["Best day: Sat 14 Nov, 10."], first: Day(2025, 11, 21)!,
    values: (0..<365).map(yearMood), range: 1...10)
  private static func yearMood(_ day: Int) -> Double? {
    if day % 11 == 4 || (200..<216).contains(day) { return nil }
    let season = day / 40 % 3 + day / 70 % 2 * 2
    return Double(2 + season + day * day % 5)
  }
  static let moodQuarter = Reply.DailySeries(
    "Mood", first: Day(2026, 8, 20)!, values: (0..<93).map(quarterMood), range: 1...10)
  private static func quarterMood(_ day: Int) -> Double? { day / 7 % 4 == 2 ? nil : Double(2 + day % 7) }

  static let markedMonth = Reply.Chart(
    nil, labels: month.labels, values: month.values, range: 0...10,
    marks: [.init("ibuprofen", steps: [2, 3, 13, 24, 25, 27]), .init("coffee", steps: [0, 5, 12, 13, 14, 29])])
  static let markedCourse = Reply.Chart(
    "Migraine", notes: ["Worst day: 16 Nov."], labels: course.labels, values: course.values, range: 0...10,
    style: .line,
    marks: [
      .init("naratriptan", steps: [2, 15, 16]), .init("late night", steps: [1, 14]), .init("heat", steps: [10, 11]),
      .init("wine", steps: [13]), .init("skipped lunch", steps: [14, 29]), .init("flight", steps: [7]),
      .init("never", steps: []),
    ])
  static let markedWeek = Reply.Chart(
    "Headache", labels: doneWeek.labels, values: [6, 4.5, nil, 8, 10, 0, 7], range: 0...10,
    marks: [.init("ibuprofen", steps: [0, 2, 3]), .init("coffee", steps: [0, 4, 9]), .init("rain", steps: [5])])
  static let markedRow = Reply.Chart(
    "Headache", labels: week.labels, values: week.values, range: 0...10, style: .compact, marks: markedWeek.marks)

  static let several = [
    Reply.Chart(
      "headache", notes: ["4.8 on average"], labels: month.labels, values: month.values, range: 0...10,
      marks: markedMonth.marks),
    Reply.Chart("nausea", labels: month.labels, values: month.values.map { $0.map { max(0, $0 - 6) } }, range: 0...10),
    Reply.Chart("tired after lunch", labels: month.labels, values: course.values, range: 0...10),
    Reply.Chart("頭痛", labels: month.labels, values: month.values.map { _ in nil }, range: 0...10),
  ]
  static let severalWeeks = ["sleep", "mood"].map { name in
    Reply.Chart(
      "\(name)", labels: week.labels, values: name == "mood" ? week.values : [7, 0, 1, 8, 5, nil, 10], range: 0...10)
  }

  static let autumn = Reply.Months(
    "headache", notes: ["Worst day: Fri 11 Sep, 10."], first: Day(2026, 9, 3)!,
    values: (0..<80).map { $0 % 7 == 3 || $0 / 20 == 2 ? nil : max(0, $0 * $0 % 17 - 6) })
  static let november = Reply.Months(
    nil, first: Day(2026, 11, 1)!, values: [3, 0, nil, 6, 10, 0, 0, 1, nil, nil, 8, 0, 5, 0, 0, 2, 12])

  static let question = Question(
    "When?", choices: ["tonight", "tomorrow", "Monday"].map { .init(LocalizedText(key: $0, values: []), nil) },
    freeAnswer: .init(Call("add_nudge", ["title": .words("call mum")]), "due"))
  static let longQuestion = Question(
    "Which one do you mean?",
    choices: [active, overdue, long].map { card in
      .init(card.heading, Call("show_nudge", ["which": .words(card.reference.label)]))
    })
  static let collector = Collector(
    "Everything on your mind, one thing a line.", Call("brain_dump"), "text", lineCall: Call("keep_line"),
    isSealed: true)
  static let snoozeKeys = [
    Action("1", "in an hour, 11:00", Call("snooze_nudge")), Action("2", "tonight, 19:00", Call("snooze_nudge")),
    Action("3", "tomorrow, Sun 09:00", Call("snooze_nudge")), Action("4", "Monday 09:00", Call("snooze_nudge")),
  ]
}
