import Replies
internal import Synchronization

/// Forwards a model's text, without links, to the sink as `Event.text`.
final class TextForwarder: Sendable {
  private let linkFilter = Mutex(LinkFilter())
  private let hasSentFlag = Mutex(false)
  private let isLineOpen = Mutex(false)
  private let sink: Engine.Sink

  init(_ sink: @escaping Engine.Sink) { self.sink = sink }

  var hasSentText: Bool { hasSentFlag.withLock { $0 } }

  func send(_ words: String) async { await forward(linkFilter.withLock { $0.consume(words) }) }

  /// Sends what is left, and ends the last line.
  func end() async {
    await forward(linkFilter.withLock { $0.end() })
    if isLineOpen.withLock({ $0 }) { await forward("\n") }
  }

  private func forward(_ words: String) async {
    guard let last = words.last else { return }
    isLineOpen.withLock { $0 = !last.isNewline }
    hasSentFlag.withLock { $0 = true }
    await sink(.text(words))
  }
}
