/// Follows one template through the tree, making the branches that are missing.
struct TemplateReader {
  private var bytes: UnsafeBufferPointer<UInt8>
  private var terms: ArraySlice<TermName>
  private var offset = 0
  private var isGlued = false

  init(_ template: StaticString, _ terms: [TermName]) {
    bytes = UnsafeBufferPointer(start: template.utf8Start, count: template.utf8CodeUnitCount)
    self.terms = terms[...]
  }

  /// The nodes where a sequence that starts at one can end.
  mutating func read(into tree: inout RowTree, from node: Int) -> [Int] { choice(&tree, [node]) }

  private mutating func choice(_ tree: inout RowTree, _ start: [Int]) -> [Int] {
    let glue = isGlued
    var ends: [Int] = []
    while true {
      isGlued = glue
      ends += sequence(&tree, start)
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "|") else { return ends }
      offset += 1
    }
  }

  private mutating func sequence(_ tree: inout RowTree, _ start: [Int]) -> [Int] {
    var nodes = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "):
        offset += 1
        isGlued = false
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): return nodes
      case UInt8(ascii: "("): nodes = group(&tree, nodes)
      case UInt8(ascii: "["): nodes = optional(&tree, nodes)
      case UInt8(ascii: "{"): nodes = term(&tree, nodes)
      default: nodes = word(&tree, nodes)
      }
    }
    return nodes
  }

  private mutating func group(_ tree: inout RowTree, _ start: [Int]) -> [Int] {
    offset += 1
    let ends = choice(&tree, start)
    offset += 1
    isGlued = true
    return ends
  }

  private mutating func optional(_ tree: inout RowTree, _ start: [Int]) -> [Int] {
    start + group(&tree, start)
  }

  private mutating func term(_ tree: inout RowTree, _ start: [Int]) -> [Int] {
    offset += 2
    return advance(&tree, start, UInt64(terms.removeFirst().rawValue), isTerm: true)
  }

  private mutating func word(_ tree: inout RowTree, _ start: [Int]) -> [Int] {
    var spelling = Spelling()
    let first = bytes[offset]
    repeat {
      spelling.append(bytes[offset])
      offset += 1
    } while first.isLetter && offset < bytes.count
      && (bytes[offset].isLetter || bytes[offset] == UInt8(ascii: "'"))
    tree.note(spelling)
    return advance(&tree, start, spelling.code, isTerm: false)
  }

  private mutating func advance(_ tree: inout RowTree, _ start: [Int], _ key: UInt64, isTerm: Bool) -> [Int] {
    let ends = start.map { tree.step(from: $0, key, isTerm: isTerm, isGlued: isGlued) }
    isGlued = true
    return ends
  }
}
