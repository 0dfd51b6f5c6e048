internal import Dispatch

/// Work that may take so long that the person should be told.
package enum SlowOperation {
  /// - Parameters:
  ///   - noticeAfter: in milliseconds.
  ///   - notify: called once `body` has taken longer than that.
  package static func run<T>(
    noticeAfter: Int = 2_000, _ notify: @escaping @Sendable () -> Void, _ body: () throws -> T
  ) rethrows -> T {
    let notice = DispatchWorkItem(block: notify)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(noticeAfter), execute: notice)
    defer { notice.cancel() }
    return try body()
  }
}
