internal import CCurl

/// Requests over libcurl, which is loaded with the first of them.
///
/// Redirects are not followed, and nothing is sent again by itself. Each request has a thread of its own, which ends with
/// it: nothing here waits on a thread that runs Swift tasks. A task that is cancelled ends its request.
package struct HTTP: Sendable {
  private let patience: Timeouts
  private let surroundings: Surroundings
  private let ledger: @Sendable (OutboundRequest) throws -> Void

  /// - Parameter ledger: is told of each request before anything of it leaves; when it throws, nothing does.
  package init(
    patience: Timeouts = Timeouts(), surroundings: Surroundings = Surroundings(),
    ledger: @escaping @Sendable (OutboundRequest) throws -> Void
  ) {
    self.patience = patience
    self.surroundings = surroundings
    self.ledger = ledger
  }

  /// The whole answer. Throws a `Fault`, or what the ledger throws.
  ///
  /// - Parameter limit: bytes of its body, decoded. Of the body of an error no more is read than it takes to tell it.
  package func send(_ request: Request, limit: Int) async throws -> Response {
    let (head, pieces) = try await stream(request, limit: limit)
    var body: [UInt8] = []
    for try await piece in pieces { body += piece }
    return Response(head: head, body: body)
  }

  /// The answer as it comes: its head, then the pieces of its body, cut anywhere. A body that breaks off ends with a
  /// `Fault`.
  package func stream(
    _ request: Request, limit: Int
  ) async throws -> (head: Head, pieces: AsyncThrowingStream<[UInt8], any Error>) {
    guard let address = Address(request.url) else { throw Fault.badAddress }
    guard request.isPlain else { throw Fault.badRequest }
    guard transfer_is_possible() != 0 else { throw Fault.noLibrary }
    guard !Task.isCancelled else { throw Fault.cancelled }
    try ledger(
      OutboundRequest(host: address.host, bytes: request.body.count, purpose: request.purpose, kinds: request.kinds))
    let (pieces, rest) = ResponseStream.Pieces.makeStream()
    let handover = ResponseStream(rest)
    let isUnderWay = OwnThread.start { [patience, surroundings] in
      Transfer(
        request: request, address: address, limit: limit, patience: patience, surroundings: surroundings,
        handover: handover
      ).run()
    }
    if !isUnderWay { handover.end(.exhausted) }
    return (try await handover.head(), pieces)
  }
}
