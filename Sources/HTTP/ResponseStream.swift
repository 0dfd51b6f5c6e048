internal import CCurl
internal import Synchronization

/// Where the task that waits for an answer and the thread that fetches it meet.
final class ResponseStream: Sendable {
  typealias Pieces = AsyncThrowingStream<[UInt8], any Error>

  private struct State {
    var waiting: CheckedContinuation<Head, any Error>?
    /// Of what was waited for first.
    var head: Result<Head, Fault>?
    var isCancelled = false
    var running: Running?
  }

  private struct Running: @unchecked Sendable {
    let transfer: OpaquePointer
  }

  private let state = Mutex(State())
  private let rest: Pieces.Continuation

  /// - Parameter rest: whose stream nobody else keeps, so that a stream that is dropped ends the transfer.
  init(_ rest: Pieces.Continuation) {
    self.rest = rest
    rest.onTermination = { [self] in if case .cancelled = $0 { cancel() } }
  }

  /// Waits for it; once.
  func head() async throws -> Head {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        let known = state.withLock { state in
          if state.head == nil { state.waiting = waiting }
          return state.head
        }
        if let known { waiting.resume(with: known) }
      }
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    end(.cancelled)
    state.withLock { state in
      state.isCancelled = true
      if let running = state.running { transfer_wake(running.transfer) }
    }
  }
}

/// The thread's side.
extension ResponseStream {
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// What is to be woken by a cancelled task; nothing any more before it is closed.
  func wakes(_ transfer: OpaquePointer?) {
    let running = transfer.map { Running(transfer: $0) }
    state.withLock { $0.running = running }
  }

  func give(_ head: Head) { settle(.success(head)) }
  func give(_ piece: [UInt8]) { rest.yield(piece) }

  /// Whoever waits hears of the fault, or that all is there.
  func end(_ fault: Fault?) {
    settle(.failure(fault ?? .cut))
    rest.finish(throwing: fault)
  }

  /// Only the first counts.
  private func settle(_ head: Result<Head, Fault>) {
    let waiting = state.withLock { state -> CheckedContinuation<Head, any Error>? in
      guard state.head == nil else { return nil }
      state.head = head
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: head)
  }
}
