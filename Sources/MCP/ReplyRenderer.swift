import Engine
package import Replies

/// How replies are told to an assistant.
package struct ReplyRenderer: Sendable {
  let text: @Sendable (Reply) -> String
  let json: @Sendable (Reply) -> JSON
  /// JSON Schema of all that `json` gives.
  let schema: JSON
  let trouble: @Sendable (UserError) -> String
  let words: @Sendable (LocalizedText) -> String

  package init(
    text: @escaping @Sendable (Reply) -> String, json: @escaping @Sendable (Reply) -> JSON, schema: JSON,
    trouble: @escaping @Sendable (UserError) -> String, words: @escaping @Sendable (LocalizedText) -> String
  ) {
    self.text = text
    self.json = json
    self.schema = schema
    self.trouble = trouble
    self.words = words
  }
}
