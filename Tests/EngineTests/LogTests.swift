import Engine
import Replies
import Synchronization
import Testing

@Suite struct LogTests {
  private final class Kept: Sendable {
    let entries = Mutex<[String]>([])
    var log: Log { Log { entry in self.entries.withLock { $0.append(entry) } } }
    var all: [String] { entries.withLock { $0 } }
  }

  private enum Fault: Error { case plain, telling(String) }

  @Test func `An error that nobody is told about leaves what was being done and its name`() {
    let kept = Kept()
    #expect(kept.log.attempt("adding up") { 2 + 2 } == 4)
    #expect(kept.log.attempt("closing") { throw Fault.plain } == nil)
    #expect(kept.all == ["closing: Fault.plain"])
  }

  @Test func `Nothing that an error carries is kept`() {
    let kept = Kept()
    kept.log.record("reading", Fault.telling("my secret"))
    kept.log.record("doing", UserError("No card matches “my secret”."))
    #expect(kept.all == ["reading: Fault.telling", "doing: UserError"])
  }
}
