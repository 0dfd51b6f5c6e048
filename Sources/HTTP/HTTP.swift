internal import CCurl

/// An HTTP client over libcurl, which is loaded on the first request.
///
/// Redirects are not followed, and nothing is retried. Each request runs on a thread of its own, so that nothing blocks
/// a thread that runs Swift tasks. Cancelling the task cancels its request.
package struct HTTP: Sendable {
  private let timeouts: Timeouts
  private let proxySettings: ProxySettings
  private let ledger: @Sendable (OutboundRequest) throws -> Void

  /// - Parameter ledger: called with each request before any of it is sent; if it throws, nothing is sent.
  package init(
    timeouts: Timeouts = Timeouts(), proxySettings: ProxySettings = ProxySettings(),
    ledger: @escaping @Sendable (OutboundRequest) throws -> Void
  ) {
    self.timeouts = timeouts
    self.proxySettings = proxySettings
    self.ledger = ledger
  }

  /// The whole response. Throws an `HTTPError`, or what the ledger throws.
  ///
  /// - Parameter limit: of the decoded body, in bytes. Error bodies are cut off at 64 KiB at most.
  package func send(_ request: Request, limit: Int) async throws -> Response {
    let (head, pieces) = try await stream(request, limit: limit)
    var body: [UInt8] = []
    for try await piece in pieces { body += piece }
    return Response(head: head, body: body)
  }

  /// The response as it arrives: its head, then chunks of its body, split anywhere. A body that breaks off ends with an
  /// `HTTPError`.
  package func stream(
    _ request: Request, limit: Int
  ) async throws -> (head: ResponseHead, pieces: AsyncThrowingStream<[UInt8], any Error>) {
    guard let address = Address(request.url) else { throw HTTPError.badAddress }
    guard request.isWellFormed else { throw HTTPError.badRequest }
    guard transfer_is_possible() != 0 else { throw HTTPError.noLibrary }
    guard !Task.isCancelled else { throw HTTPError.cancelled }
    try ledger(
      OutboundRequest(host: address.host, bytes: request.body.count, purpose: request.purpose, kinds: request.kinds))
    let (pieces, rest) = ResponseStream.Chunks.makeStream()
    let responseStream = ResponseStream(rest)
    let isStarted = DetachedThread.start { [timeouts, proxySettings] in
      Transfer(
        request: request, address: address, limit: limit, timeouts: timeouts, proxySettings: proxySettings,
        responseStream: responseStream
      ).run()
    }
    if !isStarted { responseStream.end(.outOfResources) }
    return (try await responseStream.head(), pieces)
  }
}
