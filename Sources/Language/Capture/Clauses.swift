/// The two sides of a place where a line may go on with something else.
package struct Clauses: Sendable {
  package let first: String
  package let last: String

  package init(first: String, last: String) { (self.first, self.last) = (first, last) }
}

extension Clauses {
  /// What stands after the last comma or full stop; `nil` where the line is of one piece.
  package static func last(of text: String, in language: Language) -> String? {
    let line = Line(text, in: language)
    guard let pause = line.words.dropLast().lastIndex(where: { $0.pause == .comma || $0.pause == .stop }) else {
      return nil
    }
    return line.said(pause + 1..<line.words.count, as: .text)
  }
}
