import HTTP

extension House {
  var ledger: LedgerFile { LedgerFile(home, clock) }

  /// The only way out of this machine. Nothing is loaded before something is sent.
  func http(_ patience: Patience = Patience()) -> HTTP {
    HTTP(patience: patience, surroundings: Surroundings(environment), ledger: ledger.append)
  }
}
