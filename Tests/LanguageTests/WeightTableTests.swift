import Languages
import Testing

@testable import Language

@Suite struct WeightTableTests {
  @Test func `Features add what they were given, and others nothing`() {
    let (first, second) = (Feature(1, Spelling("bins")), Feature(1, Spelling("vet")))
    let bytes = WeightTable.encoded(
      [first: [(class: 0, weight: 3), (class: 2, weight: -5)], second: [(class: 1, weight: 7)]],
      names: ["one", "two", "three"])
    bytes.withUnsafeBytes { bytes in
      let table = WeightTable(bytes)
      var scores: [Int32] = [0, 0, 0]
      for feature in [first, second, first, Feature(2, Spelling("bins"))] { table.add(feature, to: &scores) }
      #expect(scores == [6, 7, -10])
      #expect(table.names == ["one", "two", "three"])
    }
  }

  @Test func `The best tags are those of the best way, not each by itself`() {
    // By itself the second place would be tag 1, which never follows tag 0.
    #expect(TokenModel.best([[9, 0], [1, 2]], [[], [0, -9, 0, 0]])[0].tags == [0, 0])
    #expect(TokenModel.best([[9, 0], [1, 2]], [[], [0, 0, 0, 0]])[0].tags == [0, 1])
    #expect(TokenModel.best([[Int32]](), [])[0].tags == [])
    let rows = TokenModel.best([[9, 0], [1, 2]], [[], [0, -9, 0, 1]], count: 5)
    #expect(rows.map(\.tags) == [[0, 0], [1, 1], [0, 1], [1, 0]])
    #expect(rows.map(\.score) == [10, 3, 2, 1])
  }

  @Test func `Spans come out of tags as they went in, with what stands between their words`() {
    let line = Utterance("ring tomorrow the vet and feed the cat", in: .english)
    let spans = [Span(.text, [0, 2, 3]), Span(.text, [5, 6, 7])]
    #expect(Tag.spans(of: Tag.tags(of: spans, in: line)) == spans)
    #expect(FrameReader(line).words(of: spans[0]) == "ring the vet")
  }
}
