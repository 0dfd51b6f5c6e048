import Testing

@testable import Engine

@Suite struct RankerTests {
  @Test func `The way with the greatest sum of weights is chosen`() {
    let ranker = Ranker(table: "# what it is for\nlikely: add 32\nquestion -16\n")
    let card = Candidate(calls: [Call("add")], features: ["likely: add": 1, "question": 1, "unheard of": 9])
    let other = Candidate(calls: [Call("find")], features: ["question": -2.5])
    #expect(ranker.score(card) == 1)
    #expect(ranker.score(other) == 2.5)
    #expect(ranker.best([card, other])?.calls == [Call("find")])
    #expect(ranker.best([]) == nil)
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
