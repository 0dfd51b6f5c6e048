/// Whether a model can be asked.
enum Connection {
  case off
  /// One is set up, and cannot be asked.
  case failing(Trouble)
  case on(Model)

  init(_ assistance: Assistance) {
    do throws(Trouble) {
      self = try assistance.connect().map { .on($0) } ?? .off
    } catch {
      self = .failing(error)
    }
  }
}
