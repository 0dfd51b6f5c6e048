import Engine
import Language
import Languages
import NotesTools
import Records
import Replies
import Session
import Store
import Testing

@testable import Tools

/// Small things that a first day with nudgy showed.
@Suite struct SmallWordsTests {
  let home = TestHome()

  @Test(arguments: ["sorry", "oh sorry", "my bad"])
  func `An apology that asks for nothing again is taken kindly`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(home.heard == "No worries.")
  }

  @Test func `Nothing to say again is said plainly`() async throws {
    await home.say("pardon?")
    #expect(home.heard == "I haven't said anything yet that I could repeat.")
  }

  @Test func `A note of one line is shown once`() async throws {
    await home.say("note: the wifi is canary", "show the wifi note")
    #expect(home.shown?.title == "the wifi is canary")
    #expect(home.shown?.notes == "")
    _ = try await home.profile.addNote.run(
      Turn(context: home.reading), ["body": .words("first finch line\nsecond")])
    await home.say("show the finch note")
    #expect(home.shown?.title == "first finch line")
    #expect(home.shown?.notes == "second")
  }

  @Test func `A passphrase that nobody typed is no reason to look for a terminal`() async throws {
    let asked = PassphrasePrompt(isTyped: true, readSecret: { _ in "" }, show: { _ in })
    let session = Session(
      data: home.profile.dataFolder, state: home.profile.stateFolder, milliseconds: { 0 }, now: { home.now },
      ids: home.profile.ids, language: .english, passphrasePrompt: asked)
    await home.say("set a passphrase", in: home.shell(session))
    #expect(home.heard == "OK, no passphrase was set. Nothing was changed.")
    await home.say("set a passphrase")
    #expect(home.heard == "You didn't type a passphrase. Nothing was changed.")
  }
}
