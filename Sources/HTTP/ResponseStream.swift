internal import CCurl
internal import Synchronization

/// Passes a response from the thread that fetches it to the task that awaits it, and cancellation the other way.
final class ResponseStream: Sendable {
  typealias Chunks = AsyncThrowingStream<[UInt8], any Error>

  private struct State {
    var continuation: CheckedContinuation<ResponseHead, any Error>?
    /// The result of awaiting the head; set once.
    var head: Result<ResponseHead, HTTPError>?
    var isCancelled = false
    var handle: TransferHandle?
  }

  private struct TransferHandle: @unchecked Sendable {
    let transfer: OpaquePointer
  }

  private let state = Mutex(State())
  private let bodyContinuation: Chunks.Continuation

  /// - Parameter bodyContinuation: nobody but the caller may retain its stream, so that dropping it ends the transfer.
  init(_ bodyContinuation: Chunks.Continuation) {
    self.bodyContinuation = bodyContinuation
    bodyContinuation.onTermination = { [self] in if case .cancelled = $0 { cancel() } }
  }

  /// Waits for the head. Call it only once.
  func head() async throws -> ResponseHead {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let known = state.withLock { state in
          if state.head == nil { state.continuation = continuation }
          return state.head
        }
        if let known { continuation.resume(with: known) }
      }
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    end(.cancelled)
    state.withLock { state in
      state.isCancelled = true
      if let handle = state.handle { transfer_wake(handle.transfer) }
    }
  }
}

/// Called by the fetching thread.
extension ResponseStream {
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Sets the transfer that cancellation wakes; must be set to `nil` before the transfer is closed.
  func setTransfer(_ transfer: OpaquePointer?) {
    let handle = transfer.map { TransferHandle(transfer: $0) }
    state.withLock { $0.handle = handle }
  }

  func deliver(_ head: ResponseHead) { resolveHead(.success(head)) }
  func deliver(_ piece: [UInt8]) { bodyContinuation.yield(piece) }

  /// Ends the stream, with an error or normally. If no head has arrived, `head()` throws.
  func end(_ error: HTTPError?) {
    resolveHead(.failure(error ?? .disconnected))
    bodyContinuation.finish(throwing: error)
  }

  /// Resumes `head()`. Calls after the first have no effect.
  private func resolveHead(_ head: Result<ResponseHead, HTTPError>) {
    let continuation = state.withLock { state -> CheckedContinuation<ResponseHead, any Error>? in
      guard state.head == nil else { return nil }
      state.head = head
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(with: head)
  }
}
