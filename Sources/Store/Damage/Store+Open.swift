internal import GRDB
package import Records

extension Store {
  /// Opens the file, or makes it; on damage goes down as far as it must: what reads, a backup, memory.
  ///
  /// Throws `newerSchema`, `notOurs` and `busy`, with the file untouched. Damage that shows only later is thrown as
  /// `damaged` by whatever met it; then open again, `thorough`.
  /// - Parameter thorough: checks every page first.
  package static func open(at path: String, thorough: Bool = false, clock: WallClock, ids: Ids) throws -> Opening {
    do {
      let store = try connect(path, clock: clock, ids: ids)
      if thorough { try store.check() }
      return .opened(store)
    } catch let error as StoreError {
      switch error {
      case .newerSchema, .notOurs, .busy: throw error
      case .damaged: return try Recovery(path: path, clock: clock, ids: ids).run(error)
      case .readOnly, .full, .other: return .memory(try inMemory(clock: clock, ids: ids), reason: error)
      }
    }
  }

  /// Reads every page; throws `damaged` with the first complaint.
  package func check() throws {
    let complaint = try read { try String.fetchOne($0, sql: "PRAGMA integrity_check(1)") }
    if let complaint, complaint != "ok" { throw StoreError.damaged(complaint) }
  }
}
