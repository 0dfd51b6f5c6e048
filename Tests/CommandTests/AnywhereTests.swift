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
