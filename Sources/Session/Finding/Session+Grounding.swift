package import Engine
import Records
import Store

extension Session {
  /// The cards of which the name has one of the words, a few for each word. What cannot be read now is not named by a
  /// line either; the call that is made of it tells why.
  package func kept(_ words: [String]) -> [KeptThing] {
    var seen: Set<ID> = []
    return Set(words).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(Session.mostWords).flatMap { word in
      let stem = word.utf8.count > Session.shortestStem + 2 ? String(word.dropLast(2)) : word
      let cards = (try? store.cards(containing: [stem], [.active, .done], limit: Session.mostCards)) ?? []
      return cards.filter { seen.insert($0.id).inserted }.map {
        KeptThing(named: $0.title, isOpen: $0.status == .active)
      }
    }
  }

  package static let mostWords = 8
  package static let mostCards = 20
  private static let shortestStem = 4
}
