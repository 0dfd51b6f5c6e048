/// What has been read so far of one text: each term at each place is read once.
final class Chart {
  struct Reading {
    /// The lexeme after the last.
    var end: Int
    var value: Any
  }

  let lexemes: [Lexeme]
  private let grammar: MomentGrammar
  private var memo: [[[Reading]?]]
  private var depth = 0

  init(_ lexemes: [Lexeme], _ grammar: MomentGrammar) {
    self.lexemes = lexemes
    self.grammar = grammar
    memo = Array(repeating: [], count: lexemes.count)
  }

  /// Longest last; a term that starts with itself reads as nothing, and so does what nests too deep.
  func readings(_ term: Int, at place: Int) -> [Reading] {
    guard place < lexemes.count, lexemes[place].canStart else { return [] }
    if memo[place].isEmpty { memo[place] = Array(repeating: nil, count: TermName.allCases.count) }
    if let known = memo[place][term] { return known }
    guard depth < 60 else { return [] }
    memo[place][term] = []
    depth += 1
    let found = grammar.lexical[term].map { $0(lexemes[place...]) } ?? rows(term, at: place)
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
    for row in grammar.tree.nodes[node].rows { walk.offer(row, end: place, grammar.tree.makers[row]) }
    guard place < lexemes.count else { return }
    var next = grammar.tree.nodes[node].edge
    while next >= 0 {
      let edge = grammar.tree.edges[next]
      next = edge.next
      if edge.isGlued, !lexemes[place].isGlued { continue }
      if !edge.isTerm {
        if lexemes[place].spelling.code == edge.key { follow(node: edge.target, at: place + 1, &walk) }
        continue
      }
      for reading in readings(Int(edge.key), at: place) {
        walk.values.append(reading.value)
        follow(node: edge.target, at: reading.end, &walk)
        walk.values.removeLast()
      }
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
