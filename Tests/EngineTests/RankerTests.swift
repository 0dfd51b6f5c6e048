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

  @Test func `A table written is the table read`() {
    let table = "a: b 3\nc -40\n"
    #expect(Ranker(table: table).table == table)
  }
}
