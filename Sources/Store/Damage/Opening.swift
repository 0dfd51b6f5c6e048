/// How a store was opened, and what it took.
package enum Opening: Sendable {
  case opened(Store)
  /// Damaged; `records` could be read and stand in a fresh file.
  case salvaged(Store, records: Int, aside: String)
  /// Damaged; a backup of that day, and the `newer` records that could be read from the damaged file.
  case restored(Store, backup: String, newer: Int, aside: String)
  /// Nothing is kept past the process.
  case memory(Store, reason: StoreError)

  package var store: Store {
    switch self {
    case .opened(let store), .salvaged(let store, _, _), .restored(let store, _, _, _), .memory(let store, _): store
    }
  }
}
