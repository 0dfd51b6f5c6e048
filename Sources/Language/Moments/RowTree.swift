/// All rows as one graph of shared beginnings, with a root for each term.
package struct RowTree: Sendable {
  enum Step: Equatable, Sendable {
    case word(Spelling)
    case term(TermName)
    /// Costs no lexeme.
    case free
    /// Leads to where a group of the same text ends; followed when rows are added, not when texts are read.
    case group(Spelling)
  }

  /// One step of a template; the steps from one node are chained by `next`, −1 at the last.
  struct Edge: Sendable {
    var step: Step
    var isGlued: Bool
    var target: Int32
    var next: Int32
  }

  /// A row that ends at a node, chained likewise.
  struct End: Sendable {
    var row: Int32
    var next: Int32
  }

  /// Its steps are chained by kind: a root has hundreds of words, and a text takes one of them.
  struct Node: Sendable {
    var word: Int32 = -1
    var term: Int32 = -1
    var free: Int32 = -1
    var group: Int32 = -1
    var end: Int32 = -1
    /// What can be taken from here, and what also by way of free steps; the latter is known of a closed tree.
    var own = Reach()
    var reach = Reach()
  }

  /// The bits of words and of terms, and whether a row can end.
  struct Reach: Sendable {
    var words: UInt64 = 0
    var terms: UInt64 = 0
    var ends = false

    mutating func formUnion(_ other: Reach) {
      (words, terms, ends) = (words | other.words, terms | other.terms, ends || other.ends)
    }
  }

  private(set) var nodes = TermName.allCases.map { _ in Node() }
  private(set) var edges: [Edge] = []
  private(set) var ends: [End] = []
  private(set) var makers: [@Sendable (ArraySlice<Any>) -> Any?] = []
  /// The words of the templates, some more than once.
  private(set) var words: [Spelling] = []
  /// Where a word leads from a node, by both.
  private(set) var targets: WordTable<Int32>
  /// Rows that need other words are left out.
  let wanted: SaidWords

  init(_ wanted: SaidWords) {
    self.wanted = wanted
    let isWhole = wanted.isSuperset(of: .all)
    targets = WordTable(capacity: isWhole ? 3000 : 300)
    nodes.reserveCapacity(isWhole ? 3000 : 500)
    edges.reserveCapacity(isWhole ? 5000 : 500)
    words.reserveCapacity(isWhole ? 2000 : 500)
    ends.reserveCapacity(isWhole ? 1000 : 300)
    makers.reserveCapacity(isWhole ? 1000 : 300)
  }

  package mutating func add<Value>(_ term: Term<Value>, @Rows<Value> _ rows: () -> [PlainRow]) {
    for row in rows() { add(row, to: term.name) }
  }

  private mutating func add(_ row: PlainRow, to term: TermName) {
    var template = TemplateReader(row.template, row.terms)
    guard template.canBeSaid(&self) else { return }
    let node = Int(template.read(into: &self, from: Int32(term.rawValue)))
    ends.append(End(row: Int32(makers.count), next: nodes[node].end))
    nodes[node].end = Int32(ends.count - 1)
    nodes[node].own.ends = true
    makers.append(row.make)
  }

  /// Takes up a word that texts can say, even where the row that has it needs others.
  mutating func note(_ word: Spelling) -> Bool {
    guard wanted.contains(word) else { return false }
    words.append(word)
    return true
  }

  /// The node one step on, where there is one already.
  func target(from node: Int32, _ step: Step, isGlued: Bool) -> Int32? {
    if case .word(let word) = step { return targets[word.after(node, isGlued: isGlued)] }
    var edge = if case .term = step { nodes[Int(node)].term } else { nodes[Int(node)].group }
    while edge >= 0 {
      let other = edges[Int(edge)]
      if other.isGlued == isGlued, other.step == step { return other.target }
      edge = other.next
    }
    return nil
  }

  /// The node one step on, made where it is missing.
  mutating func step(from node: Int32, _ step: Step, isGlued: Bool) -> Int32 {
    if let target = target(from: node, step, isGlued: isGlued) { return target }
    nodes.append(Node())
    let target = Int32(nodes.count - 1)
    link(node, step, isGlued: isGlued, to: target)
    return target
  }

  mutating func link(_ node: Int32, _ step: Step, isGlued: Bool = false, to target: Int32) {
    let edge = Int32(edges.count)
    edges.append(Edge(step: step, isGlued: isGlued, target: target, next: nodes[Int(node)].replace(step, edge)))
    guard case .word(let word) = step else { return }
    targets.insert(word.after(node, isGlued: isGlued), target)
  }
}

extension RowTree {
  /// Once no row is added any more: most nodes lead nowhere from a given lexeme, and this tells without a step.
  mutating func close() {
    var isKnown = Array(repeating: false, count: nodes.count)
    for node in nodes.indices { _ = reach(of: node, &isKnown) }
  }

  private mutating func reach(of node: Int, _ isKnown: inout [Bool]) -> Reach {
    if isKnown[node] { return nodes[node].reach }
    isKnown[node] = true
    var reach = nodes[node].own
    var edge = nodes[node].free
    while edge >= 0 {
      reach.formUnion(self.reach(of: Int(edges[Int(edge)].target), &isKnown))
      edge = edges[Int(edge)].next
    }
    nodes[node].reach = reach
    return reach
  }
}

extension RowTree.Node {
  /// Puts an edge before the others of its kind, and tells which was the first of them.
  fileprivate mutating func replace(_ step: RowTree.Step, _ edge: Int32) -> Int32 {
    var old = edge
    switch step {
    case .word(let spelling):
      own.words |= spelling.bit
      swap(&word, &old)
    case .term(let name):
      own.terms |= name.bit
      swap(&term, &old)
    case .free: swap(&free, &old)
    case .group: swap(&group, &old)
    }
    return old
  }
}

extension Spelling {
  /// The word as a step from a node, for looking both up at once.
  func after(_ node: Int32, isGlued: Bool) -> Spelling {
    var step = self
    let place = UInt32(bitPattern: node) << 1 | (isGlued ? 1 : 0)
    for shift in [0, 8, 16] as [UInt32] { step.append(UInt8(truncatingIfNeeded: place >> shift)) }
    return step
  }
}
