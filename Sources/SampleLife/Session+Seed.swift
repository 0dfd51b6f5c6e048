package import Engine
import Language
package import Randomness
import Records
import Replies
import Session
import Store

extension Session {
  /// Fills an empty store with sample data and returns the number of records. Throws `UserError` if it is not empty.
  ///
  /// It is one change, so one undo removes it.
  package func seed(_ reading: InputContext, _ random: SeededRandom) throws -> Int {
    guard try isStoreEmpty else {
      throw UserError(
        "This store isn't empty, so no life was made up. Nothing was changed.",
        hint: "An empty one works: NUDGY_HOME=/tmp/demo nudgy --seed")
    }
    let simulatedClock = SimulatedClock(reading.now, random)
    let pastSession = Session(
      data: dataFolder, state: stateFolder, options: options, milliseconds: clock.milliseconds,
      now: { simulatedClock.now },
      ids: IDGenerator(random: simulatedClock.id, nameBased: ids.nameBased), language: language, vault: vault,
      passphrasePrompt: passphrasePrompt, log: log)
    var history = SampleHistory(pastSession, simulatedClock, reading, random)
    try history.generate()
    try pastSession.changes.write("a made-up life", "seed") { tx in
      for record in history.records {
        simulatedClock.now = record.touched
        try record.write(tx)
      }
    }
    try pastSession.store.close()
    return history.records.count
  }

  /// Whether the store has no records besides prompts, which nudgy adds by itself.
  private var isStoreEmpty: Bool {
    get throws {
      let prompts = Prompt.kind.shape.name
      return try Kinds.stored.allSatisfy { try $0.name == prompts || store.hasNoRecords(of: $0) }
    }
  }
}
