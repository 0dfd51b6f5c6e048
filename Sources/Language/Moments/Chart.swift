/// What has been read so far of one text: each term at each place is read once.
final class Chart {
  struct Reading {
    /// The lexeme after the last.
    var end: Int
    var value: Any
    /// Of two with the same end, the one of the row that stands first is kept.
    fileprivate(set) var row = 0
  }

  let lexemes: [Lexeme]
  // The grammar's own arrays, held one by one: a step reads two of them and must not copy the rest.
  private let nodes: [RowTree.Node]
  private let edges: [RowTree.Edge]
  private let targets: WordTable<Int32>
  private let ends: [RowTree.End]
  private let makers: [@Sendable (ArraySlice<Any>) -> Any?]
  private let lexical: [LexicalTerms.Reader?]
  /// For each place the bit of its word, and those of the terms not yet read that may start there; none at the end.
  private let words: [UInt64]
  @exclusivity(unchecked) private var open: [UInt64]
  /// For each place the bits of the terms that were found to be something there, and the last of them.
  @exclusivity(unchecked) private var filled: [UInt64]
  @exclusivity(unchecked) private var last: [Int32]
  @exclusivity(unchecked) private var found: [Found] = []
  @exclusivity(unchecked) private var depth = 0
  /// Nodes visited so far: how much work the reading was.
  @exclusivity(unchecked) private(set) var visits = 0

  init(_ lexemes: [Lexeme], _ grammar: MomentGrammar) {
    self.lexemes = lexemes
    (nodes, edges, ends, makers) = (grammar.tree.nodes, grammar.tree.edges, grammar.tree.ends, grammar.tree.makers)
    (targets, lexical) = (grammar.tree.targets, grammar.lexical)
    words = lexemes.map(\.spelling.bit) + [0]
    open = lexemes.map { $0.canStart ? grammar.admission.terms(startingWith: $0.startsWith) : 0 } + [0]
    filled = Array(repeating: 0, count: open.count)
    last = Array(repeating: -1, count: open.count)
  }

  /// What one term reads as at one place; those of a place are chained.
  private struct Found {
    let term: Int
    let readings: [Reading]
    let next: Int32
  }

  /// Longest last; a term that starts with itself reads as nothing, and so does what nests too deep.
  func readings(_ term: Int, at place: Int) -> [Reading] {
    let bit: UInt64 = 1 << UInt64(term)
    if filled[place] & bit != 0 { return known(term, at: place) }
    guard open[place] & bit != 0, depth < 60 else { return [] }
    open[place] &= ~bit
    depth += 1
    let readings = lexical[term].map { $0(lexemes[place...]) } ?? rows(term, at: place)
    depth -= 1
    guard !readings.isEmpty else { return [] }
    filled[place] |= bit
    found.append(Found(term: term, readings: readings, next: last[place]))
    last[place] = Int32(found.count - 1)
    return readings
  }

  private func known(_ term: Int, at place: Int) -> [Reading] {
    var here = last[place]
    while here >= 0 {
      if found[Int(here)].term == term { return found[Int(here)].readings }
      here = found[Int(here)].next
    }
    return []
  }

  func readings<Value>(_ term: Term<Value>, at place: Int) -> [(end: Int, value: Value)] {
    readings(term.name.rawValue, at: place).map { ($0.end, $0.value as! Value) }
  }

  private func rows(_ term: Int, at place: Int) -> [Reading] {
    var walk = Walk()
    follow(node: term, at: place, &walk)
    return walk.best
  }

  /// The readings of one term at one place.
  private struct Walk {
    var values: [Any] = []
    var best: [Reading] = []

    mutating func offer(_ row: Int, end: Int, _ make: (ArraySlice<Any>) -> Any?) {
      let place = best.firstIndex { $0.end >= end } ?? best.count
      let isTaken = place < best.count && best[place].end == end
      if isTaken, best[place].row <= row { return }
      guard let value = make(values[...]) else { return }
      let reading = Reading(end: end, value: value, row: row)
      if isTaken {
        best[place] = reading
      } else if place == best.count, place < 24 {
        best.append(reading)
      } else if best.count < 24 {
        best.insert(reading, at: place)
      }
    }
  }

  private func follow(node: Int, at place: Int, _ walk: inout Walk) {
    visits += 1
    let reach = nodes[node].reach
    guard reach.ends || reach.words & words[place] != 0 || reach.terms & (open[place] | filled[place]) != 0
    else { return }
    var end = nodes[node].end
    while end >= 0 {
      let row = Int(ends[Int(end)].row)
      walk.offer(row, end: place, makers[row])
      end = ends[Int(end)].next
    }
    takeWord(from: node, at: place, &walk)
    if nodes[node].own.terms & (open[place] | filled[place]) != 0 { takeTerms(from: node, at: place, &walk) }
    var next = nodes[node].free
    while next >= 0 {
      follow(node: Int(edges[Int(next)].target), at: place, &walk)
      next = edges[Int(next)].next
    }
  }

  private func takeWord(from node: Int, at place: Int, _ walk: inout Walk) {
    guard nodes[node].own.words & words[place] != 0 else { return }
    let word = lexemes[place].spelling
    for isGlued in lexemes[place].isGlued ? [false, true] : [false] {
      if let target = targets[word.after(Int32(node), isGlued: isGlued)] {
        follow(node: Int(target), at: place + 1, &walk)
      }
    }
  }

  private func takeTerms(from node: Int, at place: Int, _ walk: inout Walk) {
    var next = nodes[node].term
    while next >= 0 {
      let edge = edges[Int(next)]
      next = edge.next
      guard case .term(let term) = edge.step, (open[place] | filled[place]) & term.bit != 0,
        !edge.isGlued || lexemes[place].isGlued
      else { continue }
      for reading in readings(term.rawValue, at: place) {
        walk.values.append(reading.value)
        follow(node: Int(edge.target), at: reading.end, &walk)
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
