/// What has been read so far of one text: each term at each place is read once.
final class Chart {
  struct Reading {
    /// The lexeme after the last.
    var end: Int
    var value: Any
  }

  let lexemes: [Lexeme]
  // The grammar's own arrays, held one by one: a step reads two of them and must not copy the rest.
  private let nodes: [RowTree.Node]
  private let edges: [RowTree.Edge]
  private let ends: [RowTree.End]
  private let makers: [@Sendable (ArraySlice<Any>) -> Any?]
  private let lexical: [LexicalTerms.Reader?]
  private let starts: [Opening]
  private let openings: [Opening]
  @exclusivity(unchecked) private var memo: [[[Reading]?]]
  @exclusivity(unchecked) private var depth = 0

  init(_ lexemes: [Lexeme], _ grammar: MomentGrammar) {
    self.lexemes = lexemes
    (nodes, edges, ends, makers) = (grammar.tree.nodes, grammar.tree.edges, grammar.tree.ends, grammar.tree.makers)
    (lexical, starts) = (grammar.lexical, grammar.starts)
    openings = lexemes.map(\.startsWith)
    memo = Array(repeating: [], count: lexemes.count)
  }

  /// Longest last; a term that starts with itself reads as nothing, and so does what nests too deep.
  func readings(_ term: Int, at place: Int) -> [Reading] {
    guard place < lexemes.count, lexemes[place].canStart, starts[term].admits(openings[place]) else { return [] }
    if memo[place].isEmpty { memo[place] = Array(repeating: nil, count: TermName.allCases.count) }
    if let known = memo[place][term] { return known }
    guard depth < 60 else { return [] }
    memo[place][term] = []
    depth += 1
    let found = lexical[term].map { $0(lexemes[place...]) } ?? rows(term, at: place)
    depth -= 1
    memo[place][term] = found
    return found
  }

  func readings<Value>(_ term: Term<Value>, at place: Int) -> [(end: Int, value: Value)] {
    readings(term.name.rawValue, at: place).map { ($0.end, $0.value as! Value) }
  }

  private func rows(_ term: Int, at place: Int) -> [Reading] {
    var walk = Walk()
    follow(node: term, at: place, &walk)
    return walk.best
  }

  /// The readings of one term at one place: of two with the same end, the row that stands first wins.
  private struct Walk {
    var values: [Any] = []
    var best: [Reading] = []
    private var ranks: [Int] = []

    mutating func offer(_ row: Int, end: Int, _ make: (ArraySlice<Any>) -> Any?) {
      let place = best.firstIndex { $0.end >= end } ?? best.count
      let isTaken = place < best.count && best[place].end == end
      if isTaken, ranks[place] <= row { return }
      guard let value = make(values[...]) else { return }
      if isTaken {
        (best[place], ranks[place]) = (Reading(end: end, value: value), row)
      } else if best.count < 24 {
        best.insert(Reading(end: end, value: value), at: place)
        ranks.insert(row, at: place)
      }
    }
  }

  private func follow(node: Int, at place: Int, _ walk: inout Walk) {
    var end = nodes[node].end
    while end >= 0 {
      let row = Int(ends[Int(end)].row)
      walk.offer(row, end: place, makers[row])
      end = ends[Int(end)].next
    }
    var next = nodes[node].edge
    while next >= 0 {
      let edge = edges[Int(next)]
      next = edge.next
      take(edge, at: place, &walk)
    }
  }

  private func take(_ edge: RowTree.Edge, at place: Int, _ walk: inout Walk) {
    if edge.step == .free { return follow(node: Int(edge.target), at: place, &walk) }
    guard place < lexemes.count, !edge.isGlued || lexemes[place].isGlued else { return }
    switch edge.step {
    case .word(let spelling):
      if lexemes[place].spelling == spelling { follow(node: Int(edge.target), at: place + 1, &walk) }
    case .term(let term):
      for reading in readings(term.rawValue, at: place) {
        walk.values.append(reading.value)
        follow(node: Int(edge.target), at: reading.end, &walk)
        walk.values.removeLast()
      }
    case .free, .group: break
    }
  }
}

extension Lexeme {
  var canStart: Bool {
    switch shape {
    case .word: sense != nil
    case .number, .sign: true
    case .hidden: false
    }
  }
}
