package import Engine
import Language
import Records
import Replies
import Session
import Store

extension Session {
  /// Fills an empty store with a life that nobody led, and returns of how many records it is.
  ///
  /// It is one change, which one undo takes back.
  package func seed(_ reading: Reading, _ lot: SeededRandom) throws -> Int {
    guard try isBlank else {
      throw UserError(
        "This store isn't empty, so no life was made up. Nothing was changed.",
        hint: "An empty one works: NUDGY_HOME=/tmp/demo nudgy --seed")
    }
    let told = Told(reading.now, lot)
    let past = Session(
      data: data, state: state, options: options, milliseconds: clock.milliseconds, now: { told.now },
      ids: Ids(random: told.id, named: ids.named), language: language, vault: vault, asking: asking, log: log)
    var life = Life(past, told, reading, lot)
    try life.live()
    try past.change("a made-up life", "seed") { tx in
      for trace in life.traces {
        told.now = trace.touched
        try trace.put(tx)
      }
    }
    try past.store.close()
    return life.traces.count
  }

  /// A question that nudgy has asked is no life yet.
  private var isBlank: Bool {
    get throws {
      let prompts = Prompt.kind.shape.name
      return try Kinds.stored.allSatisfy { try $0.name == prompts || store.hasNone(of: $0) }
    }
  }
}
