package import Civil
package import Language

/// A translatable message: an English sentence, which is its key, and the values in it.
///
///     let text: LocalizedText = "Snoozed \(nudge.title) until \(when, now)."
///     text.key     // "Snoozed {0} until {1}."
package struct LocalizedText: Hashable, Sendable {
  /// The English sentence with `{0}`, `{1}` … where its values stand.
  package var key: String
  package var values: [Value]

  package enum Value: Hashable, Sendable {
    /// The person's own words, never translated.
    case text(String)
    case number(Int)
    /// Digits with a point before the decimals.
    case decimal(String)
    /// "1 card", "3 cards".
    case count(Int, one: String, many: String)
    /// A day or time, relative to `now`.
    case when(When, now: LocalTime)
    /// The same without its distance from `now`.
    case on(When, now: LocalTime)
    /// The same within a sentence: "Thursday at 15:00".
    case spoken(When, now: LocalTime)
    case day(Day, Day.Form)
    case localized(LocalizedText)
    case list([LocalizedText])
  }

  package init(key: String, values: [Value]) {
    self.key = key
    self.values = values
  }
}

extension LocalizedText {
  /// The person's own words that a receipt tells of, where it has the form "Done: {0}", with or without a remark behind.
  package var subject: String? {
    if key.contains(": {0}") { return firstWords }
    guard key.hasPrefix("{0} "), case .localized(let receipt)? = values.first else { return nil }
    return receipt.subject
  }

  private var firstWords: String? {
    switch values.first {
    case .text(let words): words
    case .localized(let text) where text.key.hasPrefix("{0}"): text.firstWords
    default: nil
    }
  }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  package init(stringLiteral key: String) { self.init(key: key, values: []) }
  package init(stringInterpolation parts: StringInterpolation) { self.init(key: parts.key, values: parts.values) }

  package struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [Value] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { key += literal }

    private mutating func append(_ value: Value) {
      key += "{\(values.count)}"
      values.append(value)
    }

    package mutating func appendInterpolation(_ text: String) { append(.text(text)) }
    package mutating func appendInterpolation(_ number: Int) { append(.number(number)) }
    package mutating func appendInterpolation(decimal number: String) { append(.decimal(number)) }
    package mutating func appendInterpolation(_ day: Day, _ form: Day.Form) { append(.day(day, form)) }
    package mutating func appendInterpolation(_ text: LocalizedText) { append(.localized(text)) }
    package mutating func appendInterpolation(_ list: [LocalizedText]) { append(.list(list)) }
    package mutating func appendInterpolation(_ when: When, _ now: LocalTime) { append(.when(when, now: now)) }
    package mutating func appendInterpolation(spoken when: When, _ now: LocalTime) { append(.spoken(when, now: now)) }
    package mutating func appendInterpolation(on when: When, _ now: LocalTime) { append(.on(when, now: now)) }
    package mutating func appendInterpolation(_ count: Int, _ one: String, _ many: String) {
      append(.count(count, one: one, many: many))
    }
  }
}

extension LocalizedText {
  /// The sentence in that language, or in English where it has no translation.
  package func text(_ language: Language? = nil) -> String {
    language.text(of: key, values.map { $0.messageValue(in: language) })
  }
}

extension LocalizedText.Value {
  fileprivate func messageValue(in language: Language?) -> MessageValue {
    switch self {
    case .text(let text): MessageValue(text, isOwn: false)
    case .number(let number): MessageValue(String(number))
    case .decimal(let number): MessageValue(language.text(decimal: number))
    case .count(let count, let one, let many):
      MessageValue("\(count) " + language.text(count, PluralKey(one, many)), count: count)
    case .when(let when, let now): MessageValue(when.description(now: now, in: language))
    case .on(let when, let now): MessageValue(when.label(now: now, in: language))
    case .spoken(let when, let now): MessageValue(when.spoken(now: now, in: language))
    case .day(let day, let form): MessageValue(day.formatted(form, in: language))
    case .localized(let text): MessageValue(text.text(language))
    case .list(let list): MessageValue(list.map { $0.text(language) }.joined(separator: language.text("list|, ")))
    }
  }
}

extension LocalizedText {
  /// With at most two decimals.
  package static func decimal(_ value: Double) -> LocalizedText {
    let hundredths = (value * 100).rounded() / 100
    return "\(decimal: Int(exactly: hundredths).map(String.init) ?? String(hundredths))"
  }

  /// With exactly one decimal, except for numbers too large for `Int`.
  package static func tenths(_ value: Double) -> LocalizedText {
    guard let tenths = Int(exactly: (abs(value) * 10).rounded()) else { return decimal(value) }
    return "\(decimal: "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)")"
  }
}

extension [LocalizedText] {
  package func joined(_ separator: String) -> LocalizedText {
    guard let first else { return "" }
    return dropFirst().reduce(first) {
      LocalizedText(key: "{0}\(separator){1}", values: [.localized($0), .localized($1)])
    }
  }
}
