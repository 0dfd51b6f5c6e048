import Records
import Store
import Testing

@Suite struct UndoTests {
  let sandbox = Sandbox()
  let store: Store

  init() throws { store = try sandbox.open() }

  private func title(_ nudge: Nudge) throws -> String? { try store.nudge(nudge.id)?.title }

  @Test func `Undo names what it takes back`() throws {
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    let group = try store.undo()
    #expect(group?.intent == Intent(tool: "add_nudge", label: .text("water the ferns")))
    #expect(group?.records == [nudge.id])
    #expect(try title(nudge) == nil)
  }

  @Test func `Undo goes back to the beginning and redo to the end`() throws {
    var nudge = sandbox.nudge("0")
    for number in 0..<20 {
      nudge.title = "\(number)"
      try store.put(nudge)
    }
    for number in (0..<19).reversed() {
      try store.undo()
      #expect(try title(nudge) == "\(number)")
    }
    try store.undo()
    #expect(try title(nudge) == nil)
    #expect(try store.undo() == nil)
    for number in 0..<20 {
      try store.redo()
      #expect(try title(nudge) == "\(number)")
    }
    #expect(try store.redo() == nil)
  }

  @Test func `One utterance is taken back at once`() throws {
    let nudges = try store.put(sandbox.nudge("a"), sandbox.nudge("b"), sandbox.nudge("c"))
    #expect(try store.undo()?.records == nudges.map(\.id))
    #expect(try nudges.allSatisfy { try title($0) == nil })
  }

  @Test func `A new change ends redo`() throws {
    try store.put(sandbox.nudge("a"))
    try store.undo()
    try store.put(sandbox.nudge("b"))
    #expect(try store.redo() == nil)
    #expect(try store.undo()?.intent.label == .text("b"))
    #expect(try store.undo() == nil)
  }

  @Test func `What sync or delivery did is never taken back`() throws {
    var nudge = try store.put(sandbox.nudge("mine"))[0]
    nudge.title = "theirs"
    nudge.notes = "theirs too"
    try store.put(nudge, origin: .sync)
    try store.put(sandbox.nudge("delivered"), origin: .delivery)
    #expect(try store.undo()?.intent.label == .text("mine"))
    #expect(try store.undo() == nil)
  }

  @Test func `A field that someone else wrote since stays as they wrote it`() throws {
    var nudge = try store.put(sandbox.nudge("first"))[0]
    nudge.title = "mine"
    nudge.notes = "my notes"
    try store.put(nudge)
    nudge.title = "theirs"
    try store.put(nudge, origin: .sync)
    try store.undo()
    #expect(try title(nudge) == "theirs")
    #expect(try store.nudge(nudge.id)?.notes == nil)
  }

  @Test func `A change that someone else wrote over whole is passed over, and undo names the one before it`() throws {
    let other = try store.put(sandbox.nudge("the ferns"))[0]
    var nudge = try store.put(sandbox.nudge("first"))[0]
    nudge.title = "mine"
    try store.put(nudge, tool: "edit_nudge")
    nudge.title = "theirs"
    try store.put(nudge, origin: .sync)
    #expect(try store.undo()?.intent.label == .text("first"))
    #expect(try store.get(Nudge.self, nudge.id)?.title == "theirs")
    #expect(try store.undo()?.records == [other.id])
    #expect(try store.undo() == nil)
  }

  @Test func `When all was written over there is nothing to undo, and undo leaves no trace`() throws {
    let nudge = try store.put(sandbox.nudge("a"), origin: .sync)[0]
    for (title, origin) in [("mine", Intent.Origin.person), ("theirs", .sync)] {
      var edited = nudge
      edited.title = title
      try store.put(edited, origin: origin)
    }
    #expect(try store.undo() == nil)
    #expect(try store.history(of: nudge.id).count == 3)
    #expect(try title(nudge) == "theirs")
  }

