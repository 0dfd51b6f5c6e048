/// A moment in a text, and the range of the words that express it, including their preposition.
package struct Mention: Sendable {
  package let range: Range<String.Index>
  package let moment: Moment

  package init(range: Range<String.Index>, moment: Moment) {
    self.range = range
    self.moment = moment
  }
}
