import Engine
package import Replies

/// Asks the person for secrets, and shows what is shown only once, such as a recovery code.
package struct PassphrasePrompt: Sendable {
  package let canAsk: Bool
  /// Whether secrets are typed by hand, so that a new passphrase is asked for twice.
  package let isTyped: Bool
  /// Returns `nil` when nobody answers. The input is not echoed.
  package let readSecret: @Sendable (LocalizedText) -> String?
  let show: @Sendable ([LocalizedText]) -> Void

  package init(
    isTyped: Bool, readSecret: @escaping @Sendable (LocalizedText) -> String?,
    show: @escaping @Sendable ([LocalizedText]) -> Void
  ) {
    self.init(canAsk: true, isTyped: isTyped, readSecret: readSecret, show: show)
  }

  private init(
    canAsk: Bool, isTyped: Bool, readSecret: @escaping @Sendable (LocalizedText) -> String?,
    show: @escaping @Sendable ([LocalizedText]) -> Void
  ) {
    self.canAsk = canAsk
    self.isTyped = isTyped
    self.readSecret = readSecret
    self.show = show
  }

  package static let unavailable = PassphrasePrompt(
    canAsk: false, isTyped: false, readSecret: { _ in nil }, show: { _ in })
}
