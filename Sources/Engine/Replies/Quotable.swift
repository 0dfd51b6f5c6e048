extension String {
  /// In one line, cut short, that ends no quotation and no list it stands in: others' words may be made to look like ours.
  var quotable: String {
    String(map { $0.isNewline ? " " : "“”\";".contains($0) ? "'" : $0 }.prefix(String.longestQuotable))
  }

  private static var longestQuotable: Int { 200 }
}
