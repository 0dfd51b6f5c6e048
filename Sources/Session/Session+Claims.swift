package import Civil
import Records
import Store

extension Session {
  package func isClaimedToday(_ name: String, _ day: Day) throws -> Bool {
    try store.isClaimed(ids.nameBased(Session.settingsNamespace, name), day.iso)
  }

  /// Returns true only for the first call that day, across all processes.
  package func claimToday(_ name: String, _ day: Day) throws -> Bool {
    try store.claim(ids.nameBased(Session.settingsNamespace, name), day.iso)
  }

  /// Returns true only for the first call ever, across all processes.
  package func claimOnce(_ name: String) throws -> Bool {
    try store.claim(ids.nameBased(Session.settingsNamespace, name), "once")
  }
}
