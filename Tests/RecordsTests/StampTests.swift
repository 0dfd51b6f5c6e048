import Records
import Testing

/// The rule of SYNC.md, 1.3.
@Suite struct StampTests {
  @Test func `The first write bears the clock`() {
    #expect(Stamp.next(after: nil, ms: 5, dev: "a") == Stamp(ms: 5, dev: "a"))
  }

  @Test(
    arguments: [(10, 0, 9), (10, 0, 10), (10, 3, 10), (10, 3, -500), (10, UInt32.max, 10)] as [(Int64, UInt32, Int64)])
  func `A write over a value is later than it, whatever the clock says`(ms: Int64, ctr: UInt32, clock: Int64) {
    let old = Stamp(ms: ms, ctr: ctr, dev: "z")
    #expect(old < Stamp.next(after: old, ms: clock, dev: "a"))
  }

  @Test func `A clock that runs on is taken at its word`() {
    #expect(Stamp.next(after: Stamp(ms: 10, ctr: 7, dev: "z"), ms: 11, dev: "a") == Stamp(ms: 11, dev: "a"))
  }

  @Test func `Time decides before the counter, and the device last`() {
    let ordered = [
      Stamp(ms: 1, ctr: 9, dev: "z"), Stamp(ms: 2, ctr: 0, dev: "z"), Stamp(ms: 2, ctr: 1, dev: "a"),
      Stamp(ms: 2, ctr: 1, dev: "b"),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test func `Stamps come back from their bytes`() {
    var stamps = Stamps()
    for (register, ms) in [("title", 1), ("due", 1), ("tags/käse", 1_795_255_200_000), ("deleted", -4)] {
      stamps.write(register, ms: Int64(ms), dev: "abcdefghij")
    }
    stamps.set("title", Stamp(ms: 7, ctr: 300, dev: "klmnopqrst"))
    #expect(Stamps(bytes: stamps.bytes) == stamps)
    #expect(Stamps(bytes: Array(stamps.bytes.dropLast())) == nil)
    #expect(Stamps(bytes: [2]) == nil)
  }

  @Test func `What is written together takes little room`() {
    var stamps = Stamps()
    for register in ["title", "status", "due", "source", "said"] {
      stamps.write(register, ms: 1_795_255_200_000, dev: "abcdefghij")
    }
    #expect(stamps.bytes.count < 50)
  }
}
