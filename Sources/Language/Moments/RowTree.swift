/// All rows as one tree of shared beginnings, with a root for each term.
struct RowTree: Sendable {
  struct Edge: Sendable {
    /// A spelling's code, or a term's raw value.
    var key: UInt64
    var isTerm: Bool
    var isGlued: Bool
    var target: Int
    var next: Int
  }

  struct Node: Sendable {
    var edge = -1
    /// Rows that end here.
    var rows: [Int] = []
  }

  private(set) var nodes = TermName.allCases.map { _ in Node() }
  private(set) var edges: [Edge] = []
  private(set) var makers: [@Sendable (ArraySlice<Any>) -> Any?] = []
  private(set) var words: [Spelling] = []

  mutating func add<Value>(_ term: Term<Value>, @Rows<Value> _ rows: () -> [Row<Value>]) {
    for row in rows() {
      var template = TemplateReader(row.template, row.terms)
      for node in template.read(into: &self, from: term.name.rawValue) { nodes[node].rows.append(makers.count) }
      makers.append(row.make)
    }
  }

  mutating func step(from node: Int, _ key: UInt64, isTerm: Bool, isGlued: Bool) -> Int {
    var edge = nodes[node].edge
    while edge >= 0 {
      let other = edges[edge]
      if other.key == key, other.isTerm == isTerm, other.isGlued == isGlued { return other.target }
      edge = other.next
    }
    nodes.append(Node())
    edges.append(
      Edge(key: key, isTerm: isTerm, isGlued: isGlued, target: nodes.count - 1, next: nodes[node].edge))
    nodes[node].edge = edges.count - 1
    return nodes.count - 1
  }

  mutating func note(_ word: Spelling) { words.append(word) }
}
