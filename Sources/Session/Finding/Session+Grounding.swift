package import Engine
import Records
import Store

extension Session {
  /// What a line may name. Errors of the store find nothing; the call that the line becomes reports them.
  package var storedNames: StoredNames {
    StoredNames(tasks: storedTasks(matching:), hasMedicine: hasMedicine(named:))
  }

  /// Whether a medicine of that name is planned or logged.
  private func hasMedicine(named name: String) -> Bool {
    let plans = (try? store.plans()) ?? []
    let entry = try? store.last(MedicationEntry.self, named: name)
    return entry != nil || plans.contains { $0.medication.lowercased() == name }
  }

  /// The cards whose title contains one of the words, a few for each word.
  package func storedTasks(matching words: [String]) -> [StoredTask] {
    var seenIDs: Set<ID> = []
    return Set(words).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(Session.maxQueryWords).flatMap {
      word in
      let stem = word.utf8.count > Session.minStemLength + 2 ? String(word.dropLast(2)) : word
      let cards = (try? store.cards(containing: [stem], [.active, .done], limit: Session.maxCardsPerWord)) ?? []
      return cards.filter { seenIDs.insert($0.id).inserted }.map {
        StoredTask(
          named: $0.title, isOpen: $0.status == .active, isTimed: $0.due != nil || $0.rule != nil)
      }
    }
  }

  package static let maxQueryWords = 8
  package static let maxCardsPerWord = 20
  private static let minStemLength = 4
}
