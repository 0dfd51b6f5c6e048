package import Records

extension Store {
  /// Notes, pinned ones first and then by their last change; and how many there are in all.
  package func notes(limit: Int) throws -> (notes: [Note], count: Int) {
    (
      try fetch(
        Note.self,
        "INDEXED BY note_list WHERE deleted = 0 ORDER BY pinned DESC, updatedAt DESC, \(Store.newestFirst) LIMIT ?",
        [limit.cell]),
      try count("note WHERE deleted = 0")
    )
  }
}
