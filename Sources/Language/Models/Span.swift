/// The words of a line that make up one argument.
package struct Span: Hashable, Sendable {
  package let kind: Kind
  /// Token indices; tokens in between that belong to something else are left out.
  package let tokens: [Int]

  package enum Kind: Int, CaseIterable, Sendable {
    /// Free text to store: a title, a note, an entry.
    case text
    /// The name of something that exists already.
    case reference
    /// One item of a list.
    case item
    /// A symptom, a medicine, a measure.
    case name
    /// The dose of a medicine.
    case quantity
  }

  package init(_ kind: Kind, _ tokens: [Int]) { (self.kind, self.tokens) = (kind, tokens) }
}

/// The label of a token (BIO tagging): outside all spans, or the first or a further token of a span of some kind.
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

  /// Whether the tag needs no tag before it: it does not continue a span.
  package static func canBegin(_ tag: Int) -> Bool { tag == outside || tag % 2 == 1 }
}
