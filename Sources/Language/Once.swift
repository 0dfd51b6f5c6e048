internal import Synchronization

/// A value made when something first asks for it.
package final class Once<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  package var value: Value {
    made.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
