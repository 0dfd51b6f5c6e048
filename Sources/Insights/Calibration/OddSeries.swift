import Glibc

/// Series as made-up lives have none and real logs may: one value for ever, two in exact proportion, every other day, a
/// single day, no number at all. Nothing that is worked out from them may trap, or be anything but a number.
package enum OddSeries {
  /// Up to six of them, as such bytes choose; the same bytes bring the same series.
  package static func made(from bytes: some Sequence<UInt8>) -> [Series] {
    var choice = Choice(bytes: Array(bytes))
    let days = 1 + 2 * Int(choice.next())
    var values: [[Double]] = []
    for _ in 0..<(2 + Int(choice.next()) % 5) {
      let shape = shapes[Int(choice.next()) % shapes.count]
      let (factor, offset) = (sizes[Int(choice.next()) % sizes.count], sizes[Int(choice.next()) % sizes.count])
      values.append(shape(days, values.last ?? [], Int(choice.next())).map { $0 * factor + offset })
    }
    return values.enumerated().map { Series("\($0)", $1.map { $0 == unknown ? nil : $0 }) }
  }

  /// Whether all that is worked out from them can be told.
  package static func isSound(_ series: [Series]) -> Bool {
    let averages = series.flatMap { series in [7, 30, 1000].compactMap { Average(of: series, 0..<$0) } }
    let turnings = series.flatMap { Turning.all(of: $0, risk: 0.04) }
    return Associations(among: series).found.allSatisfy(isSound) && averages.allSatisfy(isSound)
      && turnings.allSatisfy { 0...1 ~= $0.chance && isSound($0.before) && isSound($0.after) }
  }

  private static func isSound(_ found: Association) -> Bool {
    -1...1 ~= found.correlation && 0...1 ~= found.chance && found.difference.isFinite
      && found.interval.contains(found.difference)
  }

  private static func isSound(_ average: Average) -> Bool {
    average.mean.isFinite && average.interval?.contains(average.mean) != false
  }
}

extension OddSeries {
  /// Days, those of the series before, and a byte to vary it by.
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
    // In proportion to the one before it.
    { days, before, _ in before.isEmpty ? .init(repeating: 0, count: days) : before },
    { days, before, byte in
      (before.isEmpty ? .init(repeating: 0, count: days) : before).enumerated()
        .map { $0 % (2 + byte % 5) == 0 ? unknown : $1 }
    },
    // Doubles as their bits fall.
    { days, _, byte in
      (0..<days).map { Double(bitPattern: UInt64($0 + 1) &* UInt64(byte + 1) &* 0x9E37_79B9_7F4A_7C15) }
    },
  ]

  private static let sizes = [
    0, 1, -1, 0.1, 1.8, 32, 10, 5.0 / 9, 1e-300, 1e-9, 1e9, 1e15, -1e15, 1e300, .ulpOfOne, .leastNonzeroMagnitude,
    .infinity, .nan,
  ]

  /// Bytes one after the other; 0 when they are used up.
  private struct Choice {
    let bytes: [UInt8]
    var place = 0

    mutating func next() -> UInt8 {
      defer { place += 1 }
      return place < bytes.count ? bytes[place] : 0
    }
  }
}
