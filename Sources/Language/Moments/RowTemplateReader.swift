/// Adds one template to the tree, creating the nodes that are missing.
struct RowTemplateReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var terms: TermList
  private var offset = 0
  /// Whether no space stands before the next piece.
  private var isGlued = false

  init(_ template: StaticString, _ terms: TermList) {
    bytes = UnsafeBufferPointer(start: template.utf8Start, count: template.utf8CodeUnitCount)
    self.terms = terms
  }

  /// Reads to the end of the template or of the current alternative and returns the node where it ends.
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

  /// All alternatives end in one node, which rows with the same group share.
  private mutating func group(_ tree: inout RowTree, _ start: Int32) -> Int32 {
    let text = Spelling(bytes[offset..<groupEnd])
    let isGroupGlued = isGlued
    defer { isGlued = true }
    if let existingNode = tree.target(from: start, .group(text), isGlued: isGroupGlued) {
      skip(to: groupEnd)
      return existingNode
    }
    let isOptional = bytes[offset] == UInt8(ascii: "[")
    let end = tree.addStep(from: start, .group(text), isGlued: isGroupGlued)
    repeat {
      offset += 1
      isGlued = isGroupGlued
      let alternativeStart = offset
      let isPossible = canMatchAlternative(&tree)
      let alternativeEnd = offset
      offset = alternativeStart
      guard isPossible else {
        skip(to: alternativeEnd)
        continue
      }
      tree.addEdge(read(into: &tree, from: start), .empty, to: end)
    } while bytes[offset] == UInt8(ascii: "|")
    offset += 1
    if isOptional { tree.addEdge(start, .empty, to: end) }
    return end
  }

  /// Skips to an offset, dropping the terms in between.
  private mutating func skip(to end: Int) {
    for byte in bytes[offset..<end] where byte == UInt8(ascii: "{") { _ = terms.removeFirst() }
    offset = end
  }

  /// The offset after the bracket that closes the current group; groups cannot be nested.
  private var groupEnd: Int {
    var end = offset
    while bytes[end] != UInt8(ascii: ")"), bytes[end] != UInt8(ascii: "]") { end += 1 }
    return end + 1
  }

  private mutating func term(_ tree: inout RowTree, _ node: Int32) -> Int32 {
    offset += 2
    defer { isGlued = true }
    return tree.addStep(from: node, .term(terms.removeFirst()), isGlued: isGlued)
  }

  private mutating func word(_ tree: inout RowTree, _ node: Int32) -> Int32 {
    let spelling = readWord()
    defer { isGlued = true }
    return tree.addStep(from: node, .word(spelling), isGlued: isGlued)
  }

  private mutating func readWord() -> Spelling {
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

extension RowTemplateReader {
  /// Whether texts may contain all words that the template needs. Records those words in the tree.
  func canMatch(_ tree: inout RowTree) -> Bool {
    var reader = self
    var isPossible = true
    while reader.offset < reader.bytes.count {
      switch reader.bytes[reader.offset] {
      case UInt8(ascii: "("): isPossible = reader.canMatchAnyAlternative(&tree) && isPossible
      case UInt8(ascii: "["): _ = reader.canMatchAnyAlternative(&tree)
      default: isPossible = reader.canMatchPiece(&tree) && isPossible
      }
    }
    return isPossible
  }

  /// Whether texts may contain some alternative of a group; moves past the group.
  private mutating func canMatchAnyAlternative(_ tree: inout RowTree) -> Bool {
    var isPossible = false
    repeat {
      offset += 1
      isPossible = canMatchAlternative(&tree) || isPossible
    } while bytes[offset] == UInt8(ascii: "|")
    offset += 1
    return isPossible
  }

  /// Whether texts may contain all words of an alternative; moves to its end.
  private mutating func canMatchAlternative(_ tree: inout RowTree) -> Bool {
    var isPossible = true
    while bytes[offset] != UInt8(ascii: "|"), bytes[offset] != UInt8(ascii: ")"), bytes[offset] != UInt8(ascii: "]") {
      isPossible = canMatchPiece(&tree) && isPossible
    }
    return isPossible
  }

  private mutating func canMatchPiece(_ tree: inout RowTree) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "{"), UInt8(ascii: "}"):
      offset += 1
      return true
    default: return tree.addWord(readWord())
    }
  }
}
