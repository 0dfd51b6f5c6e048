package import Replies
package import Testing

extension JSON {
  /// Reads a text with the members of every object in the order of their names, so that two values are equal however they
  /// were written.
  package init(inAnyOrder text: some StringProtocol, _ location: SourceLocation = #_sourceLocation) throws {
    self = try #require(JSON(reading: String(text)), "\(text)", sourceLocation: location).inAnyOrder
  }

  /// The same value with the members of every object in the order of their names.
  package var inAnyOrder: JSON {
    switch self {
    case .object(let members):
      .object(members.map { ($0.key, $0.value.inAnyOrder) }.sorted { $0.key < $1.key })
    case .array(let items): .array(items.map(\.inAnyOrder))
    default: self
    }
  }

  /// Whether the part stands in it somewhere: an object with these members among others, or an equal value.
  package func holds(_ part: JSON) -> Bool {
    if fits(part) { return true }
    return switch self {
    case .object(let members): members.contains { $0.value.holds(part) }
    case .array(let items): items.contains { $0.holds(part) }
    default: false
    }
  }

  /// Whether a text in it, however deep, has these words.
  package func says(_ words: String) -> Bool {
    switch self {
    case .string(let text): text.contains(words)
    case .object(let members): members.contains { $0.value.says(words) }
    case .array(let items): items.contains { $0.says(words) }
    default: false
    }
  }

  private func fits(_ part: JSON) -> Bool {
    switch (self, part) {
    case (.object, .object(let wanted)): wanted.allSatisfy { self[$0.key]?.fits($0.value) == true }
    case (.array(let items), .array(let wanted)):
      items.count == wanted.count && zip(items, wanted).allSatisfy { $0.fits($1) }
    default: self == part
    }
  }
}
