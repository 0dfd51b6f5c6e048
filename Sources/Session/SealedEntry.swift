import Synchronization

/// Whether the call that is being made has sealed an entry; what is only captured does not count.
package final class SealedEntry: Sendable {
  private let known = Atomic(false)

  package var isThere: Bool {
    get { known.load(ordering: .relaxed) }
    set { known.store(newValue, ordering: .relaxed) }
  }
}
