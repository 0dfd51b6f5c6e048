package import Civil
import Language
package import Records

/// What the question "until when?" offers.
package struct SnoozeMenu: Equatable, Sendable {
  package let presets: [SnoozePreset]

  static let standard = SnoozeMenu(presets: SnoozePreset.all)
  static let most = 5

  private init(presets: [SnoozePreset]) { self.presets = presets }

  /// "later = in 3 hours, tonight = 20:00", in the words that times are said in anywhere.
  init?(_ words: String, in language: Language) {
    let rows = words.split(separator: ",").map { SnoozePreset(row: $0, language) }
    let presets = rows.compactMap(\.self)
    guard !rows.isEmpty, rows.count <= SnoozeMenu.most, presets.count == rows.count,
      Set(presets.map(\.name)).count == presets.count
    else { return nil }
    self.presets = presets
  }
}

extension SnoozePreset {
  fileprivate init?(row: Substring, _ language: Language) {
    let sides = row.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "=" || $0 == ":" }
    guard sides.count == 2 else { return nil }
    self.init(name: String(sides[0].trimmed), words: String(sides[1].trimmed), language)
  }

  private init?(name: String, words: String, _ language: Language) {
    if let known = SnoozePreset.all.first(where: { $0.name == name && $0.words == words }) {
      self = known
      return
    }
    guard !name.isEmpty, let moment = Moments.read(words, in: language), moment.isPoint else { return nil }
    self.init(name: name, words: words) { moment.resolve(now: $0)?.start?.snoozeEnd }
  }
}

extension When {
  /// A card put off to a day comes back in its morning.
  package var snoozeEnd: LocalTime { hasTime ? start : LocalTime(day, secondOfDay: 9 * 3600) }
}
