import Civil
import Language
import Languages

/// Reads one text in every way: as a call, a task, a dump, a moment. The reader must not crash, hang or use too much
/// memory; the corpora judge what it makes of the text.
enum Reader {
  static func read(_ text: String) {
    for match in grammar.matches(of: text, limit: 2) { match.arguments.values.forEach(settle) }
    for language in [Language.english, .german] { read(text, in: language) }
    let line = Utterance(text, in: .english)
    _ = LineModel.builtIn(for: "en")?.scores(of: line)
    var frame = FrameReader(line)
    let spans = TokenModel.builtIn(for: "en")?.spans(of: line, for: "snooze_nudge") ?? []
    settle(
      frame.arguments([("which", .reference, true), ("until", .moment, false), ("minutes", .duration, true)], spans) {
        _ in
        .reference
      })
  }

  private static func read(_ text: String, in language: Language) {
    let rules = language.rules
    _ = ClauseSplit.last(of: text, in: language)
    _ = rules.clauses(of: text)
    _ = rules.listItems(in: text)
    _ = rules.detailedTask(in: text)
    _ = Crisis(text, in: language)
    settle(rules.read(text).arguments)
    for capture in Dump.captures(of: text, in: language) { settle(capture.arguments) }
    let mentions = MomentParser.mentions(in: text, language)
    _ = MomentParser.title(of: text, without: mentions, in: language)
    [MomentParser.combined(mentions), MomentParser.read(text, in: language), MomentParser.clock(text, in: language)]
      .compactMap(\.self).forEach(resolve)
  }

  private static func settle(_ arguments: [String: Argument]) { arguments.values.forEach(settle) }

  private static func settle(_ argument: Argument) {
    if case .moment(let moment) = argument { resolve(moment) }
  }

  private static func resolve(_ moment: Moment) {
    for now in nows {
      for direction in [Direction.ahead, .back] {
        let start = moment.resolve(now: now, direction: direction)?.start
        _ = start?.description(now: now)
      }
    }
  }

  /// An ordinary day, a leap day and the edges of the calendar.
  private static let nows = ["2026-11-20T10:00", "2028-02-29T23:59", "0001-01-01T00:00", "9999-12-31T23:59"]
    .compactMap { LocalTime(iso: $0) }

  /// A template for each type of slot, and those that stand side by side.
  private static let grammar = Grammar(
    [
      "snooze {which} (until|till|for) {until}", "snooze [till] {until}", "remind me to {capture}", "{bare}",
      "remind me {until} to {capture}", "(mood|severity) {score} {text}", "note {which}: {text}", "note {text}",
      "focus [for] {minutes}", "repeat {which} {repeat}", "grateful for {items}", "stats [for] {period}",
      "show the {level} ones", "{which} (is|was) done", "change {which} to {text}", "on {day} {text}",
    ].enumerated().map {
      Grammar.Entry(
        owner: $0, template: $1,
        slots: [
          "which": .reference, "until": .moment, "score": .number(0...10), "text": .text, "minutes": .duration,
          "repeat": .recurrence, "items": .list, "period": .period, "day": .day,
          "level": .choice(["high": ["urgent", "very important"], "low": ["idle"]]),
        ])
    }, in: .english)
}
