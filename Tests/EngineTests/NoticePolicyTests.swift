import Civil
import Engine
import Replies
import Synchronization
import Testing

@Suite struct NoticePolicyTests {
  let noon = LocalTime(iso: "2026-11-20T12:00")!

  @Test func `Three unasked notices a day, and as many again tomorrow`() {
    var policy = NoticePolicy()
    let given = (0..<5).flatMap { _ in policy.admit([notice("x")], now: noon) }
    #expect(given.count == 3)
    #expect(policy.admit([notice("x")], now: noon.adding(minutes: 24 * 60)).count == 1)
  }

  @Test func `A reminder the person set does not count`() {
    var policy = NoticePolicy(dailyLimit: 0)
    #expect(policy.admit([notice("x", isAsked: true)], now: noon).count == 1)
  }

  @Test(arguments: [("2026-11-20T22:30", 0), ("2026-11-21T06:59", 0), ("2026-11-21T07:00", 1)])
  func `In quiet hours nothing speaks and nothing is claimed`(time: String, count: Int) {
    var policy = NoticePolicy()
    policy.isQuiet = { $0.hour >= 22 || $0.hour < 7 }
    let claims = Mutex(0)
    let asked = Notice("x", about: nil, isRequested: true) {
      claims.withLock { $0 += 1 }
      return true
    }
    #expect(policy.admit([asked], now: LocalTime(iso: time)!).count == count)
    #expect(claims.withLock { $0 } == count)
  }

  @Test func `During focus only what was asked for speaks`() {
    var policy = NoticePolicy()
    policy.focusUntil = noon.adding(minutes: 25)
    #expect(policy.admit([notice("a"), notice("b", isAsked: true)], now: noon).map { $0.text.text() } == ["b"])
  }

  @Test func `In the silence after a crisis nothing speaks, not even what was asked for, and nothing is claimed`() {
    var policy = NoticePolicy()
    policy.silentUntil = noon.adding(minutes: 15)
    let due = [notice("a"), notice("b", isAsked: true)]
    #expect(policy.admit(due, now: noon).isEmpty)
    #expect(policy.admit(due, now: noon.adding(minutes: 15)).count == 2)
  }

  @Test func `Many at once become one line`() {
    var policy = NoticePolicy()
    let given = policy.admit((1...4).map { notice("Due: \($0).", isAsked: true) }, now: noon)
    #expect(given.map { $0.text.text() } == ["Due: 1. And 3 more."])
  }

  @Test func `What another process claimed is not said again`() {
    var policy = NoticePolicy()
    let taken = Notice("x", about: nil, isRequested: true) { false }
    #expect(policy.admit([taken], now: noon).isEmpty)
  }

  @Test func `One that cannot be claimed keeps back no other`() {
    struct Failure: Error {}
    var policy = NoticePolicy()
    let broken = Notice("x", about: nil, isRequested: true) { throw Failure() }
    let given = policy.admit([notice("a", isAsked: true), broken, notice("b", isAsked: true)], now: noon)
    #expect(given.map { $0.text.text() } == ["a", "b"])
  }

  private func notice(_ words: String, isAsked: Bool = false) -> Notice {
    Notice(LocalizedText(stringLiteral: words), about: nil, isRequested: isAsked) { true }
  }
}
