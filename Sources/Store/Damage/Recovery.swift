internal import Records

struct Recovery {
  let path: String
  let clock: WallClock
  let ids: Ids

  func run(_ reason: StoreError) throws -> Opening {
    .memory(try Store.inMemory(clock: clock, ids: ids), reason: reason)
  }
}
