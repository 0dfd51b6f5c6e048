/// A line split in two where it may go on to another topic.
package struct ClauseSplit: Sendable {
  package let first: String
  package let last: String

  package init(first: String, last: String) { (self.first, self.last) = (first, last) }
}

extension ClauseSplit {
  /// The words after the last comma or full stop; `nil` if there is none.
  package static func last(of text: String, in language: Language) -> String? {
    let line = Line(text, in: language)
    guard let pause = line.words.dropLast().lastIndex(where: { $0.pause == .comma || $0.pause == .stop }) else {
      return nil
    }
    return line.originalText(of: pause + 1..<line.words.count, as: .text)
  }
}
