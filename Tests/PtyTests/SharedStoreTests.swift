import Homes
import Testing

/// Several processes on one store.
@Suite struct SharedStoreTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Two shells and one-shot calls write at once: nothing is lost, and each still answers`() throws {
    let shells = [try home.knownShell(), try home.shell()]
    for round in 1...6 {
      // Nobody waits for anybody: the answers come while the others write.
      for (number, shell) in shells.enumerated() { try shell.type("add shell \(number) round \(round)\r") }
      try home.run("add", "call round \(round)")
    }
    for (number, shell) in shells.enumerated() {
      try shell.expect("Got it: shell \(number) round 6.")
      #expect(!shell.screen.text.contains("Nothing was changed"))
    }
    let kept = try home.everything()
    for round in 1...6 {
      for writer in ["shell 0", "shell 1", "call"] { #expect(kept.contains("\(writer) round \(round)\"")) }
    }
  }

  @Test func `What one process changes, the other sees at its next line`() throws {
    try home.run("add", "water the ferns")
    let (one, other) = (try home.shell(), try home.shell())
    try one.type("what's next\r")
    try one.expect("water the ferns")
    try other.type("done ferns\r")
    try other.expect("Done: water the ferns.")
    try one.type("list\r")
    try one.expect("Nothing is waiting")
    try one.type("undo\r")
    try one.expect("Undone: done water the ferns.")
    try other.type("list\r")
    try other.expect("1  ○  water the ferns")
  }
}
