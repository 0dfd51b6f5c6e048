import Civil
import Engine
import Language
import Records
package import Replies
package import Session
import Settings
import Store

/// What the penguin can wear by now. It follows from the days on which something was done, so nothing is ever taken out
/// again by a day off.
struct Wardrobe {
  /// How many days had something done.
  let days: Int
  let worn: Outfit?

  var items: [Outfit] { Outfit.allCases.filter { $0.daysNeeded <= days } }

  /// What comes next, and after how many more days.
  var next: (item: Outfit, days: Int)? {
    Outfit.allCases.first { $0.daysNeeded > days }.map { ($0, $0.daysNeeded - days) }
  }

  /// What words mean: a whole name or, of several that share a word such as “hat”, the last that is there.
  func find(_ words: String, in language: Language) -> Outfit? {
    let words = words.lowercased().split(separator: " ")
    let matches = Outfit.allCases.filter { outfit in
      [outfit.rawValue, outfit.name.text(language).lowercased()].contains { name in
        let nameWords = name.split(separator: " ")
        return words.allSatisfy(nameWords.contains)
      }
    }
    return words.isEmpty ? nil : matches.last(where: items.contains) ?? matches.first
  }

  var list: LocalizedText { "In the wardrobe: \(items.map(\.name))." }
}

extension Outfit {
  /// It is in the wardrobe after so many days with something done.
  var daysNeeded: Int {
    switch self {
    case .scarf: 0
    case .bobbleHat: 3
    case .bowTie: 7
    case .sunglasses: 14
    case .strawHat: 21
    case .partyHat: 30
    case .topHat: 50
    case .wizardHat: 75
    case .crown: 100
    }
  }
}

extension Session {
  private var outfitID: ID { ids.nameBased(Session.settingsNamespace, "outfit") }

  /// What the penguin wears.
  package var outfit: Outfit? {
    get throws { try store.record(Setting.self, outfitID).flatMap { Outfit(rawValue: $0.value) } }
  }

  func wardrobe(_ turn: Turn) throws -> Wardrobe {
    let stats = try store.stats(Period(.all, today: turn.now.day), now: turn.now)
    return Wardrobe(days: stats.tally.done.count, worn: try outfit)
  }

  func dress(in outfit: Outfit?, _ turn: Turn) throws {
    try changes.write("dressed the penguin", "wear") {
      try $0.put(Setting(id: outfitID, name: "outfit", value: outfit?.rawValue ?? "", createdAt: turn.now))
    }
  }

  /// For whoever has turned the penguin off.
  var hiddenPenguinLines: [LocalizedText] {
    settings.current.penguin ? [] : ["The penguin is turned off; “turn the penguin on” shows it again."]
  }
}
