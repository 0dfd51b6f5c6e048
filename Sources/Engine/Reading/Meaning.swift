import Replies

/// One interpretation of a line.
struct Meaning {
  var calls: [Call]
  /// Whether the calls may leave out words of the line, because no phrase confirms the reading.
  var mayLoseWords = false

  init(_ calls: [Call], mayLoseWords: Bool = false) { (self.calls, self.mayLoseWords) = (calls, mayLoseWords) }
}
