import Civil
import Testing

@testable import Records

@Suite struct ReminderChainTests {
  private static func time(_ text: String) -> LocalTime { LocalTime(iso: "2026-11-20T" + text)! }

  private func chain(_ deliveries: String..., repeats: Bool = true, isAnswered: Bool = false) -> ReminderChain {
    ReminderChain(
      moment: Self.time("09:00"), repeats: repeats, deliveries: deliveries.map { Self.time($0) }, isAnswered: isAnswered
    )
  }

  private func attempt(_ chain: ReminderChain, _ now: String, today: Int = 0, opened: String? = nil) -> Int? {
    chain.attempt(now: Self.time(now), deliveredToday: today, openedAt: opened.map { Self.time($0) })
  }

  @Test func `It comes at its moment and not before`() {
    #expect(attempt(chain(), "08:59:59") == nil)
    #expect(attempt(chain(), "09:00") == 0)
  }

  @Test func `A computer that slept through repeats gets the next one only`() {
    #expect(attempt(chain("09:00"), "15:00") == 1)
    #expect(attempt(chain("09:00", "15:00"), "15:19") == nil)
    #expect(attempt(chain("09:00", "15:00"), "15:20") == 2)
  }

  @Test func `A clock that was set back, as by a change of zone, delays no repeat`() {
    #expect(attempt(chain("09:05"), "09:04") == nil)
    #expect(attempt(chain("14:00"), "09:00") == 1)
  }

  @Test func `An answer ends it, four a day are enough, and only a shell opened later tells of it once more`() {
    #expect(attempt(chain("09:00", isAnswered: true), "10:00") == nil)
    #expect(attempt(chain("09:00"), "10:00", today: 4) == nil)
    let over = chain("09:00", "09:10", "09:30", "11:00")
    #expect(attempt(over, "20:00") == nil)
    #expect(attempt(over, "20:00", opened: "10:00") == nil)
    #expect(attempt(over, "20:00", opened: "19:00") == 4)
    let told = chain("09:00", "09:10", "09:30", "11:00", "19:00")
    #expect(attempt(told, "22:00", opened: "21:00") == nil)
  }

  @Test func `One that insists comes every ten minutes until it is answered`() {
    func insistent(_ deliveries: String..., isAnswered: Bool = false) -> ReminderChain {
      ReminderChain(
        moment: Self.time("09:00"), repeats: false, interval: 10, deliveries: deliveries.map { Self.time($0) },
        isAnswered: isAnswered)
    }
    #expect(attempt(insistent(), "09:00", today: 9) == 0)
    #expect(attempt(insistent("09:00", "09:10", "09:20", "09:30", "09:40"), "09:49", today: 5) == nil)
    #expect(attempt(insistent("09:00", "09:10", "09:20", "09:30", "09:40"), "09:50", today: 5) == 5)
    #expect(attempt(insistent("09:00", isAnswered: true), "09:50") == nil)
    #expect(ReminderChain.minutesShown(attempt: 3, interval: 10) == 10)
  }

  @Test func `What is told once is not repeated`() {
    #expect(attempt(chain(repeats: false), "09:00") == 0)
    #expect(attempt(chain("09:00", repeats: false), "12:00") == nil)
  }
}
