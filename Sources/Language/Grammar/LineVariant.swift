/// A range of a line's words with more or less of its edges stripped; rank 0 is tried first.
package struct LineVariant: Sendable {
  package let words: Range<Int>
  package let rank: Int
  package let isStripped: Bool

  package init(words: Range<Int>, rank: Int, isStripped: Bool) {
    (self.words, self.rank, self.isStripped) = (words, rank, isStripped)
  }
}
