internal import GRDB
package import Records

/// What can be read of a writing without its words.
package struct Spine: Sendable {
  let row: Int64
  package let id: ID
  package let title: String?
  /// A day or a moment, only to be compared within one kind.
  package let time: String
  /// The beginning of what is sealed: another one each time something is sealed.
  package let seal: [UInt8]
}

extension Store {
  /// Every writing with what tells its words apart from those it had before, without the words.
  package func spines(_ corpus: Corpus) throws -> [Spine] {
    let place = corpus.place
    try gate.pass(place.kind)
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT n, id, \(corpus.heading), \(corpus.time), substr(\(place.field), 1, 21) FROM \(place.kind)
            WHERE deleted = 0 AND \(place.field) IS NOT NULL
            """))
      var spines: [Spine] = []
      while let row = try rows.next() {
        guard let number = Int64(cell: row.cell(0)), let id = ID(cell: row.cell(1)),
          let time = String(cell: row.cell(3))
        else { continue }
        spines.append(
          Spine(
            row: number, id: id, title: String(cell: row.cell(2)), time: time,
            seal: Sealed(cell: row.cell(4))?.bytes ?? []))
      }
      return spines
    }
  }

  /// The sealed words of such writings, one after the other; `body` may ask the store too.
  package func words(of spines: [Spine], in corpus: Corpus, _ body: (Spine, Sealed) throws -> Void) throws {
    try gate.pass(corpus.place.kind)
    for start in stride(from: 0, to: spines.count, by: Store.handful) {
      let some = spines[start..<min(start + Store.handful, spines.count)]
      for (spine, sealed) in try read(body: { try Store.words(of: some, in: corpus, $0) }) { try body(spine, sealed) }
    }
  }

  /// Writings that are held at once; each may be megabytes.
  private static let handful = 16

  private static func words(of spines: some Sequence<Spine>, in corpus: Corpus, _ db: Database) throws
    -> [(Spine, Sealed)]
  {
    let place = corpus.place
    let statement = try db.cachedStatement(sql: "SELECT \(place.field) FROM \(place.kind) WHERE n = ?")
    return try spines.compactMap { spine in
      let row = try Row.fetchOne(statement, arguments: [spine.row])
      return row.flatMap { Sealed(cell: $0.cell(0)) }.map { (spine, $0) }
    }
  }
}
