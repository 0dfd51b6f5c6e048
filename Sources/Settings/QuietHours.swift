import Language

/// From one whole hour up to another, over midnight where that is smaller.
package struct QuietHours: Equatable, Sendable {
  package let from: Int
  package let to: Int

  static let night = QuietHours(from: 22, to: 8)

  private init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }

  /// "22 to 8", "from 10pm until 7am", "22:00-08:00"; `nil` where that is no time at all, or a whole day.
  init?(_ words: String, in language: Language) {
    let hours = words.split { $0 == " " || $0 == "-" || $0 == "–" }.filter {
      !language.says($0) { $0.hourLinks }
    }
    let joined = hours.reduce(into: [String]()) { parts, word in
      if QuietHours.half(word, language) != nil, !parts.isEmpty {
        parts[parts.count - 1] += word
      } else {
        parts.append(String(word))
      }
    }
    guard joined.count == 2, let from = QuietHours.hour(joined[0], language),
      let to = QuietHours.hour(joined[1], language)
    else {
      return nil
    }
    // Who says "from 10 to 7" without more means the night.
    let isBare = joined.allSatisfy { $0.allSatisfy(\.isNumber) }
    let isEvening = isBare && from <= 12 && (to - from + 24) % 24 > 12
    self.init(from: isEvening ? (from + 12) % 24 : from, to: to)
    if self.from == self.to { return nil }
  }

  package var words: String { "\(QuietHours.clock(from))-\(QuietHours.clock(to))" }

  private static func clock(_ hour: Int) -> String { (hour < 10 ? "0" : "") + "\(hour):00" }

  private static func hour(_ word: String, _ language: Language) -> Int? {
    let digits = word.prefix { $0.isNumber }
    guard let number = Int(digits), digits.count <= 2 else { return nil }
    let rest = word.dropFirst(digits.count)
    let behind = rest.hasPrefix(":00") ? rest.dropFirst(3) : rest
    if behind.isEmpty { return (0...24).contains(number) ? number % 24 : nil }
    return half(behind, language).flatMap { (1...12).contains(number) ? number % 12 + $0 : nil }
  }

  /// The hours that the half of a day adds which the word tells.
  private static func half(_ word: Substring, _ language: Language) -> Int? {
    language.typed.lazy.compactMap { $0.rules.dayHalves[String(word)] }.first
  }
}
