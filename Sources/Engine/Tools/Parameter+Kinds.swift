package import Civil
internal import Language
import Replies

extension Parameter where Value == String {
  /// Free words.
  package static func text(_ name: String, _ summary: String) -> Parameter {
    words(name, summary, slot: .text)
  }

  /// A few words, given as an answer: an address, a number. Sentences are rejected.
  package static func fewWords(_ name: String, _ summary: String, atMost limit: Int) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .text, schema: ["type": "string"],
      value: { argument, _ in
        argument.text.flatMap { $0.split(whereSeparator: \.isWhitespace).count <= limit ? $0 : nil }
      }, absent: nil, json: { .string($0) })
  }

  /// A person's name, given as an answer; sentences are rejected.
  package static func personName(_ name: String, _ summary: String) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .text, schema: ["type": "string"],
      value: { argument, context in
        argument.text.flatMap { context.language.rules.isPersonName($0) ? $0 : nil }
      }, absent: nil,
      json: { .string($0) })
  }

  /// A quantity in one of the units, each with its synonyms. Given directly, any text of at most 60 characters.
  package static func quantity(_ name: String, _ summary: String, _ units: [String: [String]]) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .quantity(Choices(units)), schema: ["type": "string"],
      value: { argument, _ in argument.text.flatMap { $0.count <= maxNameLength ? $0 : nil } }, absent: nil,
      json: { .string($0) })
  }

  /// Words that name an existing record; sentence punctuation is removed.
  package static func query(_ name: String, _ summary: String) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .reference, schema: ["type": "string"],
      value: { argument, _ in
        argument.text.map { String($0.trimmed(where: { $0.isWhitespace || "?!.".contains($0) })) }
      }, absent: nil, json: { .string($0) })
  }

  /// One of the given values, each with its synonyms.
  package static func choice(_ name: String, _ summary: String, _ choices: [String: [String]]) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .choice(Choices(choices)),
      schema: ["type": "string", "enum": .array(choices.keys.sorted().map { .string($0) })],
      value: { argument, _ in
        guard case .words(let words) = argument else { return nil }
        let lower = words.lowercased()
        return choices.first { $0.key.lowercased() == lower || $0.value.contains(lower) }?.key
      },
      absent: nil, json: { .string($0) })
  }

  private static func words(_ name: String, _ summary: String, slot: SlotType) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: slot, schema: ["type": "string"],
      value: { argument, _ in argument.text }, absent: nil, json: { .string($0) })
  }

  /// `today`, `yesterday`, `week`, `month`, `year`, `all`, a date, or `START/END`.
  package static func period(_ name: String, _ summary: String) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .period, schema: ["type": "string"],
      value: { argument, context in
        guard case .moment(let moment) = argument else { return argument.text }
        guard let resolved = moment.resolve(now: context.now, direction: .back), let start = resolved.start
        else { return nil }
        return periodName(moment, start.day, resolved.end?.day, today: context.now.day)
      },
      absent: nil, json: { .string($0) })
  }
}

/// The name of a range of days (`week`, `today`), or its ISO form if it has none.
private func periodName(_ moment: Moment, _ first: Day, _ last: Day?, today: Day) -> String {
  switch moment.ending == nil ? moment.calendar : nil {
  case .period(.week, 0): return "week"
  case .period(.month, 0): return "month"
  case .period(.year, 0): return "year"
  default: break
  }
  guard let last, last != first else {
    return first == today ? "today" : first == today.adding(days: -1) ? "yesterday" : first.iso
  }
  return "\(first.iso)/\(last.iso)"
}

