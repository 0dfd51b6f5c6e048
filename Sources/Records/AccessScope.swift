/// Which kinds a caller may see and change. The person may see and change every kind; an assistant only some.
package struct AccessScope: Sendable {
  /// Private kinds: the caller neither sees nor changes their records.
  package let hiddenKinds: Set<String>
  /// Kinds whose sealed fields the caller may not open.
  package let lockedKinds: Set<String>

  package static let all = AccessScope(hiddenKinds: [], lockedKinds: [])

  /// The scope of an assistant: kinds that are private or have sealed fields are closed to it unless the person allowed
  /// them by name.
  package init(allowing allowed: Set<String>) {
    hiddenKinds = Set(Kinds.all.filter(\.isPrivate).map(\.name)).subtracting(allowed)
    lockedKinds = Set(Kinds.all.filter(\.isSealed).map(\.name)).subtracting(allowed)
  }

  private init(hiddenKinds: Set<String>, lockedKinds: Set<String>) {
    (self.hiddenKinds, self.lockedKinds) = (hiddenKinds, lockedKinds)
  }

  /// Names of the kinds for which an assistant needs the person's permission.
  package static var grantableKinds: [String] { Kinds.all.filter { $0.isPrivate || $0.isSealed }.map(\.name) }
}
