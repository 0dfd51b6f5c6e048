package import Civil
package import Records

extension Store {
  /// Prompts shown on that day or later, the last one first; includes days in the future, as after a clock was set
  /// back. Of two shown in the same second the row number decides, which is local to this device: the ids are derived
  /// from names and have no order in time.
  package func prompts(shownSince day: Day) throws -> [Prompt] {
    try fetch(Prompt.self, "WHERE deleted = 0 AND shownOn >= ? ORDER BY updatedAt DESC, n DESC", [day.cell])
  }

  /// The person's own prompts.
  package func ownPrompts() throws -> [Prompt] {
    try fetch(Prompt.self, "WHERE deleted = 0 AND text IS NOT NULL ORDER BY \(Store.oldestFirst)")
  }
}
