import Civil
import Randomness
import Records
import Testing

@testable import Store

/// What was written on other devices (SYNC.md 1.3).
@Suite struct ApplyTests {
  private let here: Device
  private let there: Device

  init() throws { (here, there) = (try Device(1), try Device(2)) }

  @Test func `A record made elsewhere stands here as it does there, with its moments and its stamps`() throws {
    var nudge = there.nudge("water the ferns")
    nudge.due = When(there.sandbox.now.day)
    nudge.tags = ["home", "green"]
    nudge.originalText = Sealed([1, 2])
    try there.store.put(nudge)
    here.sandbox.wait(seconds: 86_400)
    #expect(try here.take(nudge.id, from: there).isEmpty)
    #expect(try here.store.nudge(nudge.id) == nudge)
    #expect(try here.writes(nudge.id) == there.writes(nudge.id))
  }

  @Test func `What was done on one device and retitled on the other is both, on both`() throws {
    let id = try share("call mum")
    here.sandbox.wait(seconds: 60)
    try here.edit(id) { ($0.status, $0.completedAt) = (.done, here.sandbox.now) }
    there.sandbox.wait(seconds: 120)
    try there.edit(id) { $0.title = "call mum back" }
    try exchange(id)
    for device in [here, there] {
      let nudge = try #require(try device.store.nudge(id))
      #expect(nudge.title == "call mum back" && nudge.status == .done)
      #expect(nudge.updatedAt == there.sandbox.now)
    }
  }

  @Test func `A later write stands, in whichever order they come, and an earlier one changes nothing`() throws {
    let id = try share("call mum")
    try here.edit(id) { $0.title = "earlier" }
    let earlier = try here.writes(id)
    there.sandbox.wait(seconds: 60)
    try there.edit(id) { $0.title = "later" }
    try exchange(id)
    let group = try here.store.lastChange()
    #expect(try here.store.apply(earlier).isEmpty && there.store.apply(earlier).isEmpty)
    #expect(try here.store.nudge(id)?.title == "later" && there.store.nudge(id)?.title == "later")
    #expect(try here.store.lastChange() == group)
  }

  @Test func `An edit made after a value was seen beats it, though the clock is behind`() throws {
    let id = try share("call mum")
    here.sandbox.wait(seconds: 86_400)
    try here.edit(id) { $0.title = "from the clock ahead" }
    try exchange(id)
    try there.edit(id) { $0.title = "seen, and changed" }
    try exchange(id)
    #expect(try here.store.nudge(id)?.title == "seen, and changed")
  }

  @Test func `Deletion beats an edit elsewhere, which lies in the trash with it`() throws {
    let id = try share("call mum")
    try here.edit(id) { $0.deleted = true }
    there.sandbox.wait(seconds: 60)
    try there.edit(id) { $0.title = "call mum back" }
    try exchange(id)
    for device in [here, there] {
      #expect(try device.store.nudge(id) == nil)
      #expect(try device.store.get(Nudge.self, id)?.title == "call mum back")
    }
  }

  @Test func `Each element of a set is added and taken out by itself`() throws {
    let id = try share("call mum") { $0.tags = ["home"] }
    try here.edit(id) { $0.tags.insert("phone") }
    try there.edit(id) { $0.tags = ["family"] }
    try exchange(id)
    #expect(try here.store.nudge(id)?.tags == ["phone", "family"])
    #expect(try there.store.nudge(id)?.tags == ["phone", "family"])
  }

  @Test func `One record made on both is one, and its moments are those of the later making`() throws {
    let id = here.nudge("").id
    there.sandbox.wait(seconds: 60)
    for device in [here, there] {
      try device.store.put(Nudge(id: id, title: "water the ferns", createdAt: device.sandbox.now))
    }
    try exchange(id)
    for device in [here, there] {
      #expect(try device.store.nudge(id)?.createdAt == there.sandbox.now)
      #expect(try device.store.all(Nudge.self).count == 1)
    }
  }

  @Test func `Undo leaves what came from elsewhere`() throws {
    let id = try share("call mum")
    try there.edit(id) { $0.title = "call mum back" }
    here.sandbox.wait(seconds: 60)
    try here.edit(id) { $0.title = "call her" }
    try exchange(id)
    #expect(try there.store.undo() == nil)
    #expect(try there.store.nudge(id)?.title == "call her")
    #expect(try here.store.undo()?.records == [id])
    #expect(try here.store.nudge(id)?.title == "call mum")
  }

  @Test func `What this program does not know is handed back, and the rest is taken`() throws {
    let id = try share("call mum")
    let stamp = Stamp(ms: .max, dev: "later")
    func write(_ register: String, _ cells: Cell..., kind: String = "nudge") -> StampedWrite {
      StampedWrite(kind: kind, record: id, register: register, stamp: stamp, cells: cells)
    }
    let strange = [
      write("status", .text("asleep"), .null), write("status", .text("done")), write("mood", .int(1)),
      write("tags", .text("home")), write("tags/a\nb", true.cell), write("tags/", true.cell),
      write("tags/home", .int(7)), write("title/x", true.cell), write("title", .int(1)), write("deleted", .text("no")),
      write("updatedAt", .text("soon")), write("createdAt", .int(0)), write("text", .text("x"), kind: "dream"),
      write("text", .blob([1]), kind: "draft_line"),
    ]
    #expect(try here.store.apply(strange + [write("title", .text("call her"))]) == strange)
    #expect(try here.store.nudge(id)?.title == "call her")
    #expect(try here.store.integrityErrors().isEmpty && here.store.unreadableCounts().isEmpty)
  }

