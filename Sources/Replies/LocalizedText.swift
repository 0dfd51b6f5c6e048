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
