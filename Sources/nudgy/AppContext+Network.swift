import HTTP

extension AppContext {
  var ledger: RequestLedgerFile { RequestLedgerFile(home, clock) }

  /// The only network access. libcurl is not loaded before the first request.
  var http: HTTP {
    HTTP(timeouts: Timeouts(factor: timeoutFactor), proxySettings: ProxySettings(environment), ledger: ledger.append)
  }

  /// Factor applied to all timeouts, from `NUDGY_PATIENCE`. Tests set 0.01 to see quickly what happens without an
  /// answer.
  var timeoutFactor: Double { environment["NUDGY_PATIENCE"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? 1 }
}
