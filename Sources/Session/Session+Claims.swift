package import Civil
import Records
import Store

extension Session {
  package func isClaimedToday(_ name: String, _ day: Day) throws -> Bool {
    try store.isClaimed(ids.nameBased(Session.settingsNamespace, name), day.iso)
  }

  /// Returns true only for the first call that day, across all processes.
  package func claimToday(_ name: String, _ day: Day) throws -> Bool { try claim(name, day.iso) }

  /// Returns true only for the first call ever, across all processes.
  package func claimOnce(_ name: String) throws -> Bool { try claim(name, "once") }

  /// Looks first, as nearly every call comes too late, and only a claim needs the store's lock.
  private func claim(_ name: String, _ moment: String) throws -> Bool {
    let id = ids.nameBased(Session.settingsNamespace, name)
    return try !store.isClaimed(id, moment) && store.claim(id, moment)
  }
}
