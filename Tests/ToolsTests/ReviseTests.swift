import Engine
import Records
import Replies
import Session
import Store
import Testing

@testable import Tools

@Suite struct ReviseTests {
  let home = TestHome()

  @Test func `What another shell changes in between is not written over`() async throws {
    await home.say("grateful for coffee")
    let id = try #require(home.store.all(JournalEntry.self).first).id
    var asked = 0
    let revised: JournalEntry = try home.profile.changes.revise(id, "changed it", "test") { known in
      asked += 1
      var entry = try #require(known)
      if asked == 1 {
        var theirs = entry
        theirs.gratitudeCount = 5
        try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(theirs) }
      }
      entry.gratitudeCount += 1
      return entry
    }
    #expect(asked == 2 && revised.gratitudeCount == 6)
    #expect(try home.store.record(JournalEntry.self, id)?.gratitudeCount == 6)
  }
}
