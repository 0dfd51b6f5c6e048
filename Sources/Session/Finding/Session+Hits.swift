import Engine
import Language
package import Records
import Replies
package import Store
import Vault

extension Session {
  /// Every writing that has all of the words, best first; those that fit alike, the latest first.
  package func hits(of search: TextSearch, in corpus: Corpus) throws -> [(spine: DocumentHeader, score: Double)] {
    // Whoever types a passphrase knows what goes on.
    try isLocked ? found(search, corpus) : telling("Still searching.", after: 1_000) { try found(search, corpus) }
  }

  private func found(_ search: TextSearch, _ corpus: Corpus) throws -> [(spine: DocumentHeader, score: Double)] {
    // What is still open from an earlier look is as private as it was.
    try store.gate.open(corpus.place.kind)
    if try !vaulted({ () throws(VaultError) in try vault.isOpen }) { notebook.close() }
    let found = try notebook.hits(of: search, in: corpus, store, isAskedAgain: !options.isOneShot) {
      try openUnlessDamaged($0, corpus.place)
    }
    return found.sorted { ($0.score, $0.spine.time) > ($1.score, $1.spine.time) }
  }

  /// The first line that says something, or as much of it as a list shows.
  package static func beginning(of text: String) -> String {
    let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    let words = line.prefix(beginningLength)
    guard words.endIndex < line.endIndex else { return String(line.trimmed) }
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + "…"
  }

  /// Characters.
  private static let beginningLength = 60
}
