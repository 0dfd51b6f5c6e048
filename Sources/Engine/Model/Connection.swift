import Replies

/// Whether a model can be asked.
enum Connection {
  case off
  /// One is set up, and cannot be asked.
  case failing(UserError)
  case on(Model)

  init(_ assistance: Assistance) {
    do throws(UserError) {
      self = try assistance.connect().map { .on($0) } ?? .off
    } catch {
      self = .failing(error)
    }
  }
}
