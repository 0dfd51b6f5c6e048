package import Records

extension Store {
  /// Pinned ones first, then those changed last; and how many there are in all.
  package func notes(limit: Int) throws -> (notes: [Note], count: Int) {
    (
      try fetch(
        Note.self,
        "INDEXED BY note_list WHERE deleted = 0 ORDER BY pinned DESC, updatedAt DESC, \(Store.youngest) LIMIT ?",
        [limit.cell]),
      try count("note WHERE deleted = 0")
    )
  }
}
