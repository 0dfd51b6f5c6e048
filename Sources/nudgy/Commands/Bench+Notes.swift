import Engine
import Language
import Replies
import SampleLife
import Session
import Tools

extension Bench {
  /// Looking through the words of many sealed notes: as a shell does that has looked before, and for the first time.
  func notes(_ context: AppContext) async throws {
    let profile = context.profile()
    guard let find = profile.tool(verb: "find-note") else { return }
    let turn = Turn(reading: context.reading)
    var count = 0
    for (goal, wanted) in [(10_000, 60), (100_000, 300)] {
      while count < goal {
        try profile.keepNotes(10_000, bytes: 2_000)
        count += 10_000
      }
      var times: [Int] = []
      for word in ["note 77", "karu merlo", "tin"] + Array(repeating: "note 5123", count: 18) {
        let begin = ContinuousClock.now
        _ = try await find.run(turn, ["query": .words(word)])
        times.append(Bench.microseconds(ContinuousClock.now - begin))
      }
      let warm = times.dropFirst().sorted()
      Output.data(
        "\(count) notes of 2 kB looked through: first \(times[0] / 1000) ms, median \(warm[warm.count / 2] / 1000) ms, "
          + "longest \(warm[warm.count - 1] / 1000) ms (wanted ≤ \(wanted) warm).")
    }
  }
}
