/// What the person lets a model see for a session, and which: one at another address has no leave.
package struct Consent: Sendable, Hashable {
  package enum Scope: String, CaseIterable, Sendable {
    /// Lines that nobody here understands may go to it, though it is on another machine.
    case lines
    /// Words of sealed and private kinds may be shown to it.
    case sealed
  }

  package let scopes: Set<Scope>
  /// Scheme, host and port of the model; `nil` where it may see nothing.
  private let origin: String?

  package static let none = Consent([], origin: nil)

  package init(_ scopes: Set<Scope>, origin: String?) {
    self.scopes = scopes
    self.origin = scopes.isEmpty ? nil : origin
  }

  package func covers(_ scope: Scope, at origin: String) -> Bool { self.origin == origin && scopes.contains(scope) }
}

extension Consent {
  package var json: JSON {
    ["origin": JSON(origin), "scopes": .array(scopes.map(\.rawValue).sorted().map { .string($0) })]
  }

  /// What does not read is no leave.
  package init(json: JSON?) {
    guard let origin = json?["origin"]?.string else {
      self = .none
      return
    }
    self.init(Set(json?["scopes"]?.array?.compactMap(\.string).compactMap(Scope.init) ?? []), origin: origin)
  }
}
