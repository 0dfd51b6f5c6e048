/// Watches a model's words for an end that does not come: more than anybody reads, or the same over and over.
struct RunawayWatch {
  private var count = 0
  private var tail: [UInt8] = []

  /// Bytes of one answer; it is asked for three sentences.
  private static let longest = 8 << 10
  /// Bytes of what is said over and over, at most; how often that is, and how much of it is enough.
  private static let longestPeriod = 250
  private static let repeats = 4
  private static let shortestRun = 120

  /// Whether they do, with these words after all that came before.
  mutating func runsAway(with words: String) -> Bool {
    count += words.utf8.count
    tail = (tail + words.utf8).suffix(RunawayWatch.longestPeriod * RunawayWatch.repeats)
    return count > RunawayWatch.longest || isTurning
  }

  private var isTurning: Bool {
    (1...RunawayWatch.longestPeriod).contains { period in
      let run = max(RunawayWatch.shortestRun, period * RunawayWatch.repeats)
      return tail.count >= run && tail.suffix(run - period).elementsEqual(tail.dropLast(period).suffix(run - period))
    }
  }
}
