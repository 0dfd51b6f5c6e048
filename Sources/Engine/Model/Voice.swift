import Replies
internal import Synchronization

/// A model's words on their way to whoever listens.
final class Voice: Sendable {
  private let plain = Mutex(Unlinked())
  private let spoken = Mutex(false)
  private let isOpen = Mutex(false)
  private let sink: Engine.Sink

  init(_ sink: @escaping Engine.Sink) { self.sink = sink }

  var hasSpoken: Bool { spoken.withLock { $0 } }

  func say(_ words: String) async { await hand(plain.withLock { $0.take(words) }) }

  /// Ends with a line of its own, whatever comes next.
  func end() async {
    await hand(plain.withLock { $0.end() })
    if isOpen.withLock({ $0 }) { await hand("\n") }
  }

  private func hand(_ words: String) async {
    guard let last = words.last else { return }
    isOpen.withLock { $0 = !last.isNewline }
    spoken.withLock { $0 = true }
    await sink(.text(words))
  }
}
