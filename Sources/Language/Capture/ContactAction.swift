/// The person to contact or the link to open that a title names.
package struct ContactAction: Hashable, Sendable {
  /// `CALL`, `TEXT`, `EMAIL` or `LINK`.
  package let action: String
  /// Whom or what.
  package let target: String

  package init(_ action: String, _ target: String) { (self.action, self.target) = (action, target) }
}
