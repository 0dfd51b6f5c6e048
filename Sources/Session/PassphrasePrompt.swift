import Engine
package import Replies

/// How a person is asked for what nobody else may see, and told what is said only once.
package struct PassphrasePrompt: Sendable {
  package let isAnybody: Bool
  /// Whether hands type it, and can slip.
  package let isTyped: Bool
  /// `nil` when nobody answers. What is typed is not shown.
  package let secret: @Sendable (LocalizedText) -> String?
  let tell: @Sendable ([LocalizedText]) -> Void

  package init(
    isTyped: Bool, secret: @escaping @Sendable (LocalizedText) -> String?,
    tell: @escaping @Sendable ([LocalizedText]) -> Void
  ) {
    self.init(isAnybody: true, isTyped: isTyped, secret: secret, tell: tell)
  }

  private init(
    isAnybody: Bool, isTyped: Bool, secret: @escaping @Sendable (LocalizedText) -> String?,
    tell: @escaping @Sendable ([LocalizedText]) -> Void
  ) {
    self.isAnybody = isAnybody
    self.isTyped = isTyped
    self.secret = secret
    self.tell = tell
  }

  package static let nobody = PassphrasePrompt(isAnybody: false, isTyped: false, secret: { _ in nil }, tell: { _ in })
}
