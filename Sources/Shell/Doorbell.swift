internal import Glibc
internal import Synchronization

/// Reaches the line reader from any thread: a notice to show above the prompt, or the end of a `hold()`.
package final class Doorbell: Sendable {
  private struct Waiting {
    var notices: [String] = []
    var isReleased = false
  }

  let descriptor: Int32
  private let waiting = Mutex(Waiting())

  init() { descriptor = eventfd(0, Int32(EFD_CLOEXEC.rawValue | EFD_NONBLOCK.rawValue)) }

  deinit { close(descriptor) }

  /// The text appears above the prompt, drawn for the terminal's width by the caller; the line being typed stays.
  package func announce(_ text: String) {
    waiting.withLock { $0.notices.append(text) }
    eventfd_write(descriptor, 1)
  }

  /// Lets the `hold()` on the main thread return, now or as soon as it begins.
  package func release() {
    waiting.withLock { $0.isReleased = true }
    eventfd_write(descriptor, 1)
  }

  func takeNotices() -> [String] {
    var count: eventfd_t = 0
    eventfd_read(descriptor, &count)
    return waiting.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  func takeRelease() -> Bool {
    waiting.withLock { state in
      defer { state.isReleased = false }
      return state.isReleased
    }
  }
}
