internal import CCurl

/// Performs one request and receives its response, entirely on the thread that calls `run`.
struct Transfer {
  let request: Request
  let address: Address
  let limit: Int
  let timeouts: Timeouts
  let proxySettings: ProxySettings
  let responseStream: ResponseStream

  func run() {
    let receiver = ResponseReceiver(responseStream, limit: limit)
    guard let curl = open(receiver) else { return responseStream.end(.outOfResources) }
    responseStream.setTransfer(curl)
    request.body.withUnsafeBytes { body in
      transfer_set_method(curl, request.method, request.hasBody ? 1 : 0, body.baseAddress, body.count)
      // End the stream before closing the transfer: closing may block on a name server.
      responseStream.end(fetch(curl, receiver))
    }
    responseStream.setTransfer(nil)
    transfer_close(curl)
    withExtendedLifetime(receiver) {}
  }
}

extension Transfer {
  private func open(_ receiver: ResponseReceiver) -> OpaquePointer? {
    let owner = Unmanaged.passUnretained(receiver).toOpaque()
    let curl = transfer_open(
      request.url, owner,
      { ResponseReceiver.fromOpaque($0)?.receive(line: UnsafeRawBufferPointer(start: $1, count: $2)) == true ? 1 : 0 },
      { ResponseReceiver.fromOpaque($0)?.receive(piece: UnsafeRawBufferPointer(start: $1, count: $2)) == true ? 1 : 0 })
    guard let curl else { return nil }
    guard request.headerLines.allSatisfy({ transfer_add_header(curl, $0) != 0 }) else {
      transfer_close(curl)
      return nil
    }
    transfer_set_proxy(curl, proxy ?? "", proxySettings.noProxyHosts ?? "")
    if let file = proxySettings.certificateFile { transfer_set_certificates(curl, file) }
    return curl
  }

  private var proxy: String? { proxySettings.proxy(to: address) }

  /// Runs the transfer. Returns why the response is incomplete; `nil` on success.
  private func fetch(_ curl: OpaquePointer, _ receiver: ResponseReceiver) -> HTTPError? {
    var idleTimer = IdleTimer(timeouts)
    while !responseStream.isCancelled {
      if transfer_step(curl) == 0 { return outcome(curl, receiver, idleTimer) }
      idleTimer.update(
        isConnected: transfer_is_connected(curl) != 0, sent: transfer_sent(curl),
        hasBodyStarted: receiver.hasBodyStarted,
        hasNewBytes: receiver.takeHasNewBytes())
      guard let timeout = idleTimer.millisecondsLeft() else { return .timedOut(idleTimer.stage) }
      transfer_wait(curl, timeout)
    }
    return .cancelled
  }

  private func outcome(_ curl: OpaquePointer, _ receiver: ResponseReceiver, _ idleTimer: IdleTimer) -> HTTPError? {
    let outcome = transfer_result(curl)
    if outcome == CInt(bitPattern: transfer_done.rawValue) || receiver.isComplete { return nil }
    return receiver.error
      ?? HTTPError(outcome, isConnected: transfer_is_connected(curl) != 0, isProxied: proxy != nil)
  }
}

extension ResponseReceiver {
  fileprivate static func fromOpaque(_ owner: UnsafeMutableRawPointer?) -> ResponseReceiver? {
    owner.map { Unmanaged<ResponseReceiver>.fromOpaque($0).takeUnretainedValue() }
  }
}
