package import Replies

extension Consent {
  package init(_ scopes: Set<Scope>, to address: ModelAddress) { self.init(scopes, origin: address.origin) }

  package func covers(_ scope: Scope, at address: ModelAddress) -> Bool { allows(scope, at: address.origin) }
}
