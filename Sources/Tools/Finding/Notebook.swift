import Records
import Store
import Synchronization

/// The words of notes and of the journal, opened to be looked through, for as long as this process lives or until it is
/// locked.
///
/// What does not fit is opened anew each time. All words are known by the beginning of their seal, so those that another
/// process changed are never taken for what they were.
final class Notebook: Sendable {
  /// Bytes of opened words that are kept at most, of all kinds together.
  static let limit = 32 << 20

  private struct Page: Sendable {
    let seal: [UInt8]
    let words: [UInt8]
  }

  private struct Pages: Sendable {
    var all: [Corpus: [ID: Page]] = [:]
    var size = 0
    /// The writings there were, and when that was.
    var spines: [Corpus: (version: Store.Version, all: [Spine])] = [:]
  }

  private let pages = Mutex(Pages())

  /// Hands out the folded words of every writing that can be opened.
  ///
  /// - Parameter open: `nil` for words that are damaged.
  func read(
    _ corpus: Corpus, in store: Store, open: (Spine, Sealed) throws -> String?,
    _ body: (Spine, [UInt8]) throws -> Void
  ) throws {
    var missing: [Spine] = []
    for spine in try spines(corpus, in: store) {
      if let words = known(spine, corpus) {
        try body(spine, words)
      } else {
        missing.append(spine)
      }
    }
    try store.words(of: missing, in: corpus) { spine, sealed in
      guard let text = try open(spine, sealed) else { return }
      let words = TextSearch.folded(text)
      keep(words, spine, corpus)
      try body(spine, words)
    }
  }

  private func spines(_ corpus: Corpus, in store: Store) throws -> [Spine] {
    let version = try store.version()
    if let known = pages.withLock({ $0.spines[corpus] }), known.version == version { return known.all }
    let spines = try store.spines(corpus)
    pages.withLock { $0.spines[corpus] = (version, spines) }
    return spines
  }

  /// Forgets it all.
  func close() { pages.withLock { $0 = Pages() } }

  private func known(_ spine: Spine, _ corpus: Corpus) -> [UInt8]? {
    pages.withLock { $0.all[corpus]?[spine.id].flatMap { $0.seal == spine.seal ? $0.words : nil } }
  }

  private func keep(_ words: [UInt8], _ spine: Spine, _ corpus: Corpus) {
    pages.withLock { pages in
      let before = pages.all[corpus]?[spine.id]?.words.count ?? 0
      guard pages.size + words.count - before <= Notebook.limit else { return }
      pages.size += words.count - before
      pages.all[corpus, default: [:]][spine.id] = Page(seal: spine.seal, words: words)
    }
  }
}
