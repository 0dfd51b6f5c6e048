package import Replies

/// Renders replies and errors for an assistant.
package struct ReplyRenderer: Sendable {
  let text: @Sendable (Reply) -> String
  let json: @Sendable (Reply) -> JSON
  /// JSON Schema of the values that `json` returns.
  let schema: JSON
  let error: @Sendable (UserError) -> String
  let localize: @Sendable (LocalizedText) -> String

  package init(
    text: @escaping @Sendable (Reply) -> String, json: @escaping @Sendable (Reply) -> JSON, schema: JSON,
    error: @escaping @Sendable (UserError) -> String, localize: @escaping @Sendable (LocalizedText) -> String
  ) {
    self.text = text
    self.json = json
    self.schema = schema
    self.error = error
    self.localize = localize
  }
}
