import Engine
import Language
import Records
import Replies
import Session
import Store
import Testing

@testable import FocusTools
@testable import SampleLife
@testable import Tools

/// What is too long to be read is kept whole, as a note, and said to be.
@Suite struct ReadingLimitTests {
  let home = TestHome()

  private static let line = "buy oat milk " + String(repeating: "and a zebrafinch tomorrow ", count: 800) + "the end."

  @Test(arguments: [[], ["sew the hem", "oil the hinge", "done the"], ["call me"], ["add"]])
  func `A line`(before: [String]) async throws {
    await home.say(before)
    let cards = try home.titles(.active)
    await home.say(ReadingLimitTests.line)
    #expect(home.heard?.hasPrefix("That's too long to read as one line") == true, "\(home.heard ?? "")")
    #expect(try home.titles(.active) == cards)
    #expect(try notes() == [ReadingLimitTests.line])
    await home.say("find zebrafinch in my notes")
    #expect(home.list?.cards.first?.title.hasPrefix("buy oat milk") == true)
  }

  @Test func `A line that can just be read is read`() async throws {
    await home.say("buy " + String(repeating: "oat milk ", count: 1_500))
    #expect(try home.titles(.active).count == 1)
    #expect(try notes() == [])
  }

  static let dumps = [
    String(repeating: "buy soap\n", count: 5_001),
    String(repeating: "call the plumber about the boiler\n", count: 3_900),
  ]

  @Test(arguments: dumps, [false, true])
  func `A dump`(text: String, isWhole: Bool) async throws {
    let call = Call("brain_dump", ["text": .words(text)])
    await home.shell().run(isWhole ? call.with("whole", .flag(true)) : call) { _ in }
    #expect(try home.titles(.active) == [])
    #expect(try notes() == [text])
  }

  @Test func `A dump that is typed leaves no lines behind`() async throws {
    let shell = home.shell()
    await home.say(
      ["dump"] + (0...130).map { "\($0) " + String(repeating: "zebra ", count: 200) } + ["that's it"], in: shell)
    #expect(try notes().count == 1)
    #expect(try home.profile.interruptedDumpLineCount() == 0)
  }

  @Test func `A long line of a dump stays with it, and the others are cards`() async throws {
    await home.shell().run(Call("brain_dump", ["text": .words("buy soap\n\(ReadingLimitTests.line)\ncall mum")])) {
      _ in
    }
    #expect(try home.titles(.active) == ["buy soap", "call mum"])
    #expect(try notes() == [])
    let dumps = try home.store.all(BrainDump.self)
    #expect(
      try dumps.map { try home.profile.sealedFields.open($0.text, of: $0.id, .dumpText).contains("zebrafinch") } == [
        true
      ])
  }

  private func notes() throws -> [String] {
    try home.store.all(Note.self).map { try home.profile.sealedFields.open($0.body, of: $0.id, .noteBody) }
  }
}
