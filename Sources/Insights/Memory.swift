/// How much of a day is still there on the next.
enum Memory {
  /// Correlation of neighbouring known days of values around zero, mended for what few days underestimate (F. H. C.
  /// Marriott and J. A. Pope, 1954); from 0 to 0.97.
  /// - Parameter levels: means that were taken off the values.
  static func of(_ values: [Double], levels: Int = 1) -> Double {
    var (products, squares, pairs) = (0.0, 0.0, 0)
    for (before, after) in zip(values, values.dropFirst()) where !before.isNaN && !after.isNaN {
      products += before * after
      squares += (before * before + after * after) / 2
      pairs += 1
    }
    guard squares > 0 else { return 0 }
    let raw = products / squares
    let lost = (Double(levels) * (1 + raw) + 2 * raw) / Double(pairs)
    return min(max(raw + lost, 0), 0.97)
  }
}
