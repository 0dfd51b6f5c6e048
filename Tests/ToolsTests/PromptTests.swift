import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import JournalTools
@testable import Tools

@Suite struct PromptTests {
  let home = TestHome()

  private var turn: Turn { Turn(context: home.reading) }

  private func daily() throws -> String? { try home.profile.promptOfTheDay(turn)?.name }

  @Test func `There are plenty, each under its own name, and none of them shouts`() {
    let all = JournalQuestion.conditionalQuestions + JournalQuestion.generalQuestions
    #expect(all.count >= 120 && JournalQuestion.conditionalQuestions.count >= 20)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(all.map { $0.text.text() }).count == all.count)
    for question in all { #expect(!question.text.text().contains("!") && question.text.text().count <= 90) }
  }

  @Test func `Every question for any day has its day`() {
    let count = JournalQuestion.generalQuestions.count
    #expect(Set((0..<count).map { $0 * JournalQuestion.step % count }).count == count)
  }

  @Test func `None comes twice in 60 days`() async throws {
    var last: [String: Int] = [:]
    for day in 0..<200 {
      let name = try #require(try daily())
      if let before = last[name] { #expect(day - before >= 60, "\(name)") }
      last[name] = day
      home.wait(minutes: 24 * 60)
    }
    #expect(last.count > 60)
  }

  @Test func `It stays the same while nothing is done and is written down once`() async throws {
    let first = try daily()
    home.wait(minutes: 5 * 60)
    #expect(try daily() == first)
    let prompt = try #require(home.store.all(Prompt.self).first)
    #expect(try home.store.history(of: prompt.id).count == 1)
    await home.say("buy milk", "journal", "that's it", "undo")
    #expect(home.heard == "Undone: added buy milk.")
  }

  @Test func `Another one is the prompt of the day from then on`() async throws {
    let first = try daily()
    await home.say("another prompt")
    let second = try daily()
    #expect(first != second)
    #expect(home.heard == second.flatMap(JournalQuestion.question)?.text.text())
  }

  @Test func `A clock set back shows no prompt again`() async throws {
    let first = try daily()
    home.wait(minutes: -24 * 60)
    #expect(try daily() != first)
  }

  @Test func `When all were shown it says so, and the page opens empty`() async throws {
    while try home.profile.nextPrompt(turn) != nil { home.wait(minutes: 1) }
    await home.say("another prompt")
    #expect(home.heard == "Those were all the prompts for now.")
    home.wait(minutes: 24 * 60)
    await home.say("journal", "still here", "that's it")
    #expect(home.heard?.hasPrefix("Saved in your journal.") == true)
  }

  @Test func `One's own comes next, sealed, and no file holds its words`() async throws {
    await home.say("journal: begun", "add a journal prompt: where is the canary", "another prompt")
    #expect(home.heard == "where is the canary")
    #expect(!home.saved.contains("canary"))
    await home.say("journal", "in the cellar", "that's it", "show it")
    #expect(home.details.contains("where is the canary"))
    await home.say("another prompt")
    #expect(home.heard != "where is the canary")
  }

  @Test func `One's own are listed, deleted and brought back`() async throws {
    await home.say("add a journal prompt: what did the sea look like", "show my own prompts")
    #expect(home.list?.cards.map(\.title) == ["what did the sea look like"])
    await home.say("delete that prompt", "show my own prompts")
    #expect(home.heard == "There are no prompts of your own yet. “add a journal prompt: …” keeps one.")
    await home.say("undo")
    #expect(try home.store.ownPrompts().count == 1)
  }

  @Test func `A day that held something is asked about it`() async throws {
    await home.say("journal: begun", "call mum", "done", "prompt")
    #expect(home.heard == "You made a call today. How was it, next to how you thought it would be?")
  }

  @Test func `Each question for some days has a day that it fits, and a bare noon has none`() {
    var noon = DayFacts(now: LocalTime(iso: "2026-11-20T12:00")!)
    noon.lastEntryDay = noon.now.day.adding(days: -1)
    let fitting = PromptTests.days(from: noon).map { day in
      Set(JournalQuestion.conditionalQuestions.filter { $0.fits(day) }.map(\.name))
    }
    #expect(JournalQuestion.conditionalQuestions.filter { $0.fits(noon) }.map(\.name) == [])
    let met = fitting.reduce(into: Set()) { $0.formUnion($1) }
    #expect(met == Set(JournalQuestion.conditionalQuestions.map(\.name)))
  }

  /// Noon, and one thing changed in each.
  private static func days(from noon: DayFacts) -> [DayFacts] {
    let now = noon.now
    func done(_ change: (inout Nudge) -> Void) -> (inout DayFacts) -> Void {
      var nudge = Nudge(id: IDGenerator.version4(1, 1), title: "something", createdAt: now.adding(minutes: -60))
      (nudge.status, nudge.completedAt) = (.done, now)
      change(&nudge)
      return { [nudge] in $0.done = [nudge] }
    }
    let changes: [(inout DayFacts) -> Void] = [
      { $0.lastEntryDay = nil }, { $0.lastEntryDay = now.day.adding(days: -40) },
      { $0.lastEntryDay = now.day.adding(days: -8) },
      { $0.scores = [3, 7] }, { $0.scores = [7, 3] }, { $0.scores = [9] }, { $0.droppedCount = 1 },
      { $0.dumpCount = 1 },
      { $0.focusMinutes = 25 }, { $0.focusMinutes = 120 }, { $0.gratitudeCount = 3 },
      { $0.now = LocalTime(iso: "2026-11-20T20:00")! },
      done { $0.due = When(now.day.adding(days: -2)) }, done { $0.due = When(now.day.adding(days: 4)) },
      done { $0.createdAt = LocalTime(iso: "2026-09-01T10:00")! }, done { $0.action = .call },
      done { $0.action = .text }, done { $0.completedAt = LocalTime(iso: "2026-11-20T06:30")! },
      done { $0.completedAt = LocalTime(iso: "2026-11-20T23:30")! }, done { $0.priority = .high },
      done { $0.minutes = 90 }, done { $0.parent = IDGenerator.version4(1, 2) }, done { $0.rule = "FREQ=DAILY" },
      { facts in
        done { _ in }(&facts)
        facts.done = Array(repeating: facts.done[0], count: 5)
      },
    ]
    return changes.map { change in
      var day = noon
      change(&day)
      return day
    }
  }
}
