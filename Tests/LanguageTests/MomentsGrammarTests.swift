import Testing

@testable import Language

@Suite struct MomentsGrammarTests {
  @Test func `no term starts with itself, which would read as nothing`() {
    let tree = MomentGrammar.english.tree
    var firsts = TermName.allCases.map { tree.firstTerms(of: $0) }
    for _ in TermName.allCases {
      firsts = firsts.map { names in names.reduce(into: names) { $0.formUnion(firsts[$1.rawValue]) } }
    }
    #expect(TermName.allCases.filter { firsts[$0.rawValue].contains($0) } == [])
  }

  @Test func `long lines take time in proportion to their length`() {
    // Eight times the length: in proportion that is 8 times the time, by its square 64. A busy machine blurs the rest.
    let clock = ContinuousClock()
    for piece in ["call mum at 5 on monday ", "monday and ", "a day and ", "the first of the ", "\"a 'b "] {
      let times = [100, 800].map { count in
        (0..<3).map { _ in clock.measure { _ = Moments.mentions(in: String(repeating: piece, count: count)) } }.min()!
      }
      #expect(times[1] < times[0] * 32 + .milliseconds(50), "\(piece)")
    }
  }
}

extension RowTree {
  fileprivate func firstTerms(of term: TermName) -> Set<TermName> {
    Set(firstSteps(of: Int32(term.rawValue)).compactMap { if case .term(let name) = $0 { name } else { nil } })
  }
}
