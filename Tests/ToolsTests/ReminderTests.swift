import Cards
import Civil
import Engine
import Records
import Replies
import Settings
import Store
import Synchronization
import Testing

@testable import FocusTools
@testable import NudgesTools
@testable import Session

/// What is told of reminders and when, whoever delivers it.
@Suite struct ReminderTests {
  let home = TestHome()

  /// Delivers what is due now, as a shell that was opened with the source, or as the timer.
  private func deliver(by source: NoticeSource) throws -> [String] {
    try source.notices(home.now).filter { try $0.claim() }.map { $0.text.text() }
  }

  private func deliverByTimer() throws -> [String] {
    let session = home.profile
    let messages = try session.messages(
      about: session.dueReminders(now: home.now), now: home.now, isPublic: true)
    return try messages.filter { try session.store.claim($0.reminders, now: home.now) }.map { $0.sentence.text() }
  }

  /// The minutes of the day, as `HH:MM`, in which something is delivered, stepping through them one by one.
  private func minutes(until end: String, _ deliver: () throws -> [String]) throws -> [String] {
    var times: [String] = []
    while home.now < LocalTime(iso: end)! {
      for _ in try deliver() { times.append(String(home.now.isoMinutes.suffix(5))) }
      home.wait(minutes: 1)
    }
    return times
  }

  @Test func `An unanswered reminder comes again after 10, 30 and 120 minutes, then when a shell opens, then not`()
    async throws
  {
    await home.say("call mum at 11")
    #expect(try minutes(until: "2026-11-21T13:00", deliverByTimer) == ["11:00", "11:10", "11:30", "13:00"])
    let shell = home.profile.dueNudgeNotices
    #expect(try deliver(by: shell) == ["Still open: call mum."])
    home.wait(minutes: 600)
    #expect(try deliver(by: home.profile.dueNudgeNotices) == [])
  }

  @Test func `Shell and timer share the deliveries, whoever comes first`() async throws {
    await home.say("call mum at 11")
    let shell = home.profile.dueNudgeNotices
    let times = try minutes(until: "2026-11-20T16:00") {
      let texts = try deliver(by: shell) + deliverByTimer() + deliver(by: shell)
      return texts
    }
    #expect(times == ["11:00", "11:10", "11:30", "13:00"])
  }

