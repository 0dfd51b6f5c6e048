package import Civil
import Records
import Store

extension Profile {
  package func isClaimedToday(_ what: String, _ day: Day) throws -> Bool {
    try store.isClaimed(ids.named(Profile.settings, what), day.iso)
  }

  /// True for the first who asks that day, of all processes.
  package func claimToday(_ what: String, _ day: Day) throws -> Bool {
    try store.claim(ids.named(Profile.settings, what), day.iso)
  }
}
