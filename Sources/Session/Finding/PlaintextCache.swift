import Records
import Store
import Synchronization

/// Searches the sealed text of notes and journal entries.
///
/// There is no index on disk. An index of hashed words, whatever the key, reveals how often each word occurs and with
/// which others, and thereby the words (Islam, Kuzu and Kantarcioglu 2012; Cash et al. 2015). An index sealed as a
/// whole would have to be rewritten with each change and erased with each deletion. Instead, each text is opened and
/// read once, and a word filter of it is kept in memory until the process ends or the key is locked; the filter rules
/// out most texts that a later search need not open. A filter is identified by the first bytes of the sealed text, so
/// a text that another process changed is read again.
package final class PlaintextCache: Sendable {
  /// The limit for all filters together, in bytes; enough for some 100,000 texts.
  static let maxFilterBytes = 32 << 20

  private struct CachedFilter: Sendable {
    let seal: [UInt8]
    let filter: WordFilter
  }

  private struct State: Sendable {
    var filters: [SearchableField: [ID: CachedFilter]] = [:]
    var filterBytes = 0
    /// The headers of all texts, and the store version they were read at.
    var headers: [SearchableField: (version: Store.Version, all: [DocumentHeader])] = [:]
  }

  private let state = Mutex(State())

  /// Every text that contains all of the words, with its score.
  ///
  /// - Parameters:
  ///   - keepsFilters: whether filters are made and kept for later searches; making them takes longer than one search.
  ///   - open: opens sealed texts; `nil` for damaged ones.
  func hits(
    of search: TextSearch, in corpus: SearchableField, _ store: Store, keepsFilters: Bool,
    open: ([(ID, Sealed)]) throws -> [String?]
  ) throws -> [(header: DocumentHeader, score: Double)] {
    let cachedFilters = state.withLock { $0.filters[corpus] ?? [:] }
    let candidates = try headers(corpus, in: store).filter { header in
      guard let page = cachedFilters[header.id], page.seal == header.sealPrefix else { return true }
      return search.mayMatch(heading: header.heading, body: page.filter)
    }
    var hits: [(header: DocumentHeader, score: Double)] = []
    try store.sealedTexts(of: candidates, in: corpus) { writings in
      let texts = try open(writings.map { ($0.id, $1) })
      let results = writings.indices.concurrentMap { index -> (score: Double?, page: CachedFilter?)? in
        guard let text = texts[index] else { return nil }
        let (header, words) = (writings[index].header, TextSearch.folded(text))
        let isNew = keepsFilters && cachedFilters[header.id]?.seal != header.sealPrefix
        return (
          search.score(heading: header.heading, body: words),
          isNew ? CachedFilter(seal: header.sealPrefix, filter: WordFilter(words)) : nil
        )
      }
      for (writing, result) in zip(writings, results) {
        if let score = result?.score { hits.append((writing.header, score)) }
        if let page = result?.page { save(page, of: writing.header.id, corpus) }
      }
    }
    return hits
  }

  private func headers(_ corpus: SearchableField, in store: Store) throws -> [DocumentHeader] {
    let version = try store.version()
    if let cached = state.withLock({ $0.headers[corpus] }), cached.version == version { return cached.all }
    let headers = try store.documentHeaders(corpus)
    state.withLock { $0.headers[corpus] = (version, headers) }
    return headers
  }

  /// Drops all filters and headers.
  package func close() { state.withLock { $0 = State() } }

  private func save(_ page: CachedFilter, of id: ID, _ corpus: SearchableField) {
    state.withLock { pages in
      let previousBytes = pages.filters[corpus]?[id]?.filter.size ?? 0
      guard pages.filterBytes + page.filter.size - previousBytes <= PlaintextCache.maxFilterBytes else { return }
      pages.filterBytes += page.filter.size - previousBytes
      pages.filters[corpus, default: [:]][id] = page
    }
  }
}

extension DocumentHeader {
  fileprivate var heading: [UInt8] { title.map(TextSearch.folded) ?? [] }
}
