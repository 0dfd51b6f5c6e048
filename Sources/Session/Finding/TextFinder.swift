import Language
package import Records
import Replies
package import Store
import Vault

/// Searches sealed texts.
package struct TextFinder: Sendable {
  let storeOpener: StoreOpener
  let keyAccess: KeyAccess
  let sealedFields: SealedFields
  let plaintextCache: PlaintextCache
  let options: Session.Options

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
    try storeOpener.store.accessPolicy.checkUnsealing(of: corpus.name.kind)
    if try !keyAccess.mappingVaultErrors({ () throws(VaultError) in try keyAccess.vault.isOpen }) {
      plaintextCache.close()
    }
    let hits = try plaintextCache.hits(of: search, in: corpus, storeOpener.store, keepsFilters: !options.isOneShot) {
      try sealedFields.openUnlessDamaged($0, corpus.name)
    }
    return hits.sorted { ($0.score, $0.header.time) > ($1.score, $1.header.time) }
  }
}
