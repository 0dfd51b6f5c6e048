extension MessageFile {
  /// The same as Swift: one literal, in the order of the keys' bytes, that is searched where it lies.
  ///
  /// - Parameter rule: which form a count takes.
  func swift(_ rule: PluralRule) -> String {
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

  /// A line break at the end of a line's text would be one of the literal's own.
  private func escaped(_ text: String) -> String {
    text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"][$0] ?? String($0) }.joined()
  }
}
