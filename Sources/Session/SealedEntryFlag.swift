import Synchronization

/// Whether the current call has sealed an entry. Text that `sealToInbox` seals does not count.
package final class SealedEntryFlag: Sendable {
  private let flag = Atomic(false)

  package var isSet: Bool {
    get { flag.load(ordering: .relaxed) }
    set { flag.store(newValue, ordering: .relaxed) }
  }
}
