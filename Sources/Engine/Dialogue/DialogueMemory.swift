/// Where a dialogue is kept between two calls of one terminal session.
package struct DialogueMemory: Sendable {
  package var load: @Sendable () -> Dialogue?
  package var save: @Sendable (Dialogue) -> Void

  package init(load: @escaping @Sendable () -> Dialogue?, save: @escaping @Sendable (Dialogue) -> Void) {
    self.load = load
    self.save = save
  }
}
