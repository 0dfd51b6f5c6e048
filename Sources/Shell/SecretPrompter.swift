internal import Dispatch
internal import Synchronization

/// Passes a question for a secret from any thread to the main thread, the only one that reads the terminal.
package final class SecretPrompter: Sendable {
  private let waker: Waker
  private let pendingRequest = Mutex<Request?>(nil)
  private let lines = Mutex<[String]>([])

  init(_ waker: Waker) { self.waker = waker }

  /// Waits for the answer; `nil` if the person cancelled. Only a turn may ask, one question at a time.
  package func ask(_ prompt: String) -> String? {
    let request = Request(prompt)
    pendingRequest.withLock { $0 = request }
    waker.wake()
    return request.wait()
  }

  /// Has what was typed at a question read as a line once the turn is over.
  @Sendable package func putBack(_ line: String) { lines.withLock { $0.append(line) } }

  func takeLines() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func takeRequest() -> Request? {
    pendingRequest.withLock { request in
      defer { request = nil }
      return request
    }
  }

  final class Request: Sendable {
    let prompt: String
    private let reply = Mutex<String?>(nil)
    private let semaphore = DispatchSemaphore(value: 0)

    init(_ prompt: String) { self.prompt = prompt }

    func answer(_ text: String?) {
      reply.withLock { $0 = text }
      semaphore.signal()
    }

    func wait() -> String? {
      semaphore.wait()
      return reply.withLock { $0 }
    }
  }
}
