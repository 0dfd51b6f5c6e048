/// A leave that the person gives for a session, and no model for itself.
package enum Consent: String, CaseIterable, Sendable {
  /// Lines that nobody here understands may go to a model on another machine.
  case lines
  /// Words of sealed and private kinds may be shown to it.
  case sealed
}
