/// A feature of a line for a linear model, as a number: the hash of its kind and its words.
package struct Feature: Hashable, Sendable {
  package let code: UInt32

  package init(code: UInt32) { self.code = code }

  /// - Parameter kind: distinguishes features with the same words.
  init(_ kind: UInt8, _ words: Spelling...) {
    var hash = Spelling([kind])
    for word in words { hash.append(word) }
    code = UInt32(truncatingIfNeeded: hash.code ^ hash.code >> 32)
  }

  /// The same feature on the assumption that the line is meant for that tool.
  package func conditioned(on tool: String) -> Feature { conditioned(on: Spelling(tool)) }

  /// The same feature under a condition.
  func conditioned(on condition: Spelling) -> Feature {
    var hash = condition
    hash.append(UInt64(code))
    return Feature(code: UInt32(truncatingIfNeeded: hash.code ^ hash.code >> 32))
  }
}

extension Spelling {
  mutating func append(_ word: Spelling) { append(word.code) }

  fileprivate mutating func append(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }
}
