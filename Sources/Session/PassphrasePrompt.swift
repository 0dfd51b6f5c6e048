package import Replies

/// Asks the person for secrets, and shows what is shown only once, such as a recovery code.
package struct PassphrasePrompt: Sendable {
  package let canAsk: Bool
  /// Whether secrets are typed by hand, so that a new passphrase is asked for twice.
  package let isTyped: Bool
  /// Returns `nil` when nobody answers. The input is not echoed.
  package let readSecret: @Sendable (LocalizedText) -> String?
  let show: @Sendable ([LocalizedText]) -> Void
  /// Has words that were typed at a question, and are no answer to it, read as the next line; `nil` where there is none.
  let readAsLine: (@Sendable (String) -> Void)?

  package init(
    isTyped: Bool, readSecret: @escaping @Sendable (LocalizedText) -> String?,
    show: @escaping @Sendable ([LocalizedText]) -> Void, readAsLine: (@Sendable (String) -> Void)? = nil
  ) {
    self.init(canAsk: true, isTyped: isTyped, readSecret: readSecret, show: show, readAsLine: readAsLine)
  }

  private init(
    canAsk: Bool, isTyped: Bool, readSecret: @escaping @Sendable (LocalizedText) -> String?,
    show: @escaping @Sendable ([LocalizedText]) -> Void, readAsLine: (@Sendable (String) -> Void)? = nil
  ) {
    self.canAsk = canAsk
    self.isTyped = isTyped
    self.readSecret = readSecret
    self.show = show
    self.readAsLine = readAsLine
  }

  package static let unavailable = PassphrasePrompt(
    canAsk: false, isTyped: false, readSecret: { _ in nil }, show: { _ in })
}