extension Parameter where Value == String {
  /// One of the known names, each with its synonyms, or a name of the person's own, taken as given: at most 60
  /// characters, in one line.
  ///
  /// - Parameter parts: names that stand for several others.
  package static func name(
    _ name: String, _ summary: String, _ names: [String: [String]], parts: [String: [String]] = [:],
    includesComplaints: Bool = false
  ) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false,
      slot: .choice(Choices(names, parts: parts, includesComplaints: includesComplaints)),
      schema: ["type": "string"],
      value: { argument, _ in
        guard let words = argument.text.map({ String($0.trimmed).lowercased() }), !words.isEmpty,
          words.count <= maxNameLength, !words.contains(where: \.isNewline)
        else { return nil }
        return names.value(named: words) ?? words
      },
      absent: nil, json: { .string($0) })
  }

  private static var maxNameLength: Int { 60 }
}

extension Parameter where Value == ApproximateTime {
  /// A past day or time, with how exactly it was given.
  package static func past(_ name: String, _ summary: String) -> Parameter {
    let moment = Parameter<When>.moment(name, summary, past: true)
    return Parameter(
      name: name, summary: summary, isOptional: false, slot: moment.slot, schema: moment.schema(),
      value: { argument, context in
        let resolved = argument.moment(in: context)?.resolve(now: context.now, direction: .back)
        return resolved?.start.map { ApproximateTime($0, uncertainty: resolved?.uncertainty) }
      },
      absent: nil, json: { moment.json($0.when) })
  }
}

extension Parameter where Value == When {
  /// A day or time. An ambiguous one lies in the future, or in the past if `past` is set.
  package static func moment(_ name: String, _ summary: String, past: Bool = false) -> Parameter<When> {
    when(name, summary, .moment, "YYYY-MM-DD[THH:MM]", past)
  }

  /// One whole day.
  package static func day(_ name: String, _ summary: String, past: Bool = false) -> Parameter<When> {
    when(name, summary, .day, "YYYY-MM-DD", past)
  }

  private static func when(
    _ name: String, _ summary: String, _ slot: SlotType, _ form: String, _ isPast: Bool
  ) -> Parameter<When> {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: slot,
      schema: ["type": "string", "description": .string(form)],
      value: { argument, context in
        let when =
          isPast
          ? argument.moment(in: context)?.resolve(now: context.now, direction: .back)?.start
          : argument.moment(in: context)?.due(now: context.now)
        return slot == .day ? when.map { When($0.day) } : when
      },
      absent: nil, json: { .string($0.hasTime ? $0.start.isoMinutes : $0.iso) })
  }
}

extension Parameter where Value == DaySpan {
  /// One day or several consecutive days, given as `YYYY-MM-DD` or `START/END`, where `..` leaves an end open.
  package static func days(_ name: String, _ summary: String) -> Parameter<DaySpan> {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .moment,
      schema: ["type": "string", "description": "YYYY-MM-DD or START/END"],
      value: { argument, context in
        if let text = argument.text, let span = DaySpan(iso: text) { return span }
        guard let resolved = argument.moment(in: context)?.resolve(now: context.now),
          let first = resolved.start?.day
        else {
          return nil
        }
        let last = resolved.end?.day ?? first.last(of: resolved.grain)
        return DaySpan(first, last)
      },
      absent: nil, json: { .string($0.iso) })
  }
}

extension Day {
  /// The last day of the week, month, quarter or year that begins with this day; for any other grain the day itself.
  fileprivate func last(of grain: Grain) -> Day {
    switch grain {
    case .week: adding(days: 6)
    case .month: endOfMonth
    case .quarter: adding(months: 2).endOfMonth
    case .year: adding(months: 11).endOfMonth
    default: self
    }
  }
}

extension Parameter where Value == RepeatRule {
  /// How often, as an RFC 5545 RRULE.
  package static func repeats(_ name: String, _ summary: String) -> Parameter<RepeatRule> {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .recurrence,
      schema: ["type": "string", "description": "RFC 5545 RRULE"],
      value: { argument, context in
        if case .words(let words) = argument, let rule = RepeatRule(words) { return rule }
        return argument.moment(in: context)?.resolve(now: context.now)?.rule
      },
      absent: nil, json: { .string($0.text) })
  }
}

