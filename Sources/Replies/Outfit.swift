/// What the penguin can wear. The raw values are stored.
package enum Outfit: String, CaseIterable, Sendable {
  case scarf = "red scarf"
  case bobbleHat = "bobble hat"
  case bowTie = "bow tie"
  case sunglasses
  case strawHat = "straw hat"
  case partyHat = "party hat"
  case topHat = "top hat"
  case wizardHat = "wizard hat"
  case crown
}

extension Outfit {
  package var name: LocalizedText {
    switch self {
    case .scarf: "red scarf"
    case .bobbleHat: "bobble hat"
    case .bowTie: "bow tie"
    case .sunglasses: "sunglasses"
    case .strawHat: "straw hat"
    case .partyHat: "party hat"
    case .topHat: "top hat"
    case .wizardHat: "wizard hat"
    case .crown: "crown"
    }
  }
}
