import Engine
import Language
import Replies
import SampleLife
import Session
import Tools

extension Bench {
  /// Measures searching many sealed notes, first with an empty cache and then repeatedly, as in an open shell.
  func notes(_ context: AppContext) async throws {
    let session = context.session()
    guard let findNote = session.tool(verb: "find-note") else { return }
    let turn = Turn(context: context.reading)
    var count = 0
    for (noteCount, target) in [(10_000, 60), (100_000, 300)] {
      while count < noteCount {
        try session.addBulkNotes(10_000, bytes: 2_000)
        count += 10_000
      }
      var times: [Int] = []
      for word in ["note 77", "karu merlo", "tin"] + Array(repeating: "note 5123", count: 18) {
        let start = ContinuousClock.now
        _ = try await findNote.run(turn, ["query": .words(word)])
        times.append(Bench.microseconds(ContinuousClock.now - start))
      }
      let warmTimes = times.dropFirst().sorted()
      Output.data(
        "\(count) notes of 2 kB looked through: first \(times[0] / 1000) ms, median \(warmTimes[warmTimes.count / 2] / 1000) ms, "
          + "longest \(warmTimes[warmTimes.count - 1] / 1000) ms (wanted ≤ \(target) warm).")
    }
  }
}
