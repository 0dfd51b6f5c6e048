import Civil
import Session
import Testing

@Suite struct NightTests {
  @Test(arguments: [
    ("22:59", false), ("23:00", true), ("23:59", true), ("00:00", true), ("04:59", true), ("05:00", false),
  ])
  func `Night is from eleven to five`(time: String, isNight: Bool) throws {
    #expect(try #require(LocalTime(iso: "2026-11-20T" + time)).isNight == isNight)
  }
}
