/// What a model may see during a session. It holds for one origin only: a model elsewhere has no consent.
package struct Consent: Sendable, Hashable {
  package enum Scope: String, CaseIterable, Sendable {
    /// Lines that nudgy does not understand itself may be sent to it, even on another machine.
    case lines
    /// Texts of sealed and private kinds may be sent to it.
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

  package func allows(_ scope: Scope, at origin: String) -> Bool { self.origin == origin && scopes.contains(scope) }
}

extension Consent {
  package var json: JSON {
    ["origin": JSON(origin), "scopes": .array(scopes.map(\.rawValue).sorted().map { .string($0) })]
  }

  /// JSON that cannot be read gives no consent.
  package init(json: JSON?) {
    guard let origin = json?["origin"]?.string else {
      self = .none
      return
    }
    self.init(Set(json?["scopes"]?.array?.compactMap(\.string).compactMap(Scope.init) ?? []), origin: origin)
  }
}
