package import Engine
import Language
package import Records
import Store

/// Finds what a line may name among the records.
package struct NameFinder: Sendable {
  let storeOpener: StoreOpener
  let language: @Sendable () -> Language

  /// What a line may name. Errors of the store find nothing; the call that the line becomes reports them.
  package var storedNames: StoredNames {
    StoredNames(
      tasks: { storedTasks(matching: $0) }, closedTasks: { storedTasks(matching: $0, [.done, .dropped]) },
      hasMedicine: hasMedicine(named:))
  }

  /// Whether a medicine of that name is planned or logged.
  private func hasMedicine(named name: String) -> Bool {
    (try? storedMedicine(named: name)) ?? nil != nil
  }

  /// The planned or logged medicine of that name, or the only one of which it is the beginning: "suma" is sumatriptan.
  package func storedMedicine(named name: String) throws -> String? {
    let plans = try storeOpener.store.plans().map { $0.medication.lowercased() }
    func isStored(_ name: String) throws -> Bool {
      try plans.contains(name) || storeOpener.store.last(MedicationEntry.self, named: name) != nil
    }
    if try isStored(name) { return name }
    let known = language().valueNames { $0.medicineNames }
    // A medicine with a name of its own is that one: "insulin" is not the "insulin glargine" that is planned.
    guard name.utf8.count >= NameFinder.minMedicineLetters, known.value(named: name) == nil else { return nil }
    let names = Set(plans).union(known.keys).filter { $0.hasPrefix(name) }
    let stored = try names.filter(isStored)
    return stored.count == 1 ? stored.first : nil
  }

  /// Fewer letters may begin too many medicines.
  private static let minMedicineLetters = 4

  /// The cards whose title contains one of the words, a few for each word.
  package func storedTasks(matching words: [String], _ statuses: [Nudge.Status] = [.active, .done]) -> [StoredTask] {
    var seenIDs: Set<ID> = []
    return Set(words).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.prefix(NameFinder.maxQueryWords).flatMap {
      word in
      let letters = word.utf8.count
      var cards = cardsWithWord(
        beginning: letters > NameFinder.minStemLength + 2 ? word.dropLast(2) : word[...], statuses)
      // Of a short word only the last letter may be an ending: "choir's".
      if cards.isEmpty, letters >= NameFinder.minStemLength {
        cards = cardsWithWord(beginning: word.dropLast(), statuses)
      }
      return cards.filter { seenIDs.insert($0.id).inserted }.map {
        StoredTask(
          named: $0.title, isOpen: $0.status == .active, isTimed: $0.due != nil || $0.rule != nil)
      }
    }
  }

  private func cardsWithWord(beginning stem: Substring, _ statuses: [Nudge.Status]) -> [Nudge] {
    (try? storeOpener.store.cards(containing: [String(stem)], statuses, limit: NameFinder.maxCardsPerWord)) ?? []
  }

  package static let maxQueryWords = 8
  package static let maxCardsPerWord = 20
  private static let minStemLength = 4
}
