extension String {
  /// Safe to quote: one line of at most 200 characters that cannot close a quotation or a list around it, so that
  /// foreign text cannot pass for nudgy's own.
  package var quotable: String { String(withoutDelimiters.prefix(String.quotableLimit)) }

  /// The same without the limit on its length.
  package var withoutDelimiters: String { String(map { $0.isNewline ? " " : "“”\";".contains($0) ? "'" : $0 }) }

  private static var quotableLimit: Int { 200 }
}
