/// Somebody's own words, quoted as they wrote them.
package struct Note: Sendable {
  /// May be several lines.
  package var words: String
  /// When it was written, and by whom where it was not the page's owner.
  package var source: String

  package init(_ words: String, from source: String) {
    self.words = words
    self.source = source
  }
}

extension Note {
  var markup: Markup { "<blockquote><p dir=\"auto\">\(words)</p><footer>\(source)</footer></blockquote>" }
}
