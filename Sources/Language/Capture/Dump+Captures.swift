extension Dump {
  /// The things in a dump, each read as a single line would be; a header's time fills what the thing does not say.
  package static func captures(of text: String) -> [Capture] { captures(of: split(text)) }

  package static func captures(of pieces: [Piece]) -> [Capture] {
    pieces.flatMap { piece -> [Capture] in
      guard case .thing(let words, let header) = piece else { return [] }
      var capture = Capture.read(words)
      if capture.repeats == nil { capture.due = capture.due?.joined(header) ?? capture.due ?? header }
      return capture.each
    }
  }
}

extension Moment {
  fileprivate func joined(_ header: Moment?) -> Moment? { header.flatMap { joined($0) } }
}
