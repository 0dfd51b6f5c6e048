/// The names of what is stored, which a line may say.
package struct StoredNames: Sendable {
  /// Finds the tasks whose names contain one of the words.
  package let tasks: Grounding.Lookup
  /// The same among those that are done or dropped.
  package let closedTasks: Grounding.Lookup
  /// Whether a medicine of that name, in small letters, is planned or logged.
  package let hasMedicine: @Sendable (_ name: String) -> Bool

  package init(
    tasks: @escaping Grounding.Lookup, closedTasks: @escaping Grounding.Lookup = { _ in [] },
    hasMedicine: @escaping @Sendable (_ name: String) -> Bool = { _ in false }
  ) {
    (self.tasks, self.closedTasks, self.hasMedicine) = (tasks, closedTasks, hasMedicine)
  }
}
