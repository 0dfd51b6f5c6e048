import Randomness
import Records
import Store
import Testing

/// Puts, undos and redos in random order, beside a model that keeps every state it ever saw.
@Suite struct UndoSimulation {
  @Test(arguments: UInt64(1)...25)
  func `The store holds what the model holds`(seed: UInt64) throws {
    let sandbox = Sandbox()
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    var random = SeededRandom(seed: seed)
    var model = Model(nudges: (0..<4).map { sandbox.nudge("\($0)") })
    for step in 0..<60 {
      let doing = try model.step(&random, store)
      #expect(try model.holds(store), "seed \(seed), step \(step): \(doing)")
    }
  }
}

private struct Model {
  /// The states on the way here and, above `position`, those that redo leads to.
  var states: [[ID: Nudge]] = [[:]]
  var position = 0
  let nudges: [Nudge]

  init(nudges: [Nudge]) { self.nudges = nudges }

  mutating func step(_ random: inout SeededRandom, _ store: Store) throws -> String {
    switch random.integer(below: 4) {
    case 0:
      let taken = try store.undo()
      #expect((taken != nil) == (position > 0))
      position = max(0, position - 1)
      return "undo"
    case 1:
      let made = try store.redo()
      #expect((made != nil) == (position < states.count - 1))
      position = min(states.count - 1, position + 1)
      return "redo"
    default:
      try put(&random, store)
      return "put"
    }
  }

  private mutating func put(_ random: inout SeededRandom, _ store: Store) throws {
    var state = states[position]
    var hasWritten = false
    try store.change(Intent(tool: "edit_nudge", label: .text(""))) { transaction in
      for _ in 0...random.integer(below: 2) {
        let chosen = nudges[random.integer(below: nudges.count)]
        let isThere = states[position][chosen.id] != nil
        let nudge = changed(state[chosen.id] ?? chosen, isThere: isThere, &random)
        hasWritten = hasWritten || nudge != state[chosen.id]
        state[chosen.id] = nudge
        try transaction.put(nudge)
      }
    }
    // What came to nothing ends redo all the same, and leaves nothing to undo.
    if hasWritten { states.removeSubrange((position + 1)...) }
    guard state != states[position] else { return }
    states.append(state)
    position += 1
  }

  /// What is made in the trash at once would leave nothing to take back.
  private func changed(_ nudge: Nudge, isThere: Bool, _ random: inout SeededRandom) -> Nudge {
    var nudge = nudge
    switch random.integer(below: 5) {
    case 0: nudge.title = "title \(random.integer(below: 1000))"
    case 1: nudge.tags.formSymmetricDifference(["a", "b", "c"].prefix(1 + random.integer(below: 3)))
    case 2: nudge.minutes = random.integer(below: 60)
    case 3: nudge.originalText = Sealed([UInt8(random.integer(below: 256))])
    default: nudge.deleted = isThere && !nudge.deleted
    }
    return nudge
  }

  func holds(_ store: Store) throws -> Bool {
    try nudges.allSatisfy { nudge in
      let kept = try store.get(Nudge.self, nudge.id)
      guard let wanted = states[position][nudge.id] else { return kept?.deleted ?? true }
      return kept.map { like($0, wanted) } ?? false
    }
  }

  /// When it was touched is not the model's business.
  private func like(_ a: Nudge, _ b: Nudge) -> Bool {
    var a = a
    a.updatedAt = b.updatedAt
    return a == b
  }
}
