package import Civil
import Records
import Store

extension Session {
  package func isClaimedToday(_ what: String, _ day: Day) throws -> Bool {
    try store.isClaimed(ids.named(Session.settings, what), day.iso)
  }

  /// True for the first who asks that day, of all processes.
  package func claimToday(_ what: String, _ day: Day) throws -> Bool {
    try store.claim(ids.named(Session.settings, what), day.iso)
  }
}
