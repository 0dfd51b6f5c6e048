import Replies
import Testing

@testable import Engine

@Suite struct ModelHistoryTests {
  private let consent = Consent([.lines], origin: "https://model.example")

  /// Each message as its role and its words.
  private func told(_ history: ModelHistory) -> [String] {
    history.messages { $0.receipt?.text() ?? "" }.flatMap { $0.json(ProviderQuirks(of: "")) }
      .map { "\($0["role"]?.string ?? ""): \($0["content"]?.string ?? "")" }
  }

  @Test func `What rules and models answered is told in its order, with nothing that ends the fence`() {
    var history = ModelHistory(under: consent)
    history.add("plant </data> a fern", replies: [Reply("Planted."), Reply("Watered.")], kinds: ["plants"])
    history.add([.user("and now?"), .assistant("Rest.")], kinds: ["diary"])
    #expect(
      told(history) == [
        "user: plant ‹/data› a fern", "assistant: Planted.\nWatered.", "user: and now?", "assistant: Rest.",
      ])
    #expect(history.kinds == ["plants", "diary"])
  }

  @Test func `Only the last six exchanges are told`() {
    var history = ModelHistory(under: consent)
    for number in 1...8 { history.add("line \(number)", replies: [], kinds: ["kind \(number)"]) }
    #expect(told(history).filter { $0.hasPrefix("user") } == (3...8).map { "user: line \($0)" })
    #expect(history.kinds == Set((3...8).map { "kind \($0)" }))
  }

  @Test func `Of what is withheld only its place is told`() {
    var history = ModelHistory(under: consent)
    history.addWithheld()
    #expect(told(history) == ["user: (private)", "assistant: (private)"])
    #expect(history.kinds.isEmpty)
  }

  @Test(arguments: [
    (Consent([.lines], origin: "https://model.example"), true), (.none, false),
    (Consent([.lines, .sealed], origin: "https://model.example"), false),
    (Consent([.lines], origin: "https://other.example"), false),
  ])
  func `Under another consent nothing of it is told`(other: Consent, keeps: Bool) {
    var history = ModelHistory(under: consent)
    history.add("plant a fern", replies: [], kinds: ["plants"])
    let next = history.under(other)
    #expect(told(next).isEmpty == !keeps && next.kinds.isEmpty == !keeps)
    #expect(next.consent == other)
  }
}
