import Dispatch
import Records
import Store
import Testing

/// Several connections to one file, as of several processes.
@Suite struct SeveralConnectionsTests {
  let sandbox = Sandbox()

  @Test func `What several write at once is all kept`() throws {
    try sandbox.open().close()
    DispatchQueue.concurrentPerform(iterations: 4) { writer in
      guard let store = try? sandbox.open() else { return }
      for number in 0..<25 { _ = try? store.put(sandbox.nudge("\(writer)-\(number)")) }
    }
    let store = try sandbox.open()
    #expect(try store.list(.all, now: sandbox.now).count == 100)
    for _ in 0..<100 { #expect(try store.undo() != nil) }
    #expect(try store.list(.all, now: sandbox.now).count == 0)
  }

  @Test func `Several that open an empty place at once share one store`() throws {
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      _ = try? sandbox.open().put(sandbox.nudge("\(number)"))
    }
    #expect(try sandbox.open().list(.all, now: sandbox.now).count == 8)
  }

  @Test func `Another connection's write changes the data version`() throws {
    let store = try sandbox.open()
    let before = try store.dataVersion()
    try store.put(sandbox.nudge("mine"))
    #expect(try store.dataVersion() == before)
    try sandbox.open().put(sandbox.nudge("theirs"))
    #expect(try store.dataVersion() != before)
  }

  @Test func `A reminder is claimed once`() throws {
    let nudge = try sandbox.open().put(sandbox.nudge("pills"))[0]
    #expect(try sandbox.open().claim(nudge.id, "2026-11-21T17:00"))
    #expect(try !sandbox.open().claim(nudge.id, "2026-11-21T17:00"))
  }
}
