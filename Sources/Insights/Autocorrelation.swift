/// Day-to-day autocorrelation.
enum Autocorrelation {
  /// Lag-one autocorrelation of values centred on zero, over neighbouring known days, corrected for small-sample bias
  /// (F. H. C. Marriott and J. A. Pope, 1954) and clamped to 0 … 0.97.
  /// - Parameter levels: how many means were subtracted from the values.
  static func lagOne(_ values: [Double], levels: Int = 1) -> Double {
    var (products, squares, pairs) = (0.0, 0.0, 0)
    for (before, after) in zip(values, values.dropFirst()) where !before.isNaN && !after.isNaN {
      products += before * after
      squares += (before * before + after * after) / 2
      pairs += 1
    }
    guard squares > 0 else { return 0 }
    let raw = products / squares
    let bias = (Double(levels) * (1 + raw) + 2 * raw) / Double(pairs)
    return min(max(raw + bias, 0), 0.97)
  }
}
