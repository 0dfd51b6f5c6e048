/// A stretch of a line's words, and how much was taken away to get it; 0 is tried first.
package struct LineVariant: Sendable {
  package let words: Range<Int>
  package let rank: Int
  package let isStripped: Bool

  package init(words: Range<Int>, rank: Int, isStripped: Bool) {
    (self.words, self.rank, self.isStripped) = (words, rank, isStripped)
  }
}
