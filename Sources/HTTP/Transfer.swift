internal import CCurl

/// One request and its answer, from beginning to end on the thread that calls `run`.
struct Transfer {
  let request: Request
  let address: Address
  let limit: Int
  let patience: Timeouts
  let surroundings: Surroundings
  let handover: ResponseStream

  func run() {
    let reception = Reception(handover, limit: limit)
    guard let curl = open(reception) else { return handover.end(.exhausted) }
    handover.wakes(curl)
    request.body.withUnsafeBytes { body in
      transfer_set_method(curl, request.method, request.hasBody ? 1 : 0, body.baseAddress, body.count)
      // Whoever waits hears it at once: closing may have to wait for a name server.
      handover.end(fetch(curl, reception))
    }
    handover.wakes(nil)
    transfer_close(curl)
    withExtendedLifetime(reception) {}
  }
}

extension Transfer {
  private func open(_ reception: Reception) -> OpaquePointer? {
    let owner = Unmanaged.passUnretained(reception).toOpaque()
    let curl = transfer_open(
      request.url, owner,
      { Reception.at($0)?.take(line: UnsafeRawBufferPointer(start: $1, count: $2)) == true ? 1 : 0 },
      { Reception.at($0)?.take(piece: UnsafeRawBufferPointer(start: $1, count: $2)) == true ? 1 : 0 })
    guard let curl else { return nil }
    guard request.headerLines.allSatisfy({ transfer_add_header(curl, $0) != 0 }) else {
      transfer_close(curl)
      return nil
    }
    transfer_set_proxy(curl, proxy ?? "", surroundings.direct ?? "")
    if let file = surroundings.certificates { transfer_set_certificates(curl, file) }
    return curl
  }

  private var proxy: String? { surroundings.proxy(to: address) }

  /// Why there is no whole answer; `nil` when there is.
  private func fetch(_ curl: OpaquePointer, _ reception: Reception) -> Fault? {
    var silence = IdleTimer(patience)
    while !handover.isCancelled {
      if transfer_step(curl) == 0 { return outcome(curl, reception, silence) }
      silence.look(
        isConnected: transfer_is_connected(curl) != 0, sent: transfer_sent(curl), isBegun: reception.isBegun,
        hasNews: reception.hasNews())
      guard let left = silence.left() else { return .slow(silence.stage) }
      transfer_wait(curl, left)
    }
    return .cancelled
  }

  private func outcome(_ curl: OpaquePointer, _ reception: Reception, _ silence: IdleTimer) -> Fault? {
    let outcome = transfer_result(curl)
    if outcome == CInt(bitPattern: transfer_done.rawValue) || reception.isEnough { return nil }
    return reception.fault
      ?? Fault(outcome, isConnected: transfer_is_connected(curl) != 0, isProxied: proxy != nil)
  }
}

extension Reception {
  fileprivate static func at(_ owner: UnsafeMutableRawPointer?) -> Reception? {
    owner.map { Unmanaged<Reception>.fromOpaque($0).takeUnretainedValue() }
  }
}
