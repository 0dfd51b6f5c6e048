/// All rows as one graph, a trie in which rows share their beginnings, with one root for each term.
package struct RowTree: Sendable {
  enum Step: Equatable, Sendable {
    case word(Spelling)
    case term(TermName)
    /// Consumes no lexeme.
    case empty
    /// Leads to the end of a group with the same text. Followed when rows are added, not when texts are read.
    case group(Spelling)
  }

  /// One step of a template. The edges of a node form linked lists through `next`; −1 ends a list.
  struct Edge: Sendable {
    var step: Step
    var isGlued: Bool
    var target: Int32
    var next: Int32
  }

  /// A row that ends at a node; these are linked in the same way.
  struct End: Sendable {
    var row: Int32
    var next: Int32
  }

  /// A node has a list of edges for each kind of step: a root has hundreds of words, and a text follows one of them.
  struct Node: Sendable {
    var firstWordEdge: Int32 = -1
    var firstTermEdge: Int32 = -1
    var firstEmptyEdge: Int32 = -1
    var firstGroupEdge: Int32 = -1
    var firstEnd: Int32 = -1
    /// What can come next here: directly, and also after empty steps. `computeFirstSets()` fills in the latter.
    var directFirstSet = FirstSet()
    var firstSet = FirstSet()
  }

  /// The bits of the words and terms that can come next, and whether a row can end here.
  struct FirstSet: Sendable {
    var words: UInt64 = 0
    var terms: UInt64 = 0
    var canEnd = false

    mutating func formUnion(_ other: FirstSet) {
      (words, terms, canEnd) = (words | other.words, terms | other.terms, canEnd || other.canEnd)
    }
  }

  private(set) var nodes = TermName.allCases.map { _ in Node() }
  private(set) var edges: [Edge] = []
  private(set) var ends: [End] = []
  private(set) var makers: [@Sendable (ArraySlice<Any>) -> Any?] = []
  /// The words of all templates, with repetitions.
  private(set) var words: [Spelling] = []
  /// The target of each word edge, by `Spelling.edgeKey`.
  private(set) var targets: WordTable<Int32>
  /// The words that texts may contain; rows that need others are left out.
  let wordMask: WordMask

  init(_ wordMask: WordMask) {
    self.wordMask = wordMask
    let hasAllWords = wordMask.isSuperset(of: .all)
    targets = WordTable(capacity: hasAllWords ? 3000 : 300)
    nodes.reserveCapacity(hasAllWords ? 3000 : 500)
    edges.reserveCapacity(hasAllWords ? 5000 : 500)
    words.reserveCapacity(hasAllWords ? 2000 : 500)
    ends.reserveCapacity(hasAllWords ? 1000 : 300)
    makers.reserveCapacity(hasAllWords ? 1000 : 300)
  }

  package mutating func add<Value>(_ term: Term<Value>, @RowBuilder<Value> _ rows: () -> [AnyRow]) {
    for row in rows() { add(row, to: term.name) }
  }

  private mutating func add(_ row: AnyRow, to term: TermName) {
    var template = RowTemplateReader(row.template, row.terms)
    guard template.canMatch(&self) else { return }
    let node = Int(template.read(into: &self, from: Int32(term.rawValue)))
    ends.append(End(row: Int32(makers.count), next: nodes[node].firstEnd))
    nodes[node].firstEnd = Int32(ends.count - 1)
    nodes[node].directFirstSet.canEnd = true
    makers.append(row.make)
  }

  /// Records a word of a template; false if texts cannot contain it.
  mutating func addWord(_ word: Spelling) -> Bool {
    guard wordMask.contains(word) else { return false }
    words.append(word)
    return true
  }

  /// The node that an existing step leads to.
  func target(from node: Int32, _ step: Step, isGlued: Bool) -> Int32? {
    if case .word(let word) = step { return targets[word.edgeKey(from: node, isGlued: isGlued)] }
    var edge = if case .term = step { nodes[Int(node)].firstTermEdge } else { nodes[Int(node)].firstGroupEdge }
    while edge >= 0 {
      let other = edges[Int(edge)]
      if other.isGlued == isGlued, other.step == step { return other.target }
      edge = other.next
    }
    return nil
  }

  /// The node that a step leads to, created if it does not exist.
  mutating func addStep(from node: Int32, _ step: Step, isGlued: Bool) -> Int32 {
    if let target = target(from: node, step, isGlued: isGlued) { return target }
    nodes.append(Node())
    let target = Int32(nodes.count - 1)
    addEdge(node, step, isGlued: isGlued, to: target)
    return target
  }

  mutating func addEdge(_ node: Int32, _ step: Step, isGlued: Bool = false, to target: Int32) {
    let edge = Int32(edges.count)
    edges.append(Edge(step: step, isGlued: isGlued, target: target, next: nodes[Int(node)].prepend(step, edge)))
    guard case .word(let word) = step else { return }
    targets.insert(word.edgeKey(from: node, isGlued: isGlued), target)
  }
}

extension RowTree {
  /// Call this once all rows are added: most nodes lead nowhere for a given lexeme, and the first sets tell so without
  /// following an edge.
  mutating func computeFirstSets() {
    var isComputed = Array(repeating: false, count: nodes.count)
    for node in nodes.indices { _ = computeFirstSet(of: node, &isComputed) }
  }

  private mutating func computeFirstSet(of node: Int, _ isComputed: inout [Bool]) -> FirstSet {
    if isComputed[node] { return nodes[node].firstSet }
    isComputed[node] = true
    var firstSet = nodes[node].directFirstSet
    var edge = nodes[node].firstEmptyEdge
    while edge >= 0 {
      firstSet.formUnion(self.computeFirstSet(of: Int(edges[Int(edge)].target), &isComputed))
      edge = edges[Int(edge)].next
    }
    nodes[node].firstSet = firstSet
    return firstSet
  }
}

extension RowTree.Node {
  /// Makes an edge the first of its kind and returns the previous first one.
  fileprivate mutating func prepend(_ step: RowTree.Step, _ edge: Int32) -> Int32 {
    var nextEdge = edge
    switch step {
    case .word(let spelling):
      directFirstSet.words |= spelling.bit
      swap(&firstWordEdge, &nextEdge)
    case .term(let name):
      directFirstSet.terms |= name.bit
      swap(&firstTermEdge, &nextEdge)
    case .empty: swap(&firstEmptyEdge, &nextEdge)
    case .group: swap(&firstGroupEdge, &nextEdge)
    }
    return nextEdge
  }
}

extension Spelling {
  /// A key of a word and the node it starts from, for one table lookup.
  func edgeKey(from node: Int32, isGlued: Bool) -> Spelling {
    var key = self
    let origin = UInt32(bitPattern: node) << 1 | (isGlued ? 1 : 0)
    for shift in [0, 8, 16] as [UInt32] { key.append(UInt8(truncatingIfNeeded: origin >> shift)) }
    return key
  }
}
