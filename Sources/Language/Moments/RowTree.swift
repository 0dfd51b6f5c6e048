/// All rows as one graph of shared beginnings, with a root for each term.
struct RowTree: Sendable {
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

  struct Node: Sendable {
    var edge: Int32 = -1
    var end: Int32 = -1
  }

  private(set) var nodes = TermName.allCases.map { _ in Node() }
  private(set) var edges: [Edge] = []
  private(set) var ends: [End] = []
  private(set) var makers: [@Sendable (ArraySlice<Any>) -> Any?] = []
  /// The words of the templates, some more than once.
  private(set) var words: [Spelling] = []

  init() {
    // Grown once: a one-shot call pays for the whole tree.
    nodes.reserveCapacity(3000)
    edges.reserveCapacity(4000)
    words.reserveCapacity(2000)
    ends.reserveCapacity(1000)
    makers.reserveCapacity(1000)
  }

  mutating func add<Value>(_ term: Term<Value>, @Rows<Value> _ rows: () -> [Row<Value>]) {
    for row in rows() {
      var template = TemplateReader(row.template, row.terms)
      let node = Int(template.read(into: &self, from: Int32(term.name.rawValue)))
      ends.append(End(row: Int32(makers.count), next: nodes[node].end))
      nodes[node].end = Int32(ends.count - 1)
      makers.append(row.make)
    }
  }

  /// The node one step on, where there is one already.
  func target(from node: Int32, _ step: Step, isGlued: Bool) -> Int32? {
    var edge = nodes[Int(node)].edge
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
    if case .word(let spelling) = step { words.append(spelling) }
    return target
  }

  mutating func link(_ node: Int32, _ step: Step, isGlued: Bool = false, to target: Int32) {
    edges.append(Edge(step: step, isGlued: isGlued, target: target, next: nodes[Int(node)].edge))
    nodes[Int(node)].edge = Int32(edges.count - 1)
  }
}
