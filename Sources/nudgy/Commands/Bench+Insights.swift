import Insights

extension Bench {
  private static let memories = [0, 0.3, 0.6, 0.8]
  private static let years = 3_650

  /// How often the search for what goes together is wrong, and how often it finds what is there, on made-up lives of
  /// thirty variables.
  func insights() async {
    let life = Calibration(days: Bench.years, memory: 0.3).life(1)
    let longest = (0..<5).map { _ in Bench.microseconds { _ = Associations(among: life) } }.sorted()[2]
    Output.data("Ten years of 30 variables looked through: \(longest / 1000) ms (wanted ≤ 1000).")
    Output.data("Lives without any association that show one (wanted ≤ 5 %):")
    for (name, days, lives) in [("90 days", 90, 400), ("ten years", Bench.years, 300)] {
      let shares = await each { Double(Calibration(days: days, memory: $0).falseAlarms(in: lives)) / Double(lives) }
      Output.data("  \(name), \(lives) lives, correlation from day to day \(Bench.told(shares))")
    }
    Output.data("Found in 120 days, of what is there on one day in five (wanted ≥ 80 % for 2 points at 0.3):")
    for effect in [0.5, 1, 1.5, 2, 3] {
      let shares = await each { Double(Calibration(days: 120, memory: $0).found(effect: effect, in: 100)) / 100 }
      Output.data("  \(effect) points, 100 lives, correlation from day to day \(Bench.told(shares))")
    }
  }

  private func each(_ share: @escaping @Sendable (Double) -> Double) async -> [Double] {
    await withTaskGroup(of: (Double, Double).self) { group in
      for memory in Bench.memories { group.addTask { (memory, share(memory)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// "0: 2 %, 0.3: 1 %".
  private static func told(_ shares: [Double]) -> String {
    zip(memories, shares).map { "\($0): \((($1 * 1000).rounded() / 10)) %" }.joined(separator: ", ")
  }
}
