import Synchronization

@testable import HTTP

/// What a test's requests told the ledger.
final class Ledger: Sendable {
  private let lines = Mutex<[OutboundRequest]>([])
  var departures: [OutboundRequest] { lines.withLock(\.self) }

  /// Servers of tests answer at once or never.
  /// Who reads may have to wait for a machine that runs a thousand other tests: where nothing is to be late, nothing is.
  func http(_ patience: Timeouts = Timeouts(factor: 30), _ environment: [String: String] = [:]) -> HTTP {
    HTTP(timeouts: patience, proxySettings: ProxySettings(environment)) { [self] departure in
      lines.withLock { $0.append(departure) }
    }
  }
}

extension Request {
  static func get(_ url: String) -> Request { Request(url: url, purpose: "test", kinds: []) }
  static func post(_ url: String, _ body: String) -> Request {
    Request(method: "POST", url: url, body: Array(body.utf8), purpose: "test", kinds: ["nudges"])
  }
}

extension Response {
  var text: String { String(decoding: body, as: UTF8.self) }
}
