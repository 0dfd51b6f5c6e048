import Records
import Store
import Synchronization

/// Looks through the words of notes and of the journal.
///
/// No index of them is on the disk. One of hashed words, whatever the key, tells how often each word is there and which
/// stand together, and by that which they are (Islam, Kuzu and Kantarcioglu 2012; Cash et al. 2015); one sealed as a
/// whole would have to be written anew with each change and be erased with each deletion. All are opened and read once,
/// for as long as this process lives or until it is locked, and a filter is kept of each, which tells most of those that
/// need not be opened again. Words are known by the beginning of their seal, so those that another process changed are
/// never taken for what they were.
package final class PlaintextCache: Sendable {
  /// Bytes of filters that are kept at most, of all kinds together: those of some 100,000 pages.
  static let limit = 32 << 20

  private struct Page: Sendable {
    let seal: [UInt8]
    let filter: WordFilter
  }

  private struct Pages: Sendable {
    var all: [Corpus: [ID: Page]] = [:]
    var size = 0
    /// The writings there were, and when that was.
    var spines: [Corpus: (version: Store.Version, all: [DocumentHeader])] = [:]
  }

  private let pages = Mutex(Pages())

  /// Every writing that has all of the words, with how well it fits.
  ///
  /// - Parameters:
  ///   - isAskedAgain: keeps filters, which take longer to make than one search does.
  ///   - open: `nil` for words that are damaged.
  func hits(
    of search: TextSearch, in corpus: Corpus, _ store: Store, isAskedAgain: Bool,
    open: ([(ID, Sealed)]) throws -> [String?]
  ) throws -> [(spine: DocumentHeader, score: Double)] {
    let known = pages.withLock { $0.all[corpus] ?? [:] }
    let possible = try spines(corpus, in: store).filter { spine in
      guard let page = known[spine.id], page.seal == spine.seal else { return true }
      return search.mayFit(heading: spine.heading, body: page.filter)
    }
    var hits: [(spine: DocumentHeader, score: Double)] = []
    try store.words(of: possible, in: corpus) { writings in
      let texts = try open(writings.map { ($0.id, $1) })
      let read = writings.indices.concurrentMap { index -> (score: Double?, page: Page?)? in
        guard let text = texts[index] else { return nil }
        let (spine, words) = (writings[index].spine, TextSearch.folded(text))
        let isNew = isAskedAgain && known[spine.id]?.seal != spine.seal
        return (
          search.score(heading: spine.heading, body: words),
          isNew ? Page(seal: spine.seal, filter: WordFilter(words)) : nil
        )
      }
      for (writing, found) in zip(writings, read) {
        if let score = found?.score { hits.append((writing.spine, score)) }
        if let page = found?.page { keep(page, of: writing.spine.id, corpus) }
      }
    }
    return hits
  }

  private func spines(_ corpus: Corpus, in store: Store) throws -> [DocumentHeader] {
    let version = try store.version()
    if let known = pages.withLock({ $0.spines[corpus] }), known.version == version { return known.all }
    let spines = try store.spines(corpus)
    pages.withLock { $0.spines[corpus] = (version, spines) }
    return spines
  }

  /// Forgets it all.
  package func close() { pages.withLock { $0 = Pages() } }

  private func keep(_ page: Page, of id: ID, _ corpus: Corpus) {
    pages.withLock { pages in
      let before = pages.all[corpus]?[id]?.filter.size ?? 0
      guard pages.size + page.filter.size - before <= PlaintextCache.limit else { return }
      pages.size += page.filter.size - before
      pages.all[corpus, default: [:]][id] = page
    }
  }
}

extension DocumentHeader {
  fileprivate var heading: [UInt8] { title.map(TextSearch.folded) ?? [] }
}