  @Test func `What someone else wrote stays, even where it says what the person had said`() throws {
    var nudge = try store.put(sandbox.nudge("first"))[0]
    for (title, origin) in [("mine", Intent.Origin.person), ("theirs", .sync), ("mine", .sync)] {
      nudge.title = title
      try store.put(nudge, origin: origin)
    }
    #expect(try store.undo()?.intent.label == .text("first"))
    #expect(try store.get(Nudge.self, nudge.id)?.title == "mine")
  }

  @Test func `What someone else made anew stays, even where it says what the person had said`() throws {
    var nudge = try store.put(sandbox.nudge("first"))[0]
    nudge.title = "mine"
    try store.put(nudge)
    try sandbox.spoil("DELETE FROM nudge")
    try store.put(nudge, origin: .sync)
    #expect(try store.undo() == nil)
    #expect(try title(nudge) == "mine")
  }

  @Test func `Undo names only the cards that it truly took back`() throws {
    let (mine, theirs) = (sandbox.nudge("mine"), sandbox.nudge("theirs"))
    try store.put(mine, theirs)
    func done(_ nudge: Nudge) -> Nudge {
      var nudge = nudge
      nudge.status = .done
      return nudge
    }
    try store.put(done(mine), done(theirs))
    var dropped = done(theirs)
    dropped.status = .dropped
    try store.put(dropped, origin: .sync)
    #expect(try store.undo()?.records == [mine.id])
    #expect(try store.redo()?.records == [mine.id])
  }

  @Test func `Undo and redo survive the end of the process`() throws {
    let nudge = try store.put(sandbox.nudge("a"))[0]
    try store.undo()
    try store.close()
    let other = try sandbox.open()
    #expect(try other.redo()?.records == [nudge.id])
    #expect(try other.undo()?.records == [nudge.id])
  }

  @Test func `One group is taken back from under newer ones, which stay within reach of undo`() throws {
    var nudge = try store.put(sandbox.nudge("first"))[0]
    nudge.title = "wrong"
    try store.put(nudge, tool: "edit_nudge")
    let wrong = try #require(try store.history(of: nudge.id).last).number
    let newer = try store.put(sandbox.nudge("newer"))[0]
    #expect(try store.undo([wrong]).map(\.intent.label) == [.text("wrong")])
    #expect(try title(nudge) == "first")
    #expect(try store.undo([wrong]).isEmpty)
    #expect(try store.redo() == nil)
    #expect(try store.undo()?.records == [newer.id])
    #expect(try store.undo()?.intent.label == .text("first"))
    #expect(try store.undo() == nil)
    #expect(try store.redo()?.intent.label == .text("first"))
    #expect(try store.redo()?.records == [newer.id])
  }

  @Test func `What is made instead of another is made with it or not at all`() throws {
    struct Broken: Error {}
    var nudge = try store.put(sandbox.nudge("first"))[0]
    nudge.title = "wrong"
    try store.put(nudge)
    let wrong = try #require(try store.history(of: nudge.id).last).number
    let intent = Intent(tool: "edit_nudge", label: .text("right"))
    #expect(throws: Broken.self) { try store.change(intent, insteadOf: [wrong]) { _ in throw Broken() } }
    #expect(try title(nudge) == "wrong")
    let right = sandbox.nudge("right")
    try store.change(intent, insteadOf: [wrong]) { try $0.put(right) }
    #expect(try title(nudge) == "first")
    #expect(try store.undo()?.records == [right.id])
    #expect(try title(nudge) == "first")
  }

  @Test func `What sync or delivery did is not taken back by its number either`() throws {
    let nudge = try store.put(sandbox.nudge("delivered"), origin: .delivery)[0]
    let group = try #require(try store.history(of: nudge.id).last).number
    #expect(try store.undo([group]).isEmpty)
    #expect(try title(nudge) == "delivered")
  }

  @Test func `A sealed label comes back as the bytes it was`() throws {
    let label = ChangeLabel.sealed(Sealed([7, 0, 9]))
    try store.change(Intent(tool: "add_note", label: label)) { try $0.put(sandbox.nudge("x")) }
    #expect(try store.undo()?.intent.label == label)
  }
}
