extension Dump {
  /// The tasks of a dump, one for each time that is named for them.
  package static func captures(of text: String, by model: TokenModel? = nil, in language: Language) -> [Capture] {
    captures(of: split(text, by: model, in: language))
  }

  /// Whether it is a list in one line, with a mark at each item.
  package static func isMarkedList(_ text: String, in language: Language) -> Bool {
    ListMarks.rows(of: text, in: language) != nil
  }

  package static func captures(of pieces: [Piece]) -> [Capture] {
    pieces.flatMap { if case .task(let capture, _) = $0 { capture.individualCaptures } else { [Capture]() } }
  }
}

extension Dump.Piece {
  /// Everything that was said about a task; `nil` for other pieces.
  package var taskText: String? { if case .task(_, let text) = self { text } else { nil } }
}
