import Language
package import Replies

/// One interpretation of a line.
struct Meaning: Sendable {
  var calls: [Call]
  /// Whether the calls may leave out words of the line, because no phrase confirms the reading.
  var mayLoseWords = false

  init(_ calls: [Call], mayLoseWords: Bool = false) { (self.calls, self.mayLoseWords) = (calls, mayLoseWords) }
}

/// How a line was read at a point of the conversation: what it may mean, the first first, and in which language.
package struct LineReading: Sendable {
  let meanings: [Meaning]
  let language: Language

  /// The calls that are made, unless they name a record that does not exist.
  package var calls: [Call] { meanings[0].calls }

  /// Only what it most likely means.
  package var withoutAlternatives: LineReading { LineReading(meanings: Array(meanings.prefix(1)), language: language) }
}
