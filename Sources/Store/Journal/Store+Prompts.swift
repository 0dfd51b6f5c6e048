package import Civil
package import Records

extension Store {
  /// Prompts shown on that day or later, the last one first; days that a clock set back left ahead are among them.
  /// Of two shown in one second their rows tell the later, which is for this device only: their ids, made of names, do not.
  package func prompts(shownSince day: Day) throws -> [Prompt] {
    try fetch(Prompt.self, "WHERE deleted = 0 AND shownOn >= ? ORDER BY updatedAt DESC, n DESC", [day.cell])
  }

  /// The person's own.
  package func ownPrompts() throws -> [Prompt] {
    try fetch(Prompt.self, "WHERE deleted = 0 AND text IS NOT NULL ORDER BY \(Store.oldest)")
  }
}
