/// Measures false alarms and detections of `Associations` on simulated histories.
package struct Calibration: Sendable {
  package var variables = 30
  package var days: Int
  /// Correlation from one day to the next.
  package var memory: Double
  /// Share of days on which a variable is unknown.
  package var gapShare = 0.0

  package init(days: Int, memory: Double) {
    self.days = days
    self.memory = memory
  }

  /// The number of simulated histories without associations that show one.
  package func falseAlarms(inHistories count: Int) -> Int {
    (0..<count).count { !Associations(among: history($0)).associations.isEmpty }
  }

  /// The number of simulated histories in which a real effect is found: one variable (standard deviation 1.5) is higher
  /// by `effect` on one day in five; all other variables are independent.
  package func detections(ofEffect effect: Double, inHistories count: Int) -> Int {
    (0..<count).count { number in
      var noise = Noise(UInt64(number) &* 7919 &+ 3)
      let flag = Calibration.topDays(noise.days(days, memory: memory), up: 0.2)
      let score = zip(noise.days(days, memory: memory), flag).map { 1.5 * $0 + effect * $1 }
      let planted = [Series("flag", flag), Series("score", score)]
      return Associations(among: planted + history(number).dropFirst(2)).associations.contains {
        $0.one == "flag" && $0.other == "score"
      }
    }
  }

  /// A simulated history of independent variables of the usual kinds: moods from 1 to 10, severities that are mostly 0,
  /// triggers (0 or 1) and hours. The same number gives the same history.
  package func history(_ number: Int) -> [Series] {
    var noise = Noise(UInt64(number) &* 104_729 &+ UInt64(memory * 1000) &+ UInt64(days))
    return (0..<variables).map { variable in
      let days = noise.days(days, memory: memory)
      let values =
        switch variable % 4 {
        case 0: days.map { min(10, max(1, (6 + 1.8 * $0).rounded())) }
        case 1: days.map { min(10, max(0, (3 * ($0 - 0.3)).rounded())) }
        case 2: Calibration.topDays(days, up: 0.2)
        default: days.map { 7.5 + 1.2 * $0 }
        }
      return Series("\(variable)", values.map { noise.uniform() < gapShare ? nil : $0 })
    }
  }

  /// 1 on the given share of days with the highest values, otherwise 0.
  private static func topDays(_ days: [Double], up share: Double) -> [Double] {
    let threshold = days.sorted()[Int(Double(days.count) * (1 - share))]
    return days.map { $0 >= threshold ? 1 : 0 }
  }
}
