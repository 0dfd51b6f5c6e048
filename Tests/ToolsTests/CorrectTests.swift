import Civil
import CorrectingTools
import Engine
import EngineFakes
import Language
import Languages
import RecordFakes
import Records
import Replies
import Store
import Synchronization
import Testing

@testable import Session
@testable import Tools

@Suite struct CorrectTests {
  let home = TestHome()

  @Test func `A number that was logged wrong is changed where it was logged`() async throws {
    await home.say("headache 6", "slept 4 hours", "mood 4", "the headache is a 5 not a 6", "sleep was 5 not 4")
    #expect(try home.profile.store.all(SymptomEntry.self).map(\.severity) == [5])
    #expect(try home.profile.store.all(Measure.self).map(\.value) == [5])
    #expect(try home.profile.store.all(MoodLog.self).map(\.score) == [4])
    await home.say("mood 4", "5 not 4")
    #expect(try home.profile.store.all(MoodLog.self).map(\.score) == [4, 5])
  }

  @Test func `A wrong number that nothing says changes nothing, and the line is what else it says`() async throws {
    await home.say("dentist at 3pm", "order 12 cups", "the dentist is 8 doors down not 9", "get 40 eggs not 20")
    let cards = try home.profile.store.all(Nudge.self).filter { !$0.deleted }
    #expect(cards.first { $0.title == "dentist" }?.due?.iso == "2026-11-20T15:00")
    #expect(cards.contains { $0.title == "order 12 cups" })
    #expect(cards.contains { $0.title == "get 40 eggs not 20" })
  }

  @Test func `A store that cannot be opened is not told as a card without the words`() async {
    let profile = Session(
      data: "/dev/null/store", state: "/dev/null", milliseconds: { 0 }, now: { LocalTime(ordinal: 0) },
      ids: .constant, language: .english)
    let engine = Engine(
      [profile.correct], .english,
      clock: { InputContext.friday },
      memory: DialogueMemory(
        load: {
          var dialogue = Dialogue()
          dialogue.current = Reference(kind: "nudge", id: IDGenerator.version4(0, 0).text, label: "call mum")
          dialogue.touched = LocalTime(iso: "2026-11-20T10:00")
          return dialogue
        }, save: { _ in }))
    let heard = Mutex<UserError?>(nil)
    await engine.run(Call("correct", ["old": .words("mum"), "new": .words("Mo")])) { event in
      if case .error(let trouble) = event { heard.withLock { $0 = trouble } }
    }
    #expect(heard.withLock { $0?.message.text() } == "I can't create the folder /dev/null/store.")
  }
}