  @Test func `Two that saw the same reminder deliver it once`() async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    let both = try [home.profile.dueNudgeNotices, home.profile.dueNudgeNotices].flatMap { try $0.notices(home.now) }
    #expect(both.count == 2)
    #expect(try both.filter { try $0.claim() }.count == 1)
  }

  @Test func `Of several told in one line either all are claimed or none`() async throws {
    await home.say("call mum at 11", "water the ferns at 11", "oil the chain at 11")
    home.wait(until: "2026-11-20T11:00")
    let due = try home.store.dueReminders(now: home.now)
    #expect(due.count == 3)
    #expect(try home.store.claim([due[2]], now: home.now))
    #expect(try !home.store.claim(due, now: home.now))
    #expect(try home.store.dueReminders(now: home.now).map(\.nudge.title) == ["call mum", "water the ferns"])
  }

  @Test(arguments: ["done with mum", "drop call mum", "move mum to next friday at 9"])
  func `Done, dropped or moved, nothing more comes`(answer: String) async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    #expect(try deliverByTimer() == ["Due: call mum."])
    await home.say(answer)
    #expect(try minutes(until: "2026-11-20T18:00", deliverByTimer) == [])
  }

  @Test func `What was done before its claim is not delivered`() async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    let seen = try home.store.dueReminders(now: home.now)
    await home.say("done with mum")
    #expect(try !home.store.claim(seen, now: home.now))
  }

  @Test func `Seen keeps it from coming again and leaves the card open`() async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    let reminder = try #require(home.store.dueReminders(now: home.now).first)
    #expect(try deliverByTimer().count == 1)
    #expect(try home.store.isUnanswered(reminder.nudge.id, moment: reminder.moment))
    try home.store.markSeen(reminder.nudge.id, moment: reminder.moment)
    #expect(try !home.store.isUnanswered(reminder.nudge.id, moment: reminder.moment))
    #expect(try minutes(until: "2026-11-20T18:00", deliverByTimer) == [])
    #expect(try deliver(by: home.profile.dueNudgeNotices) == [])
    #expect(try home.titles(.active) == ["call mum"])
  }

  @Test func `A snooze sticks, and its end is a reminder of its own`() async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    #expect(try deliverByTimer().count == 1)
    await home.say("snooze mum for 25 minutes")
    #expect(try minutes(until: "2026-11-20T11:36", deliverByTimer) == ["11:25", "11:35"])
  }

  @Test func `A snooze of a card without a time is told once`() async throws {
    await home.say("water the ferns", "snooze the ferns until 2pm")
    #expect(try minutes(until: "2026-11-20T20:00", deliverByTimer) == ["14:00"])
  }

  @Test func `One card comes at most four times a day, whatever is snoozed`() async throws {
    await home.say("call mum at 11")
    var times: [String] = []
    for _ in 0..<12 {
      times += try minutes(until: home.now.adding(minutes: 60).isoMinutes, deliverByTimer)
      await home.say("snooze mum for 5 minutes")
    }
    #expect(times == ["11:05", "11:15", "11:35", "12:05"])
  }

  @Test func `What a sleeping computer missed comes in one line, without a burst of repeats`() async throws {
    await home.say("call mum at 11", "water the ferns at 12", "pay the rent at 1pm")
    home.wait(until: "2026-11-22T09:00")
    #expect(
      try deliverByTimer() == ["3 things came up while I couldn't reach you: call mum, water the ferns, pay the rent."])
    home.wait(minutes: 1)
    #expect(try deliverByTimer() == [])
  }

  @Test func `Of many only three are named`() async throws {
    for number in 1...6 { await home.say("job \(["one", "two", "three", "four", "five", "six"][number - 1]) at 11") }
    home.wait(until: "2026-11-20T12:00")
    let texts = try deliverByTimer()
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("6 things came up") == true)
    #expect(texts.first?.hasSuffix("3 more.") == true)
  }

  @Test func `A focus session holds reminders, and one line tells of them afterwards`() async throws {
    await home.say(
      "call mum at 10:05", "water the ferns at 10:10", "oil the chain", "focus on the chain for 25 minutes")
    #expect(try minutes(until: "2026-11-20T10:25", deliverByTimer) == [])
    home.wait(until: "2026-11-20T10:25")
    for notice in try home.profile.focusEndNotices.notices(home.now) { _ = try notice.claim() }
    #expect(try deliverByTimer() == ["2 things came up while it was quiet: call mum, water the ferns."])
  }

  @Test func `A forgotten focus session without an end holds them for four hours`() async throws {
    await home.say("call mum at 11")
    let session = FocusSession(id: home.profile.ids.random(), nudge: nil, startedAt: home.now)
    try home.profile.changes.write("focus", "start_focus") { try $0.put(session) }
    #expect(try minutes(until: "2026-11-20T14:05", deliverByTimer) == ["14:00"])
  }

  @Test func `Where others may read along, no planned medicine is named`() async throws {
    await home.say("i take sertraline 50mg every morning at 8", "take sertraline at 11", "call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    let due = try home.store.dueReminders(now: home.now)
    let told = try home.profile.messages(about: due, now: home.now, isPublic: true).map { $0.sentence.text() }
    #expect(told.sorted() == ["Due: call mum.", "Due: something you planned to take."])
    #expect(
      try home.profile.messages(about: due, now: home.now, isPublic: false).map { $0.sentence.text() }.sorted()
        == ["Due: call mum.", "Due: take sertraline."])
  }

  @Test func `What could not be delivered is given back`() async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    let due = try home.store.dueReminders(now: home.now)
    #expect(try home.store.claim(due, now: home.now))
    #expect(try home.store.dueReminders(now: home.now) == [])
    try home.store.release(due, now: home.now)
    #expect(try home.store.dueReminders(now: home.now) == due)
  }

  @Test func `What an earlier version delivered does not come again`() async throws {
    await home.say("call mum at 11")
    home.wait(until: "2026-11-20T11:00")
    let nudge = try #require(home.store.all(Nudge.self).first)
    #expect(try home.store.claim(nudge.id, "2026-11-20T11:00"))
    #expect(try minutes(until: "2026-11-20T18:00", deliverByTimer) == [])
  }

  @Test(arguments: [(true, "I'll remind you with a notification."), (false, "“nudgy remind --install”")])
  func `The first card with a time says once how reminders arrive`(isDelivered: Bool, words: String) async throws {
    var options = Session.Options()
    options.isAttended = true
    options.desktopReminders.isOn = { isDelivered }
    let shell = home.shell(home.profile(options))
    await home.say("call mum at 11", in: shell)
    #expect(home.heard?.contains(words) == true)
    await home.say("water the ferns at 12", in: shell)
    #expect(home.heard?.contains("emind") == false)
  }

  @Test func `“keep reminding me” is about the current card, until that is answered or it is taken back`() async throws
  {
    await home.say("call mum at 11", "keep reminding me until i answer")
    #expect(home.heard == "Every 10 minutes until you answer: call mum.")
    home.wait(until: "2026-11-20T11:00")
    #expect(
      try minutes(until: "2026-11-20T11:55", deliverByTimer) == ["11:00", "11:10", "11:20", "11:30", "11:40", "11:50"])
    await home.say("dont keep reminding me")
    #expect(home.heard == "A few reminders are enough: call mum.")
    await home.say("feed the cat", "nag me about the cat until i do it")
    #expect(home.heard == "feed the cat has no time to remind you at.")
  }

  @Test func `Notifications are offered with a key where the machine has them, and turned on by it`() async throws {
    let isOn = Mutex(false)
    var options = Session.Options()
    (options.isAttended, options.isShell) = (true, true)
    options.desktopReminders.isAvailable = { true }
    options.desktopReminders.isOn = { isOn.withLock { $0 } }
    options.desktopReminders.turn = { on in isOn.withLock { $0 = on } }
    let shell = home.shell(home.profile(options))
    await home.say("call mum at 11", in: shell)
    #expect(home.heard?.contains("as notifications they reach you always") == true)
    await home.say("r", in: shell)
    #expect(home.heard?.hasPrefix("Reminders now reach you as notifications") == true)
    #expect(isOn.withLock { $0 })
    await home.say("desktop notifications off", in: shell)
    #expect(!isOn.withLock { $0 })
  }

  @Test func `After days away the welcome tells of what is left, and its reminders do not tell it again`() async throws
  {
    await home.say("call mum at 11", "water the ferns at 12", "pay the rent at 13:00", "feed the cat at 14:00")
    home.wait(until: "2026-11-26T09:00")
    #expect(try home.store.dueReminders(now: home.now).count == 4)
    #expect(try home.profile.openingCall(now: home.now)?.tool == "welcome_back")
    #expect(try home.store.dueReminders(now: home.now).isEmpty)
  }
}
