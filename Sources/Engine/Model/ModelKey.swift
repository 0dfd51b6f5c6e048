/// The API key of a model's server. It is written into one header only, and never printed.
package struct ModelKey: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// `nil` if no usable character is left. Characters not allowed in a header are removed.
  package init?(_ text: String) {
    self.text = String(text.unicodeScalars.filter { (0x21...0x7E).contains($0.value) })
    if self.text.isEmpty { return nil }
  }

  package var description: String { "(key)" }
  package var customMirror: Mirror { Mirror(self, children: []) }

  var header: (name: String, value: String) { ("Authorization", "Bearer \(text)") }

  /// The text with the key masked, in case a server repeats it.
  func hidden(in words: String) -> String { words.replacing(text, with: "(key)") }
}
