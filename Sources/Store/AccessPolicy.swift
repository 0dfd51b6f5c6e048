package import Records
internal import Synchronization

/// Checks every access to records against the caller's `AccessScope`, and remembers which kinds were accessed.
package final class AccessPolicy: Sendable {
  private struct State {
    var scope = AccessScope.all
    var accessedKinds: Set<String> = []
  }

  private let state = Mutex(State())

  package func restrict(to scope: AccessScope) { state.withLock { $0.scope = scope } }

  /// The kinds that were read or written since the last call.
  package func takeAccessedKinds() -> Set<String> {
    state.withLock { state in
      defer { state.accessedKinds = [] }
      return state.accessedKinds
    }
  }

  /// To be called before records of that kind are read or written.
  func checkAccess(to kind: String) throws(AccessDenied) {
    try check(kind) { $0.hiddenKinds }
  }

  /// To be called before sealed fields of that kind are opened or replaced.
  package func checkUnsealing(of kind: String) throws(AccessDenied) {
    try check(kind) { $0.lockedKinds }
  }

  private func check(_ kind: String, isNotIn blockedKinds: (AccessScope) -> Set<String>) throws(AccessDenied) {
    let isBlocked = state.withLock { state in
      let isBlocked = blockedKinds(state.scope).contains(kind)
      if !isBlocked { state.accessedKinds.insert(kind) }
      return isBlocked
    }
    if isBlocked { throw AccessDenied(kind: kind) }
  }
}

/// The caller's scope does not include this kind.
package struct AccessDenied: Error, Equatable {
  package let kind: String
}
