internal import CEditline
internal import Glibc
internal import Synchronization

/// Reaches the line reader from any thread: a notice to show above the prompt, a turn that is over.
package final class Doorbell: Sendable {
  let descriptor: Int32
  private let notices = Mutex<[String]>([])

  init() { descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)) }

  deinit { close(descriptor) }

  /// The text appears above the prompt, drawn for the terminal's width by the caller; the line being typed stays.
  package func announce(_ text: String) {
    notices.withLock { $0.append(text) }
    ring()
  }

  /// Wakes the main thread to look around.
  func ring() { eventfd_write(descriptor, 1) }

  /// The descriptor is readable again only after the next ring.
  func silence() {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
  }

  func takeNotices() -> [String] {
    notices.withLock { notices in
      defer { notices = [] }
      return notices
    }
  }
}
