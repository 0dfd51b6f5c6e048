package import Civil
import Records
import Store

/// What only one call may do, across all processes: the first of a day, or the first ever.
package struct Claims: Sendable {
  let storeOpener: StoreOpener
  let ids: IDGenerator

  package func isTaken(_ name: String, on day: Day) throws -> Bool {
    try storeOpener.store.isClaimed(id(name), day.iso)
  }

  /// Returns true only for the first call that day.
  package func take(_ name: String, on day: Day) throws -> Bool { try take(name, at: day.iso) }

  /// Returns true only for the first call ever.
  package func takeOnce(_ name: String) throws -> Bool { try take(name, at: "once") }

  /// Looks first, as nearly every call comes too late, and only a claim needs the store's lock.
  private func take(_ name: String, at moment: String) throws -> Bool {
    try !storeOpener.store.isClaimed(id(name), moment) && storeOpener.store.claim(id(name), moment)
  }

  private func id(_ name: String) -> ID { ids.nameBased(Session.settingsNamespace, name) }
}
