/// Where one line says first one thing and then another.
package enum Clauses {
  /// What stands after the last comma or full stop; `nil` where the line is of one piece.
  package static func last(of text: String) -> String? {
    let line = Line(text)
    guard let pause = line.words.dropLast().lastIndex(where: { $0.pause == .comma || $0.pause == .stop }) else {
      return nil
    }
    return line.said(pause + 1..<line.words.count, as: .text)
  }
}
