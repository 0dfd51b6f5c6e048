extension Dump {
  /// The things in a dump, one for each time that is said of them.
  package static func captures(of text: String, by model: TokenModel? = nil, in language: Language) -> [Capture] {
    captures(of: split(text, by: model, in: language))
  }

  package static func captures(of pieces: [Piece]) -> [Capture] {
    pieces.flatMap { if case .thing(let capture, _) = $0 { capture.each } else { [Capture]() } }
  }
}

extension Dump.Piece {
  /// All that was said of something to do.
  package var thing: String? { if case .thing(_, let words) = self { words } else { nil } }
}
