/// Words of a line that are what a parameter holds.
package struct Span: Hashable, Sendable {
  package let kind: Kind
  /// Tokens; those in between that belong to something else are left out.
  package let tokens: [Int]

  package enum Kind: Int, CaseIterable, Sendable {
    /// A title, a note, an entry: free words to keep.
    case text
    /// What names something that is there.
    case reference
    /// One of a list.
    case item
    /// A symptom, a medicine, a measure.
    case name
    /// How much of a medicine.
    case quantity
  }

  package init(_ kind: Kind, _ tokens: [Int]) { (self.kind, self.tokens) = (kind, tokens) }
}

/// What a token is to the spans of its line: outside of all, or the first or a further one of a span of some kind.
package enum Tag {
  package static let outside = 0
  package static let count = 1 + 2 * Span.Kind.allCases.count
  package static func begins(_ kind: Span.Kind) -> Int { 1 + 2 * kind.rawValue }
  package static func continues(_ kind: Span.Kind) -> Int { 2 + 2 * kind.rawValue }

  package static func tags(of spans: [Span], in line: Utterance) -> [Int] {
    var tags = [Int](repeating: outside, count: line.tokens.count)
    for span in spans {
      for (place, token) in span.tokens.enumerated() {
        tags[token] = place == 0 ? begins(span.kind) : continues(span.kind)
      }
    }
    return tags
  }

  package static func spans(of tags: [Int]) -> [Span] {
    var spans: [Span] = []
    var open: [Int?] = Array(repeating: nil, count: Span.Kind.allCases.count)
    for (token, tag) in tags.enumerated() where tag != outside {
      guard let kind = Span.Kind(rawValue: (tag - 1) / 2) else { continue }
      if tag == begins(kind) || open[kind.rawValue] == nil {
        open[kind.rawValue] = spans.count
        spans.append(Span(kind, [token]))
      } else if let place = open[kind.rawValue] {
        spans[place] = Span(kind, spans[place].tokens + [token])
      }
    }
    return spans
  }

  /// Whether one tag may stand before the other: nothing goes on that did not begin.
  package static func follows(_ tag: Int) -> Bool { tag == outside || tag % 2 == 1 }
}
