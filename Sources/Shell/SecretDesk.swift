internal import Dispatch
internal import Synchronization

/// Takes a question for a secret from any thread to the main thread, which alone reads the terminal.
package final class SecretDesk: Sendable {
  private let doorbell: Doorbell
  private let waiting = Mutex<Request?>(nil)

  init(_ doorbell: Doorbell) { self.doorbell = doorbell }

  /// Waits for what is typed; `nil` when it was left. Only a turn may ask, one question at a time.
  package func ask(_ prompt: String) -> String? {
    let request = Request(prompt)
    waiting.withLock { $0 = request }
    doorbell.ring()
    return request.wait()
  }

  func take() -> Request? {
    waiting.withLock { request in
      defer { request = nil }
      return request
    }
  }

  final class Request: Sendable {
    let prompt: String
    private let typed = Mutex<String?>(nil)
    private let isAnswered = DispatchSemaphore(value: 0)

    init(_ prompt: String) { self.prompt = prompt }

    func answer(_ text: String?) {
      typed.withLock { $0 = text }
      isAnswered.signal()
    }

    func wait() -> String? {
      isAnswered.wait()
      return typed.withLock { $0 }
    }
  }
}
