import Testing

@testable import Civil

@Suite struct OffsetTests {
  @Test(arguments: [
    ("2026-11-21T17:00", "Europe/Berlin", "2026-11-21T17:00:00+01:00"),
    ("2026-07-21T17:00", "Europe/Berlin", "2026-07-21T17:00:00+02:00"),
    ("2026-11-21T17:00:30", "America/New_York", "2026-11-21T17:00:30-05:00"),
    ("2026-11-21T17:00", "Asia/Kolkata", "2026-11-21T17:00:00+05:30"),
    ("2026-11-21T17:00", "UTC", "2026-11-21T17:00:00+00:00"),
    // Around the clock change of 25 October 2026 at three.
    ("2026-10-25T01:59", "Europe/Berlin", "2026-10-25T01:59:00+02:00"),
    ("2026-10-25T03:00", "Europe/Berlin", "2026-10-25T03:00:00+01:00"),
  ])
  func `A time is written with its offset, and read back`(time: String, zone: String, written: String) throws {
    let local = try #require(LocalTime(iso: time))
    #expect(local.isoWithOffset(in: zone) == written)
    #expect(LocalTime(isoWithOffset: written, in: zone) == local)
  }

  @Test(arguments: [
    ("2026-12-01T15:00Z", "2026-12-01T16:00"), ("2026-12-01T15:00:00z", "2026-12-01T16:00"),
    ("2026-12-01T15:00+01:00", "2026-12-01T15:00"), ("2026-12-01T15:00-0530", "2026-12-01T21:30"),
    ("2026-12-01T23:30-01", "2026-12-02T01:30"), ("2026-07-01T15:00Z", "2026-07-01T17:00"),
  ])
  func `What comes from elsewhere is the time here`(text: String, here: String) {
    #expect(LocalTime(isoWithOffset: text, in: "Europe/Berlin")?.isoMinutes == here)
  }

  @Test(arguments: [
    "2026-12-01T15:00", "2026-12-01", "2026-12-01Z", "2026-12-01T15:00+25:00", "2026-12-01T15:00+1:0:0", "+", "Z", "",
  ])
  func `What has no offset is not read`(text: String) {
    #expect(LocalTime(isoWithOffset: text, in: "Europe/Berlin") == nil)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T02:30", "2026-03-29T03:00"),
    ("Europe/Berlin", "2026-03-29T02:00", "2026-03-29T03:00"),
    ("America/New_York", "2026-03-08T02:59", "2026-03-08T03:00"),
    ("Australia/Lord_Howe", "2026-10-04T02:15", "2026-10-04T02:30"),
  ])
  func `A time that the clocks skip comes right after`(zone: String, skipped: String, shown: String) throws {
    #expect(try #require(LocalTime(iso: skipped)).timeAfterSkip(in: zone)?.isoMinutes == shown)
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T01:59"), ("Europe/Berlin", "2026-03-29T03:00"), ("Europe/Berlin", "2026-10-25T02:30"),
    ("Europe/Berlin", "2026-03-28T02:30"), ("UTC", "2026-03-29T02:30"), ("Pacific/Apia", "2026-03-29T02:30"),
  ])
  func `A time that they show, be it twice, is itself`(zone: String, time: String) throws {
    #expect(try #require(LocalTime(iso: time)).timeAfterSkip(in: zone) == nil)
  }
}
