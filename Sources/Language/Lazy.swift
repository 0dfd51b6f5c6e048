internal import Synchronization

/// A value that is computed on first access; safe to share between threads.
package final class Lazy<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    storage.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
