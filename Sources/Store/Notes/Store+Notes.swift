import FoundationEssentials
internal import GRDB
package import Records

extension Store {
  /// Pinned ones first, then those changed last; and how many there are in all.
  package func notes(limit: Int) throws -> (notes: [Note], count: Int) {
    (
      try fetch(
        Note.self, "INDEXED BY note_list WHERE deleted = 0 ORDER BY pinned DESC, updatedAt DESC, n DESC LIMIT ?",
        [limit.cell]),
      try count("note WHERE deleted = 0")
    )
  }

  /// Every note with what tells its words apart from those it had before, without the words.
  package func spines() throws -> [Spine] {
    try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: "SELECT n, id, title, updatedAt, substr(body, 1, 21) FROM note WHERE deleted = 0"))
      var spines: [Spine] = []
      while let row = try rows.next() {
        guard let id = ID(row[1] as String) else { continue }
        spines.append(Spine(row: row[0], id: id, title: row[2], updatedAt: row[3], seal: [UInt8](row[4] as Data)))
      }
      return spines
    }
  }

  /// The sealed words of such notes, one after the other.
  package func bodies(of spines: some Sequence<Spine>, _ body: (Spine, Sealed) throws -> Void) throws {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT body FROM note WHERE n = ?")
      for spine in spines {
        guard let bytes = try Data.fetchOne(statement, arguments: [spine.row]) else { continue }
        try body(spine, Sealed([UInt8](bytes)))
      }
    }
  }
}

/// What of a note can be read without its words.
package struct Spine: Sendable {
  let row: Int64
  package let id: ID
  package let title: String?
  package let updatedAt: String
  /// The beginning of what is sealed: another one each time something is sealed.
  package let seal: [UInt8]
}
