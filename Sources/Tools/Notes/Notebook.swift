import Records
import Store
import Synchronization

/// The words of notes, opened to be looked through, for as long as this process lives or until it is locked.
///
/// What does not fit is opened anew each time. Every body is known by the beginning of its seal, so one that another
/// process changed is never taken for what it was.
final class Notebook: Sendable {
  /// Bytes of opened words that are kept at most.
  static let limit = 32 << 20

  private struct Page: Sendable {
    let seal: [UInt8]
    let words: [UInt8]
  }

  private struct Pages: Sendable {
    var all: [ID: Page] = [:]
    var size = 0
    /// The notes there were, and when that was.
    var spines: [Spine] = []
    var version: Store.Version?
  }

  private let pages = Mutex(Pages())

  /// Hands out the folded words of every note that can be opened.
  ///
  /// - Parameter open: `nil` for a body that is damaged.
  func read(
    _ store: Store, open: (Spine, Sealed) throws -> String?, _ body: (Spine, [UInt8]) throws -> Void
  ) throws {
    var missing: [Spine] = []
    for spine in try spines(store) {
      if let words = pages.withLock({ $0.all[spine.id].flatMap { $0.seal == spine.seal ? $0.words : nil } }) {
        try body(spine, words)
      } else {
        missing.append(spine)
      }
    }
    try store.bodies(of: missing) { spine, sealed in
      guard let text = try open(spine, sealed) else { return }
      let words = TextSearch.folded(text)
      keep(words, spine)
      try body(spine, words)
    }
  }

  private func spines(_ store: Store) throws -> [Spine] {
    let version = try store.version()
    if let known = pages.withLock({ $0.version == version ? $0.spines : nil }) { return known }
    let spines = try store.spines()
    pages.withLock { ($0.spines, $0.version) = (spines, version) }
    return spines
  }

  /// Forgets it all.
  func close() { pages.withLock { $0 = Pages() } }

  private func keep(_ words: [UInt8], _ spine: Spine) {
    pages.withLock { pages in
      guard pages.size + words.count <= Notebook.limit else { return }
      pages.size += words.count - (pages.all[spine.id]?.words.count ?? 0)
      pages.all[spine.id] = Page(seal: spine.seal, words: words)
    }
  }
}
