import Civil
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// What is not to be done is not done.
@Suite struct ProhibitionTests {
  let home = TestHome()

  @Test(arguments: [
    "please don't delete the lunch with pam", "never cancel lunch with pam", "lunch should not be put off until friday",
    "do not drop it", "dont mark lunch as done", "lunch must not be moved to friday",
  ])
  func `A card is left as it is`(line: String) async throws {
    let shell = home.reader()
    await home.say("add lunch with pam on thursday at 1pm", in: shell)
    let before = try home.store.all(Nudge.self)
    await home.say(line, in: shell)
    #expect(try home.store.all(Nudge.self) == before)
  }

  @Test func `Nothing else is deleted, too`() async throws {
    await home.say("note: the wifi is 4471", "please don't delete the note about the wifi", in: home.reader())
    #expect(try home.store.all(Note.self).count == 1)
  }

  @Test func `It answers no question`() async throws {
    let shell = home.reader()
    await home.say("add buy stamps", "add buy milk", "add lunch with pam", "done buy", in: shell)
    await home.say("please don't delete the lunch with pam", in: shell)
    #expect(try home.titles(.active).count == 3)
    #expect(home.heard == "OK, leaving that.")
  }

  @Test func `What was just made is not undone by it`() async throws {
    let shell = home.reader()
    await home.say("add lunch with pam on thursday", "don't delete it, move it to friday", in: shell)
    #expect(try home.titles(.active).contains("lunch with pam"))
  }

  @Test func `A word of its own is no misspelt command`() async throws {
    await home.say("add shower", "i failed the shower", in: home.reader())
    #expect(try home.titles(.active) == ["shower"])
  }

  @Test(arguments: [
    ("dinner with tom friday at 7", "2026-11-27T19:00"), ("breakfast with tom friday at 7", "2026-11-27T07:00"),
  ])
  func `What is done in the evening is in the evening`(line: String, due: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Nudge.self).first?.due?.start.iso.hasPrefix(due) == true)
  }

  @Test func `A second thing to do is not lost to the first`() async throws {
    await home.say("defrost the mince, put the pie on at 3", in: home.reader())
    #expect(try home.titles(.active).sorted() == ["defrost the mince", "put the pie on"])
  }
}
