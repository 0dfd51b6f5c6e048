import Dispatch

extension Range<Int> {
  /// `map` on all cores.
  func concurrentMap<T: Sendable>(_ body: @Sendable (Int) -> T) -> [T] {
    // For a few elements, starting threads takes longer than the work.
    guard count > 16 else { return map(body) }
    return [T](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Safe, as each iteration writes only its own element.
      nonisolated(unsafe) let start = buffer.baseAddress!
      DispatchQueue.concurrentPerform(iterations: count) { (start + $0).initialize(to: body(lowerBound + $0)) }
      initialized = count
    }
  }
}
