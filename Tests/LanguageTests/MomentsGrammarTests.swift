import TestFiles
import Testing

@testable import Language
@testable import Languages

@Suite struct MomentsGrammarTests {
  @Test func `no term starts with itself, which would read as nothing`() {
    let tree = MomentGrammar(English.self, words: .all).tree
    var firsts = TermName.allCases.map { tree.firstTerms(of: $0) }
    for _ in TermName.allCases {
      firsts = firsts.map { names in names.reduce(into: names) { $0.formUnion(firsts[$1.rawValue]) } }
    }
    #expect(TermName.allCases.filter { firsts[$0.rawValue].contains($0) } == [])
  }

  @Test(arguments: [Language.english, .german])
  func `no moment is said without a word that heralds it`(_ language: Language) {
    let rules = language.rules
    let tree = MomentGrammar(rules, words: .all).tree
    var said: Set<TermName> = []
    var more = true
    while more {
      let next = Set(TermName.allCases.filter { tree.canBeSaid($0, without: rules, knowing: said) })
      more = next != said
      said = next
    }
    #expect(!said.contains(.moment), "also without a herald: \(said)")
  }

  /// A row that has a short form as a word of its own keeps it from every other row.
  @Test func `A short form is its word in every row`() {
    let lexicon = MomentGrammar(English.self, words: .all).lexicon
    for (word, forms) in English.misspellings {
      for form in forms.split(separator: " ") {
        let (meant, _) = lexicon.meaning(of: Spelling(String(form)), Array(form.utf8)[...])
        #expect(meant == Spelling(word), "\(form)")
      }
    }
  }

  @Test(arguments: ["dates", "recurrences", "durations", "not-dates", "captures", "sentences"])
  func `a first text is read by its own rows as it is by all`(_ file: String) {
    let lines = TableLine.moments("\(file).en.txt")
    #expect(lines.count > 10)
    let all = MomentGrammar(English.self, words: .all)
    for line in lines {
      let text = line.text
      let first = MomentReader(
        Array(text.utf8), English.self, by: { MomentGrammar(English.self, words: WordMask($0, $1, English.lexicon)) })
      let whole = MomentReader(Array(text.utf8), English.self, by: { _, _ in all })
      #expect(first.lexemes.map(\.spelling) == whole.lexemes.map(\.spelling), "\(text)")
      for place in whole.lexemes.indices {
        let (mine, all) = (first.readings(at: place), whole.readings(at: place))
        #expect(mine.map(\.end) == all.map(\.end) && mine.map(\.moment) == all.map(\.moment), "\(text)")
      }
    }
  }

  @Test func `long lines take work in proportion to their length`() {
    // The first text of a process is read by its own rows, and those after one of other words by all of them.
    for text in ["monday", "in two weeks at 5"] { _ = MomentReader(text, in: .english).mentions(in: text) }
    for piece in ["call mum at 5 on monday ", "monday and ", "a day and ", "the first of the ", "\"a 'b friday "] {
      let visits = [100, 800].map { count in
        let text = String(repeating: piece, count: count)
        let reader = MomentReader(text, in: .english)
        _ = reader.mentions(in: text)
        return reader.chart?.visitedNodeCount ?? 0
      }
      #expect(visits[0] > 0, "\(piece)")
      #expect(visits[1] < visits[0] * 9, "\(piece)")
    }
  }
}

extension RowTree {
  fileprivate func firstTerms(of term: TermName) -> Set<TermName> {
    Set(nodes[term.rawValue].firstSet.terms.setBits.compactMap(TermName.init(rawValue:)))
  }
}

extension RowTree {
  /// Whether some row of the term has neither a herald nor a word of meaning, all its terms being known to have none.
  fileprivate func canBeSaid(
    _ term: TermName, without rules: any LanguageRules.Type, knowing said: Set<TermName>
  ) -> Bool {
    guard LexicalTerms.readers[term.rawValue] == nil else { return false }
    var seen: Set<Int32> = []
    var waiting = [Int32(term.rawValue)]
    while let node = waiting.popLast() {
      guard seen.insert(node).inserted else { continue }
      if nodes[Int(node)].firstEnd >= 0 { return true }
      for var edge in [nodes[Int(node)].firstWordEdge, nodes[Int(node)].firstTermEdge, nodes[Int(node)].firstEmptyEdge]
      {
        while edge >= 0 {
          let current = edges[Int(edge)]
          if current.step.isSilent(rules, said) { waiting.append(current.target) }
          edge = current.next
        }
      }
    }
    return false
  }
}

private let digits = WordSet("0 1 2 3 4 5 6 7 8 9")

extension RowTree.Step {
  fileprivate func isSilent(_ rules: any LanguageRules.Type, _ said: Set<TermName>) -> Bool {
    switch self {
    case .word(let word):
      !rules.dateTriggers.contains(word) && !digits.contains(word) && rules.lexicon.meaning(of: word, []).1 == nil
    case .term(let name): said.contains(name)
    case .empty: true
    case .group: false
    }
  }
}
