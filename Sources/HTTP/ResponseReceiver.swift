/// Receives a response and passes it on; used only on the thread that fetches it.
final class ResponseReceiver {
  private let responseStream: ResponseStream
  private var headParser = HeadParser()
  private var isSuccess = true
  private var remainingBytes: Int
  /// Whether body bytes have arrived since `takeHasNewBytes` was last called.
  private var hasUnreportedBytes = false
  private(set) var hasBodyStarted = false
  /// Why receiving was stopped.
  private(set) var error: HTTPError?
  /// Whether receiving ended on purpose although more would come: an error body reached its limit.
  private(set) var isComplete = false

  /// In bytes; servers need far less.
  private static let headLimit = 1 << 16
  /// In bytes, of the body of an error response; enough for its message.
  private static let errorBodyLimit = 1 << 16

  init(_ responseStream: ResponseStream, limit: Int) {
    self.responseStream = responseStream
    remainingBytes = limit
  }

  func takeHasNewBytes() -> Bool {
    defer { hasUnreportedBytes = false }
    return hasUnreportedBytes
  }

  /// Receives one line of the head, as `receive(piece:)` does a piece of the body; `false` ends the transfer.
  func receive(line: UnsafeRawBufferPointer) -> Bool {
    let head = headParser.add(line)
    guard headParser.byteCount <= ResponseReceiver.headLimit else { return stop(.tooLarge) }
    guard let head else { return true }
    isSuccess = (200..<300).contains(head.status)
    if !isSuccess { remainingBytes = min(remainingBytes, ResponseReceiver.errorBodyLimit) }
    responseStream.deliver(head)
    return true
  }

  func receive(piece: UnsafeRawBufferPointer) -> Bool {
    (hasBodyStarted, hasUnreportedBytes) = (true, true)
    guard piece.count <= remainingBytes else { return overflow(piece) }
    remainingBytes -= piece.count
    responseStream.deliver(Array(piece))
    return true
  }

  private func overflow(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard !isSuccess else { return stop(.tooLarge) }
    responseStream.deliver(Array(piece.prefix(remainingBytes)))
    isComplete = true
    return false
  }

  private func stop(_ error: HTTPError) -> Bool {
    self.error = error
    return false
  }
}
