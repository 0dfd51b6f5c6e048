/// The memo table of a chart parser for one text: each grammar term is read at most once at each lexeme.
final class Chart {
  struct Reading {
    /// Index of the lexeme after the last one read.
    var end: Int
    var value: Any
    /// The row that made this reading; of two readings with the same end, the one whose row was added first wins.
    fileprivate(set) var row = 0
  }

  let lexemes: [Lexeme]
  // Copies of the grammar's arrays: each step reads two of them, and reading them through the grammar would copy the
  // others too.
  private let nodes: [RowTree.Node]
  private let edges: [RowTree.Edge]
  private let targets: WordTable<Int32>
  private let rowEnds: [RowTree.End]
  private let makers: [@Sendable (ArraySlice<Any>) -> Any?]
  private let lexical: [LexicalTerms.Reader?]
  /// For each index two sets of bits: the bit of the word there, and the terms that may start there and have not been
  /// read yet. Both end with a zero, for the end of the text.
  private let wordBits: [UInt64]
  private var unreadTerms: [UInt64]
  /// For each index, the bits of the terms that have readings there, and the newest entry of their chain in `results`.
  private var matchedTerms: [UInt64]
  private var newestResults: [Int32]
  private var results: [TermResult] = []
  private var depth = 0
  /// Number of tree nodes visited so far; measures how much work the reading took.
  private(set) var visitedNodeCount = 0

  init(_ lexemes: [Lexeme], _ grammar: MomentGrammar) {
    self.lexemes = lexemes
    (nodes, edges, rowEnds, makers) = (grammar.tree.nodes, grammar.tree.edges, grammar.tree.ends, grammar.tree.makers)
    (targets, lexical) = (grammar.tree.targets, grammar.lexical)
    wordBits = lexemes.map(\.spelling.bit) + [0]
    unreadTerms = lexemes.map { $0.canStart ? grammar.termLookup.terms(startingWith: $0.startSet) : 0 } + [0]
    matchedTerms = Array(repeating: 0, count: unreadTerms.count)
    newestResults = Array(repeating: -1, count: unreadTerms.count)
  }

  /// The readings of one term at one index. The results of an index form a linked list through `next`; −1 ends it.
  private struct TermResult {
    let term: Int
    let readings: [Reading]
    let next: Int32
  }

  /// Sorted by length, longest last. Returns nothing for a term that starts with itself and beyond 60 levels of
  /// nesting.
  func readings(_ term: Int, at index: Int) -> [Reading] {
    let termBit: UInt64 = 1 << UInt64(term)
    if matchedTerms[index] & termBit != 0 { return cachedReadings(term, at: index) }
    guard unreadTerms[index] & termBit != 0, depth < 60 else { return [] }
    unreadTerms[index] &= ~termBit
    depth += 1
    let readings = lexical[term].map { $0(lexemes[index...]) } ?? rows(term, at: index)
    depth -= 1
    guard !readings.isEmpty else { return [] }
    matchedTerms[index] |= termBit
    results.append(TermResult(term: term, readings: readings, next: newestResults[index]))
    newestResults[index] = Int32(results.count - 1)
    return readings
  }

  private func cachedReadings(_ term: Int, at index: Int) -> [Reading] {
    var result = newestResults[index]
    while result >= 0 {
      if results[Int(result)].term == term { return results[Int(result)].readings }
      result = results[Int(result)].next
    }
    return []
  }

  func readings<Value>(_ term: Term<Value>, at index: Int) -> [(end: Int, value: Value)] {
    readings(term.name.rawValue, at: index).map { ($0.end, $0.value as! Value) }
  }

  private func rows(_ term: Int, at index: Int) -> [Reading] {
    var search = Search()
    follow(node: term, at: index, &search)
    return search.best
  }

  /// Collects the readings of one term at one index.
  private struct Search {
    var values: [Any] = []
    var best: [Reading] = []

    mutating func add(_ row: Int, end: Int, _ make: (ArraySlice<Any>) -> Any?) {
      let index = best.firstIndex { $0.end >= end } ?? best.count
      let hasSameEnd = index < best.count && best[index].end == end
      if hasSameEnd, best[index].row <= row { return }
      guard let value = make(values[...]) else { return }
      let reading = Reading(end: end, value: value, row: row)
      if hasSameEnd {
        best[index] = reading
      } else if index == best.count, index < 24 {
        best.append(reading)
      } else if best.count < 24 {
        best.insert(reading, at: index)
      }
    }
  }

  private func follow(node: Int, at index: Int, _ search: inout Search) {
    visitedNodeCount += 1
    let firstSet = nodes[node].firstSet
    guard
      firstSet.canEnd || firstSet.words & wordBits[index] != 0
        || firstSet.terms & (unreadTerms[index] | matchedTerms[index]) != 0
    else { return }
    var end = nodes[node].firstEnd
    while end >= 0 {
      let row = Int(rowEnds[Int(end)].row)
      search.add(row, end: index, makers[row])
      end = rowEnds[Int(end)].next
    }
    followWord(from: node, at: index, &search)
    if nodes[node].directFirstSet.terms & (unreadTerms[index] | matchedTerms[index]) != 0 {
      followTerms(from: node, at: index, &search)
    }
    var next = nodes[node].firstEmptyEdge
    while next >= 0 {
      follow(node: Int(edges[Int(next)].target), at: index, &search)
      next = edges[Int(next)].next
    }
  }

  private func followWord(from node: Int, at index: Int, _ search: inout Search) {
    guard nodes[node].directFirstSet.words & wordBits[index] != 0 else { return }
    let word = lexemes[index].spelling
    for isGlued in lexemes[index].isGlued ? [false, true] : [false] {
      if let target = targets[word.edgeKey(from: Int32(node), isGlued: isGlued)] {
        follow(node: Int(target), at: index + 1, &search)
      }
    }
  }

  private func followTerms(from node: Int, at index: Int, _ search: inout Search) {
    var next = nodes[node].firstTermEdge
    while next >= 0 {
      let edge = edges[Int(next)]
      next = edge.next
      guard case .term(let term) = edge.step, (unreadTerms[index] | matchedTerms[index]) & term.bit != 0,
        !edge.isGlued || lexemes[index].isGlued
      else { continue }
      for reading in readings(term.rawValue, at: index) {
        search.values.append(reading.value)
        follow(node: Int(edge.target), at: reading.end, &search)
        search.values.removeLast()
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
