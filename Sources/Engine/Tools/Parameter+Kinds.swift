package import Civil
internal import Language
import Replies

extension Parameter where Value == String {
  /// Free words.
  package static func text(_ name: String, _ about: String) -> Parameter {
    words(name, about, slot: .text)
  }

  /// What somebody is called, as it is answered: no sentence.
  package static func calledName(_ name: String, _ about: String) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .text, schema: ["type": "string"],
      value: { argument, reading in
        argument.text.flatMap { reading.language.rules.isCalled($0) ? $0 : nil }
      }, absent: nil,
      json: { .string($0) })
  }

  /// How much of something in one of the units, each with other ways to say it; where it is given by itself, any words,
  /// at most 60 characters.
  package static func quantity(_ name: String, _ about: String, _ units: [String: [String]]) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .quantity(Choices(units)), schema: ["type": "string"],
      value: { argument, _ in argument.text.flatMap { $0.count <= longestName ? $0 : nil } }, absent: nil,
      json: { .string($0) })
  }

  /// Words that name something that is there: what ends a sentence is none of them.
  package static func query(_ name: String, _ about: String) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .which, schema: ["type": "string"],
      value: { argument, _ in
        argument.text.map { String($0.trimmed(where: { $0.isWhitespace || "?!.".contains($0) })) }
      }, absent: nil, json: { .string($0) })
  }

  /// One of the given words; each may be said in other ways too.
  package static func choice(_ name: String, _ about: String, _ choices: [String: [String]]) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .choice(Choices(choices)),
      schema: ["type": "string", "enum": .array(choices.keys.sorted().map { .string($0) })],
      value: { argument, _ in
        guard case .words(let words) = argument else { return nil }
        let lower = words.lowercased()
        return choices.first { $0.key.lowercased() == lower || $0.value.contains(lower) }?.key
      },
      absent: nil, json: { .string($0) })
  }

  private static func words(_ name: String, _ about: String, slot: SlotType) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: slot, schema: ["type": "string"],
      value: { argument, _ in argument.text }, absent: nil, json: { .string($0) })
  }

  /// `today`, `yesterday`, `week`, `month`, `year`, `all`, a date, or `START/END`.
  package static func period(_ name: String, _ about: String) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .period, schema: ["type": "string"],
      value: { argument, reading in
        guard case .moment(let moment) = argument else { return argument.text }
        guard let resolved = moment.resolve(now: reading.now, direction: .back), let start = resolved.start
        else { return nil }
        return periodName(moment, start.day, resolved.end?.day, today: reading.now.day)
      },
      absent: nil, json: { .string($0) })
  }
}

/// What a stretch of days is called, where it has a name.
private func periodName(_ moment: Moment, _ first: Day, _ last: Day?, today: Day) -> String {
  switch moment.ending == nil ? moment.place : nil {
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
  /// One of some names, each with other ways to say it, or one of the person's own, which stands as it was given: at
  /// most 60 characters, in one line.
  ///
  /// - Parameter parts: names that stand for several others.
  package static func name(
    _ name: String, _ about: String, _ known: [String: [String]], parts: [String: [String]] = [:]
  ) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .choice(Choices(known, parts: parts)),
      schema: ["type": "string"],
      value: { argument, _ in
        guard let words = argument.text.map({ String($0.trimmed).lowercased() }), !words.isEmpty,
          words.count <= longestName, !words.contains(where: \.isNewline)
        else { return nil }
        return known.value(saidAs: words) ?? words
      },
      absent: nil, json: { .string($0) })
  }

  private static var longestName: Int { 60 }
}

extension Parameter where Value == RoughTime {
  /// A day or a time that lies behind, and how exactly it was said.
  package static func past(_ name: String, _ about: String) -> Parameter {
    let moment = Parameter<When>.moment(name, about, past: true)
    return Parameter(
      name: name, about: about, isOptional: false, slot: moment.slot, schema: moment.schema(),
      value: { argument, reading in
        let resolved = argument.moment(in: reading.language)?.resolve(now: reading.now, direction: .back)
        return resolved?.start.map { RoughTime($0, uncertainty: resolved?.uncertainty) }
      },
      absent: nil, json: { moment.json($0.when) })
  }
}

extension Parameter where Value == When {
  /// A day or a time; where words leave it open, ahead, or behind for what is past.
  package static func moment(_ name: String, _ about: String, past: Bool = false) -> Parameter<When> {
    when(name, about, .moment, "YYYY-MM-DD[THH:MM]", past)
  }

  /// One whole day.
  package static func day(_ name: String, _ about: String, past: Bool = false) -> Parameter<When> {
    when(name, about, .day, "YYYY-MM-DD", past)
  }

  private static func when(
    _ name: String, _ about: String, _ slot: SlotType, _ form: String, _ isPast: Bool
  ) -> Parameter<When> {
    Parameter(
      name: name, about: about, isOptional: false, slot: slot,
      schema: ["type": "string", "description": .string(form)],
      value: { argument, reading in
        let when =
          isPast
          ? argument.moment(in: reading.language)?.resolve(now: reading.now, direction: .back)?.start
          : argument.moment(in: reading.language)?.due(now: reading.now)
        return slot == .day ? when.map { When($0.day) } : when
      },
      absent: nil, json: { .string($0.hasTime ? $0.start.isoMinutes : $0.iso) })
  }
}

