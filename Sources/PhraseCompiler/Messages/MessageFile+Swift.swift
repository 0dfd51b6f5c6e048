extension MessageFile {
  /// The messages as Swift source: one literal, sorted by the bytes of the keys, which is searched in place.
  ///
  /// - Parameter rule: which form a count takes.
  func swiftSource(_ rule: PluralRule) -> String {
    let entries = messages.filter { !$0.isObsolete && $0.isTranslated }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ([$0.key] + $0.strings).map(escaped).joined(separator: "\\u{1F}") + "\\u{1E}\\\n" }
    return """
      Catalog(
            form: { \(rule.expression.contains("n") ? "n in" : "_ in") \(rule.expression) },
            table: \"""
              \(entries.joined(separator: "        "))
              \""")
      """
  }

  /// With escapes for a Swift literal: a line break as such would end a line of the literal itself.
  private func escaped(_ text: String) -> String {
    text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"][$0] ?? String($0) }.joined()
  }
}
