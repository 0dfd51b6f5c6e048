package import Engine

/// How replies are told to an assistant.
package struct Face: Sendable {
  let text: @Sendable (Reply) -> String
  let json: @Sendable (Reply) -> JSON
  /// JSON Schema of all that `json` gives.
  let schema: JSON
  let trouble: @Sendable (Trouble) -> String
  let words: @Sendable (Said) -> String

  package init(
    text: @escaping @Sendable (Reply) -> String, json: @escaping @Sendable (Reply) -> JSON, schema: JSON,
    trouble: @escaping @Sendable (Trouble) -> String, words: @escaping @Sendable (Said) -> String
  ) {
    self.text = text
    self.json = json
    self.schema = schema
    self.trouble = trouble
    self.words = words
  }
}
