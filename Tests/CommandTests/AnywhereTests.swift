import Foundation
import Homes
import Testing

/// A sentence means the same on every machine.
@Suite struct AnywhereTests {
  private static let machines = [
    ["TZ": "UTC", "LC_ALL": "C"], ["TZ": "America/New_York", "LANG": "en_US.UTF-8"],
    ["TZ": "Australia/Lord_Howe", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"],
    ["TZ": "Pacific/Kiritimati", "LC_TIME": "ar_EG.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"],
    ["TZ": "America/Santiago", "LC_ALL": "th_TH.UTF-8"], ["TZ": ":/nonexistent", "LC_ALL": "no_SUCH"],
  ]

  @Test(arguments: [
    ("parse", "TITLE INVOICE TOMORROW AT 3"), ("when", "in 90 minutes"),
  ]) func `no zone and no locale changes what is read`(_ door: String, _ own: String) throws {
    let input = Self.lines(own)
    let home = try Home()
    let first = try home.run(door, input: input, environment: Self.machines[0])
    #expect(first.code == 0)
    #expect(first.lines.count > 400)
    for machine in Self.machines.dropFirst() {
      let other = try home.run(door, input: input, environment: machine)
      #expect(other.code == 0, "\(machine)")
      let differing = zip(first.lines, other.lines).first { $0 != $1 }
      #expect(differing == nil && first.lines.count == other.lines.count, "\(machine)")
    }
  }

  /// A zone as POSIX writes it has its offset to the west of Greenwich, and may have rules for its summer.
  @Test(arguments: [
    ("UTC-3", "+03:00", "+03:00", "18:00"), ("JST-9", "+09:00", "+09:00", "00:00"),
    ("UTC+3", "-03:00", "-03:00", "12:00"),
    ("<+0530>-5:30", "+05:30", "+05:30", "20:30"), ("EST5", "-05:00", "-05:00", "10:00"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "+01:00", "+02:00", "16:00"), ("EST5EDT", "-05:00", "-04:00", "10:00"),
    (":Europe/Berlin", "+01:00", "+02:00", "16:00"), ("UTC0", "+00:00", "+00:00", "15:00"),
  ])
  func `Zones mean what they mean to the system`(_ zone: String, winter: String, summer: String, hour: String) throws {
    let home = try Home()
    func due(_ words: String...) throws -> String {
      let outcome = try home.run(
        ["--ndjson", "add"] + words, input: nil, now: "2026-11-20T10:00", environment: ["TZ": zone])
      let object = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any]
      return try #require(object?["due"] as? String, "\(outcome)")
    }
    #expect(try due("gate", "--due", "2027-01-10T08:00") == "2027-01-10T08:00:00\(winter)")
    #expect(try due("fence", "--due", "2027-07-10T08:00") == "2027-07-10T08:00:00\(summer)")
    #expect(try due("path", "--due", "2026-12-01T15:00Z").dropFirst(11).hasPrefix(hour))
    let skipped = try home.run("add", "hedge", "--due", "2027-03-28T02:30", environment: ["TZ": zone]).out
    #expect(skipped.contains("The clocks skip that time") == (summer == "+02:00"), "\(skipped)")
  }

  /// Said shortly before, in and shortly after the hour in which clocks change somewhere, and around leap days.
  private static func lines(_ own: String) -> String {
    let said = [
      own, "ring the bank tomorrow at 2:30am", "water the ferns every sunday at 1:30", "log headache 6 since 1:15",
    ]
    let days =
      (2026...2035).flatMap { year in
        ["\(year)-02-28T23:45", "\(year)-03-01T00:15"]
          + ["03-08", "03-29", "04-05", "09-06", "09-27", "10-04", "10-25", "11-01"].map { "\(year)-\($0)T01:45" }
      } + ["2028-02-29T02:00", "2032-02-29T02:00"]
    return days.flatMap { now in said.map { #"{"text":"\#($0)","now":"\#(now)"}"# } }.joined(separator: "\n") + "\n"
  }
}
