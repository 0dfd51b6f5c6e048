import Language
package import Records
import Replies
package import Store
import Vault

extension Session {
  /// Every text that contains all of the words, by falling score; equal ones by time, latest first.
  package func hits(of search: TextSearch, in corpus: SearchableField) throws -> [(
    header: DocumentHeader, score: Double
  )] {
    // While locked, the passphrase prompt already shows that something is going on.
    try keyAccess.isLocked
      ? searchTexts(search, corpus)
      : options.notifyingIfSlow("Still searching.", after: 1_000) { try searchTexts(search, corpus) }
  }

  private func searchTexts(_ search: TextSearch, _ corpus: SearchableField) throws -> [(
    header: DocumentHeader, score: Double
  )] {
    // The access policy applies to cached filters, too.
    try store.accessPolicy.checkUnsealing(of: corpus.name.kind)
    if try !keyAccess.mappingVaultErrors({ () throws(VaultError) in try vault.isOpen }) { plaintextCache.close() }
    let hits = try plaintextCache.hits(of: search, in: corpus, store, keepsFilters: !options.isOneShot) {
      try sealedFields.openUnlessDamaged($0, corpus.name)
    }
    return hits.sorted { ($0.score, $0.header.time) > ($1.score, $1.header.time) }
  }

  /// The first line that is not blank, shortened to the length of a list row.
  package static func firstLine(of text: String) -> String {
    let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    let shortened = line.prefix(maxFirstLineLength)
    guard shortened.endIndex < line.endIndex else { return String(line.trimmed) }
    return shortened[..<(shortened.lastIndex(of: " ") ?? shortened.endIndex)] + "…"
  }

  /// What follows the first line, where that stands above as a heading; the whole text where the heading does not say
  /// that line in full.
  package static func text(_ text: String, below heading: String) -> String {
    guard text.trimmed != heading else { return "" }
    let body = text.drop(while: \.isWhitespace)
    let line = body.prefix { !$0.isNewline }
    return line.trimmed == heading ? String(body[line.endIndex...].trimmed) : text
  }

  /// Characters.
  private static let maxFirstLineLength = 60
}
