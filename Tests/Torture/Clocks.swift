import Foundation
import Homes
import Randomness
import Subprocesses

/// The clock jumps by years and the zone with it: all that was kept stays, and so do the backups of real days.
struct Clocks: Kind {
  let stock: SampleStore
  let name = "clocks"
  let unit = "jumps"

  private static let zones = [
    "UTC", "Europe/London", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/St_Johns",
    "Australia/Lord_Howe", "Africa/Monrovia", "Nowhere/Else", "", ":", "UTC-25:61:61", "\u{7F}",
  ]
  /// The edges of the calendar, and hours that the clocks leave out or show twice.
  private static let moments = [
    "0001-01-01T00:00", "9999-12-31T23:59", "1969-12-31T23:59", "2026-03-29T01:30", "2026-10-25T01:30",
    "2028-02-29T12:00", "2000-01-01T00:00", "2038-01-19T03:15", "2026-11-19T23:59", "2026-11-21T00:00",
  ]

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    try stock.fill(home)
    var acknowledged = stock.tokens
    let jumps = random.integer(in: 4...12)
    var strays: Set<String> = []
    for _ in 0..<jumps {
      var moment = random.element(of: Clocks.moments)
      if random.chance(0.5) {
        let day = "\(random.integer(in: 1000...9998))-\(random.integer(in: 10...12))-\(random.integer(in: 10...28))"
        moment = "\(day)T1\(random.integer(in: 0...9)):30"
      }
      if random.chance(0.3) { moment = Home.now }
      // Seven days of any clock make room for themselves.
      if strays.count == 3, !strays.contains(moment), moment != Home.now { moment = strays.min() ?? moment }
      if moment != Home.now { strays.insert(moment) }
      let environment = ["NUDGY_NOW": moment, "TZ": random.element(of: Clocks.zones)]
      func run(_ words: [String]) throws -> Child.Result { try home.run(words, environment: environment) }

      for _ in 0..<random.integer(in: 1...3) {
        let token = home.token()
        // No day comes after the last.
        let later = random.element(of: ["", " tomorrow", " every monday at 9am", " in 3 weeks", " at 1:30am"])
        let due = moment.hasPrefix("9999") ? "" : later
        let words = random.element(of: [["add", "water the \(token)" + due], ["note", "\(token) is dry"]])
        let result = try run(words)
        guard result.code == 0 else { throw Fault(.refused, "\(environment) “\(words)”: \(result.all)") }
        acknowledged.insert(token)
      }
      for verb in ["today", "next", "list", "stats", "upkeep", "moods", "timeline"] where random.chance(0.4) {
        let result = try run([verb])
        guard result.code == 0 else { throw Fault(.refused, "\(environment) “\(verb)”: \(result.all)") }
      }
    }
    let gone = Set((18...20).map { "nudgy-2026-11-\($0).db" }).subtracting(backups(home))
    guard gone.isEmpty else { throw Fault(.lost, "backups of real days: \(gone.sorted())") }
    try home.inspect(acknowledged)
    // The newest backup is the one with the most cards in it, whatever the clock said then.
    let copied = backups(home).map { name in
      Machine.shell("sqlite3 -readonly '\(home.path)/data/backups/\(name)' 'SELECT title FROM nudge'").out.tokens
    }
    try Data(count: 40_000).write(to: URL(fileURLWithPath: home.database))
    for end in ["-wal", "-shm"] { unlink(home.database + end) }
    try home.inspect(copied.max { $0.count < $1.count } ?? [])
    return jumps
  }

  private func backups(_ home: TrialHome) -> Set<String> {
    Set(home.names(in: "/data/backups").filter { $0.hasSuffix(".db") })
  }
}
