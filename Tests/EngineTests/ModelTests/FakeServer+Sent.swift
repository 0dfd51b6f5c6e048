import EngineFakes
import JSONChecks
import Replies
import Testing

extension FakeServer {
  /// What it was sent, to be compared as values; `bodies` has the bytes.
  var sent: [JSON] { get throws { try bodies.map { try JSON(inAnyOrder: $0) } } }
}
