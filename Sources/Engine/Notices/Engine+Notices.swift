package import Civil
import Replies

extension Engine {
  /// After a notice, "it" is what the notice was about.
  package func take(_ notice: Notice) {
    guard let about = notice.about else { return }
    let now = clock().now
    var dialogue = memory.load()?.current(now: now) ?? Dialogue()
    dialogue.take(about, now: now)
    memory.save(dialogue)
  }

  /// Notices as they happen and attention allows, asked for every `interval`, until the consumer stops.
  ///
  /// A source that fails is asked again the next time: a notice not yet claimed is not lost.
  ///
  /// - Parameter adjust: tells attention what has changed since it was asked last.
  package nonisolated func notices(
    from sources: [NoticeSource], _ attention: Attention, every interval: Duration, log: Log = .none,
    adjust: @escaping @Sendable (inout Attention) -> Void = { _ in }, now: @escaping @Sendable () -> LocalTime
  ) -> AsyncStream<Notice> {
    AsyncStream { stream in
      let watch = Task {
        var attention = attention
        while !Task.isCancelled {
          attention.focusUntil = await focusUntil
          attention.silentUntil = await silentUntil
          adjust(&attention)
          let happened = sources.flatMap { source in
            log.attempt("asking for notices") { try source.happened(now()) } ?? []
          }
          let admitted = log.attempt("claiming notices") { try attention.admit(happened, now: now()) }
          for notice in admitted ?? [] { stream.yield(notice) }
          try? await Task.sleep(for: interval)
        }
        stream.finish()
      }
      stream.onTermination = { _ in watch.cancel() }
    }
  }
}
