internal import Dispatch

/// What may take so long that whoever waits for it wonders.
package enum LongWork {
  /// - Parameters:
  ///   - silence: in milliseconds.
  ///   - tell: called once it has taken longer.
  package static func run<T>(
    silence: Int = 2_000, _ tell: @escaping @Sendable () -> Void, _ body: () throws -> T
  ) rethrows -> T {
    let notice = DispatchWorkItem(block: tell)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(silence), execute: notice)
    defer { notice.cancel() }
    return try body()
  }
}