  @Test func `A change to a record waits until what made it has come`() throws {
    let nudge = try there.store.put(there.nudge("water the ferns"))[0]
    let making = try there.writes(nudge.id)
    there.sandbox.wait(seconds: 60)
    try there.edit(nudge.id) { $0.title = "water the ferns well" }
    let change = try there.writes(nudge.id).filter { $0.register == "title" }
    #expect(try here.store.apply(change) == change)
    #expect(try here.store.get(Nudge.self, nudge.id) == nil)
    #expect(try here.store.apply(making).isEmpty && here.store.apply(change).isEmpty)
    #expect(try here.store.nudge(nudge.id)?.title == "water the ferns well")
  }

  @Test func `A row that an earlier release stamped was made by its first write and changed by its last`() {
    var stamps = Stamps()
    stamps.write("title", ms: 1, dev: "a")
    stamps.write("due", ms: 5, dev: "a")
    #expect(stamps.withCommonStamps["createdAt"] == stamps["title"])
    #expect(stamps.withCommonStamps["updatedAt"] == stamps["due"])
    #expect(stamps.withCommonStamps.withCommonStamps == stamps.withCommonStamps)
  }

  @Test(arguments: UInt64(1)...12)
  func `Devices that have heard of everything hold the same, in the same order`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let devices = [here, there, try Device(3)]
    // Their clocks are days apart, and each is told some of what the others did, late and in no order.
    devices[1].sandbox.wait(seconds: 200_000)
    var ids: [ID] = []
    for step in 0..<60 {
      let device = devices[random.integer(below: 3)]
      device.sandbox.wait(seconds: random.integer(below: 2))
      if step < 5 || random.integer(below: 4) == 0 {
        var nudge = device.nudge("card \(step)")
        if random.integer(below: 3) == 0 {
          nudge.due = When(device.sandbox.now.day.adding(days: random.integer(below: 3)))
        }
        ids.append(try device.store.put(nudge)[0].id)
      } else {
        try device.edit(ids[random.integer(below: ids.count)]) { change(&$0, &random) }
      }
      if random.integer(below: 3) == 0 {
        _ = try devices[random.integer(below: 3)].take(ids[random.integer(below: ids.count)], from: device)
      }
    }
    let writes = try devices.flatMap { device in try ids.flatMap { try device.writes($0) } }
    for device in devices {
      let waiting = try device.store.apply(writes.shuffled())
      #expect(try device.store.apply(waiting) == [])
    }
    let now = devices[1].sandbox.now.adding(minutes: 24 * 60)
    for device in devices.dropFirst() {
      for id in ids {
        #expect(try device.writes(id) == here.writes(id), "seed \(seed)")
        #expect(try device.store.get(Nudge.self, id) == here.store.get(Nudge.self, id), "seed \(seed)")
      }
      for scope in ListScope.allCases {
        let (found, wanted) = try (device.store.list(scope, now: now), here.store.list(scope, now: now))
        #expect(found.nudges == wanted.nudges, "seed \(seed), \(scope)")
      }
      #expect(try device.store.all(Nudge.self) == here.store.all(Nudge.self), "seed \(seed)")
      #expect(try device.store.next(now: now)?.nudge == here.store.next(now: now)?.nudge, "seed \(seed)")
    }
  }

  private func change(_ nudge: inout Nudge, _ random: inout SeededRandom) {
    switch random.integer(below: 6) {
    case 0: nudge.title = "title \(random.integer(below: 1_000))"
    case 1: nudge.tags.formSymmetricDifference([["a", "b", "c"][random.integer(below: 3)]])
    case 2: nudge.priority = Priority.allCases[random.integer(below: 3)]
    case 3: nudge.deleted.toggle()
    case 4: nudge.status = Nudge.Status.allCases[random.integer(below: 3)]
    default: nudge.minutes = random.integer(below: 2) == 0 ? nil : random.integer(below: 60)
    }
  }

  /// A card that both have.
  private func share(_ title: String, _ edit: (inout Nudge) -> Void = { _ in }) throws -> ID {
    var nudge = here.nudge(title)
    edit(&nudge)
    try here.store.put(nudge)
    #expect(try there.take(nudge.id, from: here).isEmpty)
    return nudge.id
  }

  private func exchange(_ id: ID) throws {
    #expect(try here.take(id, from: there).isEmpty)
    #expect(try there.take(id, from: here).isEmpty)
  }
}

/// A store with a clock and a name of its own.
private struct Device {
  let sandbox = Sandbox()
  let store: Store
  private let number: UInt64

  init(_ number: UInt64) throws {
    self.number = number
    let ids = IDGenerator(random: { IDGenerator.version4(number, number) }, nameBased: sandbox.ids.nameBased)
    store = try Store.inMemory(clock: sandbox.clock, ids: ids)
  }

  func nudge(_ title: String) -> Nudge {
    Nudge(id: IDGenerator.version4(number, sandbox.id().bytes.1), title: title, createdAt: sandbox.now)
  }

  func writes(_ id: ID) throws -> [StampedWrite] { try store.stampedWrites(of: Nudge.kind.shape, id) }

  func take(_ id: ID, from other: Device) throws -> [StampedWrite] { try store.apply(other.writes(id)) }

  func edit(_ id: ID, _ edit: (inout Nudge) -> Void) throws {
    guard var nudge = try store.get(Nudge.self, id) else { return }
    edit(&nudge)
    try store.put(nudge, tool: "edit_nudge")
  }
}

extension Store {
  fileprivate func apply(_ writes: [StampedWrite]) throws -> [StampedWrite] {
    try change(Intent(tool: "sync", label: .text("synced"), origin: .sync)) { try $0.apply(writes) }
  }
}
