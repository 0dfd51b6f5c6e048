/// Detects an answer that does not end: one too long to read, or the same text repeated.
struct RunawayDetector {
  private var count = 0
  private var tail: [UInt8] = []

  /// The most bytes of an answer; three sentences are asked for.
  private static let maxBytes = 8 << 10
  /// The most bytes of a repeated text, the number of repetitions, and the least bytes of all repetitions.
  private static let maxPeriod = 250
  private static let repeats = 4
  private static let minRunBytes = 120

  /// Whether the answer is running away, given its next words.
  mutating func isRunaway(with words: String) -> Bool {
    count += words.utf8.count
    tail = (tail + words.utf8).suffix(RunawayDetector.maxPeriod * RunawayDetector.repeats)
    return count > RunawayDetector.maxBytes || isRepeating
  }

  private var isRepeating: Bool {
    (1...RunawayDetector.maxPeriod).contains { period in
      let run = max(RunawayDetector.minRunBytes, period * RunawayDetector.repeats)
      return tail.count >= run && tail.suffix(run - period).elementsEqual(tail.dropLast(period).suffix(run - period))
    }
  }
}
