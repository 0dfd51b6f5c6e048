import Glibc

/// Edge cases for fuzzing the statistics, which real logs may contain: a constant, two exactly proportional series,
/// every other day, a single day, infinities and NaN. Results computed from them must not trap and must be numbers.
package enum EdgeCaseSeries {
  /// Two to six series chosen by the bytes; the same bytes give the same series.
  package static func generate(from bytes: some Sequence<UInt8>) -> [Series] {
    var byteReader = ByteReader(bytes: Array(bytes))
    let days = 1 + 2 * Int(byteReader.next())
    var values: [[Double]] = []
    for _ in 0..<(2 + Int(byteReader.next()) % 5) {
      let shape = shapes[Int(byteReader.next()) % shapes.count]
      let (factor, offset) = (
        scales[Int(byteReader.next()) % scales.count], scales[Int(byteReader.next()) % scales.count]
      )
      values.append(shape(days, values.last ?? [], Int(byteReader.next())).map { $0 * factor + offset })
    }
    return values.enumerated().map { Series("\($0)", $1.map { $0 == unknown ? nil : $0 }) }
  }

  /// Whether all statistics of the series are finite and within their ranges.
  package static func isValid(_ series: [Series]) -> Bool {
    let averages = series.flatMap { series in [7, 30, 1000].compactMap { Average(of: series, 0..<$0) } }
    let turnings = series.flatMap { ChangePoint.all(of: $0, risk: 0.04) }
    return Associations(among: series).associations.allSatisfy(isValid) && averages.allSatisfy(isValid)
      && turnings.allSatisfy { 0...1 ~= $0.pValue && isValid($0.before) && isValid($0.after) }
  }

  private static func isValid(_ association: Association) -> Bool {
    -1...1 ~= association.correlation && 0...1 ~= association.pValue && association.difference.isFinite
      && association.interval.contains(association.difference)
  }

  private static func isValid(_ average: Average) -> Bool {
    average.mean.isFinite && average.interval?.contains(average.mean) != false
  }
}

extension EdgeCaseSeries {
  /// Takes the number of days, the values of the preceding series, and a byte that varies the shape.
  private typealias Shape = @Sendable (Int, [Double], Int) -> [Double]

  private static let unknown = -77.0

  private static let shapes: [Shape] = [
    { days, _, _ in .init(repeating: 1, count: days) },
    { days, _, byte in (0..<days).map { $0 % (2 + byte % 9) == 0 ? 1 : 0 } },
    { days, _, byte in (0..<days).map { $0 == byte ? 1 : 0 } },
    { days, _, byte in (0..<days).map { $0 == byte ? 1 : unknown } },
    { days, _, byte in (0..<days).map { Double($0) * Double(byte) } },
    { days, _, byte in (0..<days).map { $0 < byte ? 0 : 1 } },
    { days, _, byte in
      var noise = Noise(UInt64(byte))
      return noise.days(days, memory: Double(byte % 10) / 10)
    },
    { days, _, byte in
      var noise = Noise(UInt64(byte))
      return noise.days(days, memory: 0).map { $0.rounded() }
    },
    // Proportional to the preceding series.
    { days, before, _ in before.isEmpty ? .init(repeating: 0, count: days) : before },
    { days, before, byte in
      (before.isEmpty ? .init(repeating: 0, count: days) : before).enumerated()
        .map { $0 % (2 + byte % 5) == 0 ? unknown : $1 }
    },
    // Arbitrary bit patterns.
    { days, _, byte in
      (0..<days).map { Double(bitPattern: UInt64($0 + 1) &* UInt64(byte + 1) &* 0x9E37_79B9_7F4A_7C15) }
    },
  ]

  private static let scales = [
    0, 1, -1, 0.1, 1.8, 32, 10, 5.0 / 9, 1e-300, 1e-9, 1e9, 1e15, -1e15, 1e300, .ulpOfOne, .leastNonzeroMagnitude,
    .infinity, .nan,
  ]

  /// Returns bytes in order; 0 after the last.
  private struct ByteReader {
    let bytes: [UInt8]
    var index = 0

    mutating func next() -> UInt8 {
      defer { index += 1 }
      return index < bytes.count ? bytes[index] : 0
    }
  }
}
