import Language
import Testing

@testable import Engine
@testable import Replies

@Suite struct RankerTests {
  @Test func `The way with the greatest sum of weights is chosen`() {
    let ranker = Ranker(table: "# what it is for\nlikely: add 32\nquestion -16\n")
    let card = Candidate(calls: [Call("add")], features: ["likely: add": 1, "question": 1, "unheard of": 9])
    let other = Candidate(calls: [Call("find")], features: ["question": -2.5])
    #expect(ranker.score(card) == 1)
    #expect(ranker.score(other) == 2.5)
    #expect(ranker.best([card, other], of: [])?.calls == [Call("find")])
    #expect(ranker.best([], of: []) == nil)
  }

  @Test func `What takes something away is done when it is surely meant, and what only looks before that`() {
    let tools = [
      RankerTests.tool("look"), RankerTests.tool("add", writes: true, onlyAdds: true),
      RankerTests.tool("edit", writes: true), RankerTests.tool("drop", writes: true, needsKey: true),
    ]
    func best(_ a: String, _ b: String, ahead: Float) -> String? {
      let ranker = Ranker(["a": ahead])
      let ways = [Candidate(calls: [Call(a)], features: ["a": 1]), Candidate(calls: [Call(b)], features: [:])]
      return ranker.best(ways, of: tools)?.calls[0].tool
    }
    #expect(best("drop", "look", ahead: 0.25) == "look")
    #expect(best("drop", "look", ahead: 2) == "drop")
    #expect(best("edit", "look", ahead: 0.25) == "look")
    #expect(best("look", "drop", ahead: 0.25) == "look")
    #expect(best("edit", "add", ahead: 1) == "edit")
  }

  @Test func `Ways by the same tool are likely together, and the likeliest of them is taken`() {
    let ranker = Ranker(["one": 1, "two": 0.75, "other": 1.125])
    func way(_ tool: String, _ title: String, _ feature: String) -> Candidate {
      Candidate(calls: [Call(tool, ["title": .words(title)])], features: [feature: 1])
    }
    let ways = [way("edit", "milk", "other"), way("add", "milk", "two"), way("add", "oat milk", "one")]
    let tools = [RankerTests.tool("add", writes: true, onlyAdds: true), RankerTests.tool("edit", writes: true)]
    #expect(ranker.best(ways, of: tools)?.calls == ways[2].calls)
  }

  private static func tool(
    _ name: String, writes: Bool = false, needsKey: Bool = false, onlyAdds: Bool = false
  ) -> Tool {
    Tool(
      name, verb: name, "Does it.", topic: .nudges, writes: writes, needsConfirmation: needsKey, onlyAdds: onlyAdds,
      does: Work { _ in Reply("Done.") })
  }

  @Test func `Every weight is found, and no beginning of a name`() {
    let weights = Dictionary(uniqueKeysWithValues: (1...99).map { ("name: \($0 * $0)", Float($0 - 50)) })
    let ranker = Ranker(weights)
    for (name, weight) in weights { #expect(ranker.score(Candidate(calls: [], features: [name: 1])) == weight) }
    for name in ["name", "name:", "name: 5", "name: 98012", "", " ", "a", "z"] {
      #expect(ranker.score(Candidate(calls: [], features: [name: 1])) == 0, "\(name)")
    }
    #expect(Ranker().score(Candidate(calls: [], features: ["name": 1])) == 0)
  }

  @Test func `A table is written in the order that it is looked up in, without what weighs nothing`() {
    #expect(Ranker(["c": -2.5, "a: b": 0.1875, "b": 0.01]).table == "a: b 3\nc -40\n")
  }
}
