/// What the engine sends while it answers a line.
package enum Event: Sendable {
  /// A request was sent to a model; its first words may take a while.
  case waiting
  /// A model's words, as they come; the last end in a line break.
  case text(String)
  case reply(Reply)
  case error(UserError)
}
