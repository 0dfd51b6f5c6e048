package import Civil
import Language

/// A range of whole hours, 0 … 23; it spans midnight if `to` is less than `from`.
package struct QuietHours: Equatable, Sendable {
  package let from: Int
  package let to: Int

  static let night = QuietHours(from: 22, to: 8)

  private init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// Parses "22 to 8", "from 10pm until 7am" or "22:00-08:00"; `nil` if invalid, or if both hours are the same.
  init?(_ words: String, in language: Language) {
    let hours = words.split { $0 == " " || $0 == "-" || $0 == "–" }.filter {
      !language.hasWord($0) { $0.hourLinks }
    }
    let hourTexts = hours.reduce(into: [String]()) { parts, word in
      if QuietHours.halfDayOffset(word, language) != nil, !parts.isEmpty {
        parts[parts.count - 1] += word
      } else {
        parts.append(String(word))
      }
    }
    guard hourTexts.count == 2, let from = QuietHours.hour(hourTexts[0], language),
      let to = QuietHours.hour(hourTexts[1], language)
    else {
      return nil
    }
    // "from 10 to 7" without am or pm means the night.
    let isBare = hourTexts.allSatisfy { $0.allSatisfy(\.isNumber) }
    let isEvening = isBare && from <= 12 && (to - from + 24) % 24 > 12
    self.init(from: isEvening ? (from + 12) % 24 : from, to: to)
    if self.from == self.to { return nil }
  }

  package func contains(_ time: LocalTime) -> Bool {
    from <= to ? (from..<to).contains(time.hour) : time.hour >= from || time.hour < to
  }

  package var plainText: String { "\(QuietHours.hourText(from))-\(QuietHours.hourText(to))" }

  private static func hourText(_ hour: Int) -> String { (hour < 10 ? "0" : "") + "\(hour):00" }

  private static func hour(_ word: String, _ language: Language) -> Int? {
    let digits = word.prefix { $0.isNumber }
    guard let number = Int(digits), digits.count <= 2 else { return nil }
    let rest = word.dropFirst(digits.count)
    let suffix = rest.hasPrefix(":00") ? rest.dropFirst(3) : rest
    if suffix.isEmpty { return (0...24).contains(number) ? number % 24 : nil }
    return halfDayOffset(suffix, language).flatMap { (1...12).contains(number) ? number % 12 + $0 : nil }
  }

  /// The hours that "am" or "pm" adds: 0 or 12; `nil` for other words.
  private static func halfDayOffset(_ word: Substring, _ language: Language) -> Int? {
    language.inputLanguages.lazy.compactMap { $0.rules.dayHalves[String(word)] }.first
  }
}
