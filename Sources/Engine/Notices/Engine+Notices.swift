package import Civil
import Replies

extension Engine {
  /// Makes the record that a notice was about the current one, so that "it" refers to it.
  package func take(_ notice: Notice) {
    guard let about = notice.about else { return }
    let now = clock().now
    var dialogue = memory.load()?.unlessExpired(now: now) ?? Dialogue()
    dialogue.update(with: about, now: now)
    memory.save(dialogue)
  }

  /// The notices that the policy admits, polled every `interval` until the consumer stops.
  ///
  /// A source that fails is asked again the next time: a notice not yet claimed is not lost.
  ///
  /// - Parameter adjust: updates the policy with what has changed since the last poll.
  package nonisolated func notices(
    from sources: [NoticeSource], _ policy: NoticePolicy, every interval: Duration, log: Log = .none,
    adjust: @escaping @Sendable (inout NoticePolicy) -> Void = { _ in }, now: @escaping @Sendable () -> LocalTime
  ) -> AsyncStream<Notice> {
    AsyncStream { stream in
      let polling = Task {
        var policy = policy
        while !Task.isCancelled {
          policy.focusUntil = await focusUntil
          policy.silentUntil = await silentUntil
          adjust(&policy)
          let newNotices = sources.flatMap { source in
            log.attempt("asking for notices") { try source.notices(now()) } ?? []
          }
          for notice in policy.admit(newNotices, now: now(), log: log) { stream.yield(notice) }
          try? await Task.sleep(for: interval)
        }
        stream.finish()
      }
      stream.onTermination = { _ in polling.cancel() }
    }
  }
}
