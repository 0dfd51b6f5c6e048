/// Follows one template through the tree, making the branches that are missing.
struct TemplateReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var terms: TermList
  private var offset = 0
  /// No blank stands before the next piece.
  private var isGlued = false

  init(_ template: StaticString, _ terms: TermList) {
    bytes = UnsafeBufferPointer(start: template.utf8Start, count: template.utf8CodeUnitCount)
    self.terms = terms
  }

  /// The node where the rest of the template, or of the alternative, ends.
  mutating func read(into tree: inout RowTree, from start: Int32) -> Int32 {
    var node = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "):
        offset += 1
        isGlued = false
      case UInt8(ascii: "|"), UInt8(ascii: ")"), UInt8(ascii: "]"): return node
      case UInt8(ascii: "("), UInt8(ascii: "["): node = group(&tree, node)
      case UInt8(ascii: "{"): node = term(&tree, node)
      default: node = word(&tree, node)
      }
    }
    return node
  }

  /// All alternatives meet in one node, which other rows with the same group share.
  private mutating func group(_ tree: inout RowTree, _ start: Int32) -> Int32 {
    let text = Spelling(bytes[offset..<closing])
    let glue = isGlued
    defer { isGlued = true }
    if let known = tree.target(from: start, .group(text), isGlued: glue) {
      pass(to: closing)
      return known
    }
    let isOptional = bytes[offset] == UInt8(ascii: "[")
    let end = tree.step(from: start, .group(text), isGlued: glue)
    repeat {
      offset += 1
      isGlued = glue
      let alternative = offset
      let isSaid = saysAlternative(&tree)
      let behind = offset
      offset = alternative
      guard isSaid else {
        pass(to: behind)
        continue
      }
      tree.link(read(into: &tree, from: start), .free, to: end)
    } while bytes[offset] == UInt8(ascii: "|")
    offset += 1
    if isOptional { tree.link(start, .free, to: end) }
    return end
  }

  /// Goes on without what stands there, and without its terms.
  private mutating func pass(to end: Int) {
    for byte in bytes[offset..<end] where byte == UInt8(ascii: "{") { _ = terms.removeFirst() }
    offset = end
  }

  /// The offset after the bracket that closes the group here; groups do not nest.
  private var closing: Int {
    var end = offset
    while bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: "]") { end += 1 }
    return end + 1
  }

  private mutating func term(_ tree: inout RowTree, _ node: Int32) -> Int32 {
    offset += 2
    defer { isGlued = true }
    return tree.step(from: node, .term(terms.removeFirst()), isGlued: isGlued)
  }

  private mutating func word(_ tree: inout RowTree, _ node: Int32) -> Int32 {
    let spelling = takeWord()
    defer { isGlued = true }
    return tree.step(from: node, .word(spelling), isGlued: isGlued)
  }

  private mutating func takeWord() -> Spelling {
    var spelling = Spelling()
    let first = bytes[offset]
    repeat {
      spelling.append(bytes[offset])
      offset += 1
    } while first.isLetter && offset < bytes.count
      && (bytes[offset].isLetter || bytes[offset] == UInt8(ascii: "'"))
    return spelling
  }
}

extension TemplateReader {
  /// Whether all that the template needs is among the words that the tree wants; those that it has are noted there.
  func canBeSaid(_ tree: inout RowTree) -> Bool {
    var reader = self
    var isSaid = true
    while reader.offset < reader.bytes.count {
      switch reader.bytes[reader.offset] {
      case UInt8(ascii: "("): isSaid = reader.saysAny(&tree) && isSaid
      case UInt8(ascii: "["): _ = reader.saysAny(&tree)
      default: isSaid = reader.saysPiece(&tree) && isSaid
      }
    }
    return isSaid
  }

  /// Whether some alternative of a group can be said; goes behind it.
  private mutating func saysAny(_ tree: inout RowTree) -> Bool {
    var isSaid = false
    repeat {
      offset += 1
      isSaid = saysAlternative(&tree) || isSaid
    } while bytes[offset] == UInt8(ascii: "|")
    offset += 1
    return isSaid
  }

  /// Whether an alternative can be said; goes to its end.
  private mutating func saysAlternative(_ tree: inout RowTree) -> Bool {
    var isSaid = true
    while bytes[offset] != UInt8(ascii: "|"), bytes[offset] != UInt8(ascii: ")"), bytes[offset] != UInt8(ascii: "]") {
      isSaid = saysPiece(&tree) && isSaid
    }
    return isSaid
  }

  private mutating func saysPiece(_ tree: inout RowTree) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"):
      offset += 1
      return true
    default: return tree.note(takeWord())
    }
  }
}
