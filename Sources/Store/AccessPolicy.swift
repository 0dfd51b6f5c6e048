package import Records
internal import Synchronization

/// Through which everything of a kind goes, in or out: it bars what is out of reach, and knows what has passed.
package final class AccessPolicy: Sendable {
  private struct State {
    var reach = AccessScope.all
    var passed: Set<String> = []
  }

  private let state = Mutex(State())

  package func narrow(to reach: AccessScope) { state.withLock { $0.reach = reach } }

  /// The kinds that were read or written since this was asked last.
  package func takePassed() -> Set<String> {
    state.withLock { state in
      defer { state.passed = [] }
      return state.passed
    }
  }

  /// Before records of that kind are read or written.
  func pass(_ kind: String) throws(AccessDenied) {
    try pass(kind) { $0.barred }
  }

  /// Before sealed words of that kind are opened, or put where others stood.
  package func open(_ kind: String) throws(AccessDenied) {
    try pass(kind) { $0.closed }
  }

  private func pass(_ kind: String, _ bars: (AccessScope) -> Set<String>) throws(AccessDenied) {
    let isBarred = state.withLock { state in
      let isBarred = bars(state.reach).contains(kind)
      if !isBarred { state.passed.insert(kind) }
      return isBarred
    }
    if isBarred { throw AccessDenied(kind: kind) }
  }
}

/// A kind that is out of reach here.
package struct AccessDenied: Error, Equatable {
  package let kind: String
}
