internal import CEditline
internal import Glibc
internal import Synchronization

/// Wakes the line reader from any thread: to show a notice above the prompt, or because a turn has ended.
package final class Waker: Sendable {
  let descriptor: Int32
  private let notices = Mutex<[String]>([])

  init() { descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK)) }

  deinit { close(descriptor) }

  /// Shows a text above the prompt and keeps the line being typed. The caller has laid the text out for the terminal's
  /// width.
  package func announce(_ text: String) {
    notices.withLock { $0.append(text) }
    wake()
  }

  /// Makes the main thread's wait return.
  func wake() { eventfd_write(descriptor, 1) }

  /// Clears the event counter, so that the descriptor is readable again only after the next `wake`.
  func reset() {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
  }

  var hasNotices: Bool { notices.withLock { !$0.isEmpty } }

  func takeNotices() -> [String] {
    notices.withLock { notices in
      defer { notices = [] }
      return notices
    }
  }
}
