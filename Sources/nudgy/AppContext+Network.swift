import HTTP

extension AppContext {
  var ledger: LedgerFile { LedgerFile(home, clock) }

  /// The only way out of this machine. Nothing is loaded before something is sent.
  var http: HTTP {
    HTTP(patience: Timeouts(factor: patience), surroundings: Surroundings(environment), ledger: ledger.append)
  }

  /// What all waits are multiplied with: 0.01 for whoever tests what happens when nobody answers.
  var patience: Double { environment["NUDGY_PATIENCE"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? 1 }
}