extension Parameter where Value == ClosedRange<Day> {
  /// One day or several in a row, told as `YYYY-MM-DD` or `START/END`.
  package static func days(_ name: String, _ about: String) -> Parameter<ClosedRange<Day>> {
    Parameter(
      name: name, about: about, isOptional: false, slot: .moment,
      schema: ["type": "string", "description": "YYYY-MM-DD or START/END"],
      value: { argument, reading in
        if let text = argument.text, let range = ClosedRange<Day>(iso: text) { return range }
        guard let resolved = argument.moment(in: reading.language)?.resolve(now: reading.now),
          let first = resolved.start?.day
        else {
          return nil
        }
        let last = resolved.end?.day ?? first.last(of: resolved.grain)
        return first <= last ? first...last : nil
      },
      absent: nil,
      json: {
        .string($0.lowerBound == $0.upperBound ? $0.lowerBound.iso : "\($0.lowerBound.iso)/\($0.upperBound.iso)")
      })
  }
}

extension ClosedRange<Day> {
  /// From `START/END`, both as `YYYY-MM-DD`.
  fileprivate init?(iso: String) {
    let parts = iso.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = When(iso: String(parts[0]))?.day, let last = When(iso: String(parts[1]))?.day,
      first <= last
    else { return nil }
    self = first...last
  }
}

extension Day {
  /// The last day of a week, a month or a year that begins with it; of anything shorter, itself.
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
  package static func repeats(_ name: String, _ about: String) -> Parameter<RepeatRule> {
    Parameter(
      name: name, about: about, isOptional: false, slot: .repeats,
      schema: ["type": "string", "description": "RFC 5545 RRULE"],
      value: { argument, reading in
        if case .words(let words) = argument, let rule = RepeatRule(words) { return rule }
        return argument.moment(in: reading.language)?.resolve(now: reading.now)?.rule
      },
      absent: nil, json: { .string($0.text) })
  }
}

/// How often, and from when on.
package struct Schedule: Hashable, Sendable {
  package let rule: RepeatRule
  /// The first time ahead; `nil` where the rule was given bare.
  package let first: When?
}

extension Parameter where Value == Schedule {
  /// How often and at what time; told as an RFC 5545 RRULE.
  package static func schedule(_ name: String, _ about: String) -> Parameter<Schedule> {
    let repeats = Parameter<RepeatRule>.repeats(name, about)
    return Parameter(
      name: name, about: about, isOptional: false, slot: repeats.slot, schema: repeats.schema(),
      value: { argument, reading in
        guard let rule = repeats.value(argument, reading) else { return nil }
        return Schedule(rule: rule, first: argument.moment(in: reading.language)?.resolve(now: reading.now)?.start)
      },
      absent: nil, json: { repeats.json($0.rule) })
  }
}

extension Parameter where Value == Int {
  package static func number(_ name: String, _ about: String, _ range: ClosedRange<Int>) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false,
      slot: .number(Double(range.lowerBound)...Double(range.upperBound)),
      schema: ["type": "integer", "minimum": .init(range.lowerBound), "maximum": .init(range.upperBound)],
      value: { argument, _ in argument.number.flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? $0 : nil } },
      absent: nil, json: { .init($0) })
  }

  /// A length of time, in whole minutes.
  package static func minutes(
    _ name: String, _ about: String, _ range: ClosedRange<Int> = 1...100_000
  ) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .duration,
      schema: ["type": "integer", "minimum": .init(range.lowerBound), "maximum": .init(range.upperBound)],
      value: { argument, reading in
        let said =
          argument.number ?? argument.moment(in: reading.language)?.resolve(now: reading.now)?.seconds.map { $0 / 60 }
        return said.flatMap { Double(range.lowerBound)...Double(range.upperBound) ~= $0 ? Int($0.rounded()) : nil }
      },
      absent: nil, json: { .init($0) })
  }
}

extension Parameter where Value == Double {
  package static func decimal(_ name: String, _ about: String, _ range: ClosedRange<Double>) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .number(range), schema: ["type": "number"],
      value: { argument, _ in argument.number.flatMap { range.contains($0) ? $0 : nil } },
      absent: nil, json: { .number($0) })
  }
}

extension Parameter where Value == Bool {
  /// Absent is no.
  package static func flag(_ name: String, _ about: String) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: true, slot: .choice(["yes": [], "no": []]), schema: ["type": "boolean"],
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
  package static func list(_ name: String, _ about: String) -> Parameter {
    Parameter(
      name: name, about: about, isOptional: false, slot: .list,
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
    case .number: said
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

  func moment(in language: Language) -> Moment? {
    switch self {
    case .moment(let moment): moment
    case .words(let words): Moments.read(words, in: language)
    default: nil
    }
  }
}
