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

  private let pages = Mutex<(all: [ID: Page], size: Int)>(([:], 0))

  /// Hands out the folded words of every note that can be opened.
  ///
  /// - Parameter open: `nil` for a body that is damaged.
  func read(
    _ spines: [Spine], in store: Store, open: (Spine, Sealed) throws -> String?,
    _ body: (Spine, [UInt8]) throws -> Void
  ) throws {
    var missing: [Spine] = []
    for spine in spines {
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

  /// Forgets it all.
  func close() { pages.withLock { $0 = ([:], 0) } }

  private func keep(_ words: [UInt8], _ spine: Spine) {
    pages.withLock { pages in
      guard pages.size + words.count <= Notebook.limit else { return }
      pages.size += words.count - (pages.all[spine.id]?.words.count ?? 0)
      pages.all[spine.id] = Page(seal: spine.seal, words: words)
    }
  }
}
