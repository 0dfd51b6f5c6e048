import Insights

extension Bench {
  private static let autocorrelations = [0, 0.3, 0.6, 0.8]
  private static let tenYears = 3_650

  /// Measures false alarms and hit rate of the association search on simulated data with thirty variables.
  func insights() async {
    let life = Calibration(days: Bench.tenYears, memory: 0.3).history(1)
    let median = (0..<5).map { _ in Bench.microseconds { _ = Associations(among: life) } }.sorted()[2]
    Output.data("Ten years of 30 variables looked through: \(median / 1000) ms (wanted ≤ 1000).")
    Output.data("Lives without any association that show one (wanted ≤ 5 %):")
    for (name, days, lives) in [("90 days", 90, 400), ("ten years", Bench.tenYears, 300)] {
      let shares = await sharesByAutocorrelation {
        Double(Calibration(days: days, memory: $0).falseAlarms(inHistories: lives)) / Double(lives)
      }
      Output.data("  \(name), \(lives) lives, correlation from day to day \(Bench.summary(shares))")
    }
    Output.data("Found in 120 days, of what is there on one day in five (wanted ≥ 80 % for 2 points at 0.3):")
    for effect in [0.5, 1, 1.5, 2, 3] {
      let shares = await sharesByAutocorrelation {
        Double(Calibration(days: 120, memory: $0).detections(ofEffect: effect, inHistories: 100)) / 100
      }
      Output.data("  \(effect) points, 100 lives, correlation from day to day \(Bench.summary(shares))")
    }
  }

  private func sharesByAutocorrelation(_ share: @escaping @Sendable (Double) -> Double) async -> [Double] {
    await withTaskGroup(of: (Double, Double).self) { group in
      for autocorrelation in Bench.autocorrelations { group.addTask { (autocorrelation, share(autocorrelation)) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// Formats as “0: 2 %, 0.3: 1 %”: each autocorrelation with its share.
  private static func summary(_ shares: [Double]) -> String {
    zip(autocorrelations, shares).map { "\($0): \((($1 * 1000).rounded() / 10)) %" }.joined(separator: ", ")
  }
}
