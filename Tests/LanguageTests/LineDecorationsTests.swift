import Foundation
import Testing

@testable import Language

@Suite struct LineDecorationsTests {
  @Test(arguments: [
    ("called mum :)", "called mum"), ("buy milk. ", "buy milk"), ("buy milk...", "buy milk..."),
    ("👉 pay the rent 🙏🙏", "pay the rent"), ("thanks❤️", "thanks"), ("read chapter (2:)", "read chapter (2:)"),
    ("meet at 8:o", "meet at 8:o"), ("😀", "😀"), (":)", ":)"), ("", ""), (".", "."), ("call 1️⃣", "call"),
    ("spend 5 :3", "spend 5 :3"), ("no! :( ;-)", "no!"),
  ])
  func `Faces, pictures and a full stop are left out`(_ line: String, _ words: String) {
    #expect(LineDecorations(line.trimmingCharacters(in: .whitespaces)).text == words)
  }

  @Test func `What a line takes as it is keeps what stands beside it`() {
    let line = LineDecorations("🚗 note wash the car 🚗 :)")
    #expect(line.restored(around: "wash the car", keepsStop: false) == "wash the car 🚗 :)")
    #expect(line.restored(around: "note wash", keepsStop: false) == "🚗 note wash")
    #expect(line.restored(around: "the", keepsStop: true) == "the")
    #expect(LineDecorations("note: it rained.").restored(around: "it rained", keepsStop: true) == "it rained.")
    #expect(LineDecorations("wash the car.").restored(around: "wash the car", keepsStop: false) == "wash the car")
  }
}
