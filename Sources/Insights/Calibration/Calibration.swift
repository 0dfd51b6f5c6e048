/// How often the search for associations is wrong, and how often it finds what is there: measured on made-up lives.
package struct Calibration: Sendable {
  package var variables = 30
  package var days: Int
  /// Correlation from one day to the next.
  package var memory: Double
  /// Share of days on which a variable was not kept.
  package var gaps = 0.0

  package init(days: Int, memory: Double) {
    self.days = days
    self.memory = memory
  }

  /// In how many of so many lives without any association one is shown.
  package func falseAlarms(in lives: Int) -> Int {
    (0..<lives).count { !Associations(among: life($0)).found.isEmpty }
  }

  /// In how many of so many lives an effect is found that is there: a variable (spread 1.5) lies that much higher on one
  /// day in five, among all others that mean nothing.
  package func found(effect: Double, in lives: Int) -> Int {
    (0..<lives).count { number in
      var noise = Noise(UInt64(number) &* 7919 &+ 3)
      let flag = Calibration.flag(noise.days(days, memory: memory), up: 0.2)
      let score = zip(noise.days(days, memory: memory), flag).map { 1.5 * $0 + effect * $1 }
      let planted = [Series("flag", flag), Series("score", score)]
      return Associations(among: planted + life(number).dropFirst(2)).found.contains {
        $0.one == "flag" && $0.other == "score"
      }
    }
  }

  /// Variables as people keep them: moods from 1 to 10, severities that are mostly 0, triggers that are there or not, and
  /// hours.
  package func life(_ number: Int) -> [Series] {
    var noise = Noise(UInt64(number) &* 104_729 &+ UInt64(memory * 1000) &+ UInt64(days))
    return (0..<variables).map { variable in
      let days = noise.days(days, memory: memory)
      let values =
        switch variable % 4 {
        case 0: days.map { min(10, max(1, (6 + 1.8 * $0).rounded())) }
        case 1: days.map { min(10, max(0, (3 * ($0 - 0.3)).rounded())) }
        case 2: Calibration.flag(days, up: 0.2)
        default: days.map { 7.5 + 1.2 * $0 }
        }
      return Series("\(variable)", values.map { noise.share() < gaps ? nil : $0 })
    }
  }

  /// Up on the highest days.
  private static func flag(_ days: [Double], up share: Double) -> [Double] {
    let bar = days.sorted()[Int(Double(days.count) * (1 - share))]
    return days.map { $0 >= bar ? 1 : 0 }
  }
}
