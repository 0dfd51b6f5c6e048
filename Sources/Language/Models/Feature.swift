/// Something that a model looks at in a line, as a number: a hash of what kind of thing it is and of the words in it.
package struct Feature: Hashable, Sendable {
  package let code: UInt32

  package init(code: UInt32) { self.code = code }

  /// - Parameter kind: tells features apart that have the same words.
  init(_ kind: UInt8, _ words: Spelling...) {
    var all = Spelling([kind])
    for word in words { all.append(word) }
    code = UInt32(truncatingIfNeeded: all.code ^ all.code >> 32)
  }

  /// The same feature where some tool is supposed.
  package func under(_ tool: String) -> Feature { under(Spelling(tool)) }

  /// The same feature, seen under some condition.
  func under(_ condition: Spelling) -> Feature {
    var all = condition
    all.append(UInt64(code))
    return Feature(code: UInt32(truncatingIfNeeded: all.code ^ all.code >> 32))
  }
}

extension Spelling {
  mutating func append(_ word: Spelling) { append(word.code) }

  fileprivate mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }
}
