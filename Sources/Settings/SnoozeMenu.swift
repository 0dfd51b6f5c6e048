package import Civil
import Language
package import Records

/// The choices that the question "until when?" offers.
package struct SnoozeMenu: Equatable, Sendable {
  package let presets: [SnoozePreset]

  static let standard = SnoozeMenu(presets: SnoozePreset.all)
  static let maxPresets = 5

  private init(presets: [SnoozePreset]) { self.presets = presets }

  /// Parses "later = in 3 hours, tonight = 20:00". Times can be written in any form that input accepts.
  init?(_ words: String, in language: Language) {
    let rows = words.split(separator: ",").map { SnoozePreset(row: $0, language) }
    let presets = rows.compactMap(\.self)
    guard !rows.isEmpty, rows.count <= SnoozeMenu.maxPresets, presets.count == rows.count,
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
    if let preset = SnoozePreset.all.first(where: { $0.name == name && $0.endText == words }) {
      self = preset
      return
    }
    guard !name.isEmpty, let moment = MomentParser.read(words, in: language), moment.isPoint else { return nil }
    self.init(name: name, endText: words) { moment.resolve(now: $0)?.start?.snoozeEnd }
  }
}

extension When {
  /// A card snoozed to a day without a time returns at 9:00.
  package var snoozeEnd: LocalTime { hasTime ? start : LocalTime(day, secondOfDay: 9 * 3600) }
}
