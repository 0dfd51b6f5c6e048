/// A moment and the words that say it, their preposition among them.
package struct Mention: Sendable {
  package let range: Range<String.Index>
  package let moment: Moment

  package init(range: Range<String.Index>, moment: Moment) {
    self.range = range
    self.moment = moment
  }
}
