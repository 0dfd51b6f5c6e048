import Foundation
import Testing

@testable import Language

@Suite struct OrnamentsTests {
  @Test(arguments: [
    ("called mum :)", "called mum"), ("buy milk. ", "buy milk"), ("buy milk...", "buy milk..."),
    ("👉 pay the rent 🙏🙏", "pay the rent"), ("thanks❤️", "thanks"), ("read chapter (2:)", "read chapter (2:)"),
    ("meet at 8:o", "meet at 8:o"), ("😀", "😀"), (":)", ":)"), ("", ""), (".", "."), ("call 1️⃣", "call"),
    ("spend 5 :3", "spend 5 :3"), ("no! :( ;-)", "no!"),
  ])
  func `Faces, pictures and a full stop are left out`(_ line: String, _ words: String) {
    #expect(Ornaments(line.trimmingCharacters(in: .whitespaces)).words == words)
  }

  @Test func `What a line takes as it is keeps what stands beside it`() {
    let line = Ornaments("🚗 note wash the car 🚗 :)")
    #expect(line.added(to: "wash the car", isStopKept: false) == "wash the car 🚗 :)")
    #expect(line.added(to: "note wash", isStopKept: false) == "🚗 note wash")
    #expect(line.added(to: "the", isStopKept: true) == "the")
    #expect(Ornaments("note: it rained.").added(to: "it rained", isStopKept: true) == "it rained.")
    #expect(Ornaments("wash the car.").added(to: "wash the car", isStopKept: false) == "wash the car")
  }
}
