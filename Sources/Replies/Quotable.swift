extension String {
  /// In one line, cut short, that ends no quotation and no list it stands in: others' words may be made to look like ours.
  package var quotable: String { String(harmless.prefix(String.longestQuotable)) }

  /// The same, whole.
  package var harmless: String { String(map { $0.isNewline ? " " : "“”\";".contains($0) ? "'" : $0 }) }

  private static var longestQuotable: Int { 200 }
}
