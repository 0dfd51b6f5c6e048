/// Which kinds a caller may see and change. The person may see and change all.
package struct AccessScope: Sendable {
  /// Kinds that are kept for the person alone: their records are neither shown nor changed.
  package let barred: Set<String>
  /// Kinds whose sealed words stay sealed.
  package let closed: Set<String>

  package static let all = AccessScope(barred: [], closed: [])

  /// For an assistant: what is private, and what is sealed, only where the person has named its kind.
  package init(allowing allowed: Set<String>) {
    barred = Set(Kinds.all.filter(\.isPrivate).map(\.name)).subtracting(allowed)
    closed = Set(Kinds.all.filter(\.isSealed).map(\.name)).subtracting(allowed)
  }

  private init(barred: Set<String>, closed: Set<String>) { (self.barred, self.closed) = (barred, closed) }

  /// Names of kinds for which an assistant needs the person's leave.
  package static var named: [String] { Kinds.all.filter { $0.isPrivate || $0.isSealed }.map(\.name) }
}
