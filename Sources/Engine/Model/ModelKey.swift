import Replies

/// The key of a model's server. It is written into one header and nowhere else, whoever prints what holds it.
package struct ModelKey: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  private let text: String

  /// `nil` when there is none in it. What cannot stand in a header is left out.
  package init?(_ text: String) {
    self.text = String(text.unicodeScalars.filter { (0x21...0x7E).contains($0.value) })
    if self.text.isEmpty { return nil }
  }

  package var description: String { "(key)" }
  package var customMirror: Mirror { Mirror(self, children: []) }

  var header: (name: String, value: String) { ("Authorization", "Bearer \(text)") }

  /// The words without the key, should a server repeat it.
  func hidden(in words: String) -> String { words.replacing(text, with: "(key)") }
}
