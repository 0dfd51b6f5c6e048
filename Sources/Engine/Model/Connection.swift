import Replies

/// The state of the connection to a model.
enum Connection {
  case off
  /// A model is set up and cannot be asked.
  case failing(UserError)
  case on(Model)

  init(_ assistance: ModelAccess) {
    do throws(UserError) {
      self = try assistance.connect().map { .on($0) } ?? .off
    } catch {
      self = .failing(error)
    }
  }
}
