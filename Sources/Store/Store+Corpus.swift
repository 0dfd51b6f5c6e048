import FoundationEssentials
internal import GRDB
package import Records

/// What can be read of a writing without its words.
package struct DocumentHeader: Sendable {
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
  package func spines(_ corpus: Corpus) throws -> [DocumentHeader] {
    let place = corpus.place
    try gate.pass(place.kind)
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT n, id, \(corpus.heading), \(corpus.time), substr(\(place.field), 1, 21) FROM \(place.kind)
            WHERE deleted = 0 AND \(place.field) IS NOT NULL ORDER BY n
            """))
      var spines: [DocumentHeader] = []
      while let row = try rows.next() {
        guard let number = Int64(cell: row.cell(0)), let id = ID(cell: row.cell(1)),
          let time = String(cell: row.cell(3))
        else { continue }
        spines.append(
          DocumentHeader(
            row: number, id: id, title: String(cell: row.cell(2)), time: time,
            seal: Sealed(cell: row.cell(4))?.bytes ?? []))
      }
      return spines
    }
  }

  /// The sealed words of such writings, a megabyte or one writing at a time; `body` may ask the store too.
  ///
  /// - Parameter spines: in the order they came in.
  package func words(
    of spines: [DocumentHeader], in corpus: Corpus, _ body: ([(spine: DocumentHeader, sealed: Sealed)]) throws -> Void
  ) throws {
    try gate.pass(corpus.place.kind)
    var rest = spines[...]
    while !rest.isEmpty { try body(try read { try Store.words(of: &rest, in: corpus, $0) }) }
  }

  /// Bytes that are held at once; one writing may be as long.
  private static let handful = 1 << 20
  /// Writings that are asked for at once.
  private static let most = 512

  private static func words(of rest: inout ArraySlice<DocumentHeader>, in corpus: Corpus, _ db: Database) throws
    -> [(spine: DocumentHeader, sealed: Sealed)]
  {
    let place = corpus.place
    let statement = try db.cachedStatement(
      sql: """
        SELECT n, \(place.field) FROM \(place.kind) WHERE n IN (SELECT value FROM json_each(?)) ORDER BY n
        """)
    let some = rest.prefix(Store.most)
    let numbers = some.map { String($0.row) }.joined(separator: ",")
    let rows = try Row.fetchCursor(statement, arguments: ["[\(numbers)]"])
    var words: [(spine: DocumentHeader, sealed: Sealed)] = []
    var size = 0
    while size < handful, let row = try rows.next(), let number = Int64(cell: row.cell(0)) {
      // Those before it are gone since.
      rest = rest.drop { $0.row < number }
      guard let spine = rest.popFirst() else { break }
      // As a cell they would be copied twice.
      guard let bytes = try row.withUnsafeData(atIndex: 1, { $0?.withUnsafeBytes { Array($0) } }) else { continue }
      words.append((spine, Sealed(bytes)))
      size += bytes.count
    }
    // And those after the last.
    if size < handful { rest = rest[some.endIndex...] }
    return words
  }
}