/// A repeat rule and its first occurrence.
package struct Schedule: Hashable, Sendable {
  package let rule: RepeatRule
  /// The first occurrence from now on; `nil` if only the rule was given.
  package let first: When?
}

extension Parameter where Value == Schedule {
  /// How often and at what time; as JSON, an RFC 5545 RRULE.
  package static func schedule(_ name: String, _ summary: String) -> Parameter<Schedule> {
    let repeats = Parameter<RepeatRule>.repeats(name, summary)
    return Parameter(
      name: name, summary: summary, isOptional: false, slot: repeats.slot, schema: repeats.schema(),
      value: { argument, context in
        guard let rule = repeats.value(argument, context) else { return nil }
        return Schedule(rule: rule, first: argument.moment(in: context)?.resolve(now: context.now)?.start)
      },
      absent: nil, json: { repeats.json($0.rule) })
  }
}

extension Parameter where Value == Int {
  package static func number(_ name: String, _ summary: String, _ range: ClosedRange<Int>) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false,
      slot: .number(Double(range.lowerBound)...Double(range.upperBound)),
      schema: ["type": "integer", "minimum": .init(range.lowerBound), "maximum": .init(range.upperBound)],
      value: { argument, _ in argument.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil } },
      absent: nil, json: { .init($0) })
  }

  /// A length of time, in whole minutes.
  package static func minutes(
    _ name: String, _ summary: String, _ range: ClosedRange<Int> = 1...100_000
  ) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .duration,
      schema: ["type": "integer", "minimum": .init(range.lowerBound), "maximum": .init(range.upperBound)],
      value: { argument, context in
        let minutes =
          argument.number ?? argument.moment(in: context)?.resolve(now: context.now)?.seconds.map { $0 / 60 }
        return minutes.flatMap { Double(range.lowerBound)...Double(range.upperBound) ~= $0 ? Int($0.rounded()) : nil }
      },
      absent: nil, json: { .init($0) })
  }
}

extension Parameter where Value == Double {
  package static func decimal(_ name: String, _ summary: String, _ range: ClosedRange<Double>) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .number(range), schema: ["type": "number"],
      value: { argument, _ in argument.number.flatMap { range.contains($0) ? $0 : nil } },
      absent: nil, json: { .number($0) })
  }
}

extension Parameter where Value == Bool {
  /// `false` if absent.
  package static func flag(_ name: String, _ summary: String) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: true, slot: .choice(["yes": [], "no": []]), schema: ["type": "boolean"],
      value: { argument, _ in
        switch argument {
        case .flag(let flag): flag
        case .words("true"), .words("yes"): true
        case .words("false"), .words("no"): false
        default: nil
        }
      },
      absent: false, json: { .bool($0) })
  }
}

extension Parameter where Value == [String] {
  /// Several things, separated by commas or "and".
  package static func list(_ name: String, _ summary: String) -> Parameter {
    Parameter(
      name: name, summary: summary, isOptional: false, slot: .list,
      schema: ["type": "array", "items": ["type": "string"]],
      value: { argument, _ in
        switch argument {
        case .list(let items): items.compactMap(\.text)
        default: argument.text.map { $0.split(separator: ",").map { String($0.trimmed) } }
        }
      },
      absent: nil, json: { .array($0.map { .string($0) }) })
  }
}

extension Argument {
  var text: String? {
    switch self {
    case .words(let words): words
    case .number: inputText
    case .id(let id): id
    default: nil
    }
  }

  var number: Double? {
    switch self {
    case .number(let number): number
    case .words(let words): Double(words)
    default: nil
    }
  }

  /// A time with an offset (“2026-12-01T15:00Z”) is the time here at that moment.
  func moment(in context: InputContext) -> Moment? {
    switch self {
    case .moment(let moment): moment
    case .words(let words):
      MomentParser.read(
        LocalTime(isoWithOffset: words.trimmed, in: context.zone)?.iso ?? words, in: context.language)
    default: nil
    }
  }
}
