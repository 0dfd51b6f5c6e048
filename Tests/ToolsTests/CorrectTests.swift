import Civil
import Engine
import Language
import Languages
import Records
import Synchronization
import Testing

@testable import Tools

@Suite struct CorrectTests {
  @Test func `A store that cannot be opened is not told as a card without the words`() async {
    let profile = Profile(
      data: "/dev/null/store", state: "/dev/null", milliseconds: { 0 }, now: { LocalTime(ordinal: 0) },
      ids: Ids(random: { Ids.version4(0, 0) }, named: { series, _ in series }), language: .english)
    let engine = Engine(
      [profile.correct], .english,
      clock: { Reading(now: LocalTime(iso: "2026-11-20T10:00")!, zone: "Europe/London", language: .english) },
      memory: DialogueMemory(
        load: {
          var dialogue = Dialogue()
          dialogue.inHand = Reference(kind: "nudge", id: Ids.version4(0, 0).text, label: "call mum")
          dialogue.touched = LocalTime(iso: "2026-11-20T10:00")
          return dialogue
        }, save: { _ in }))
    let heard = Mutex<Trouble?>(nil)
    await engine.run(Call("correct", ["old": .words("mum"), "new": .words("Mo")])) { event in
      if case .trouble(let trouble) = event { heard.withLock { $0 = trouble } }
    }
    #expect(heard.withLock { $0?.what.text() } == "The folder /dev/null/store cannot be made.")
  }
}
