/// Somebody's own words, quoted as they wrote them.
package struct Note: Sendable {
  /// May have several lines.
  package var text: String
  /// The date, and the author if it was not the person the page is about.
  package var source: String

  package init(_ words: String, from source: String) {
    self.text = words
    self.source = source
  }
}

extension Note {
  var markup: Markup { "<blockquote><p dir=\"auto\">\(text)</p><footer>\(source)</footer></blockquote>" }
}
