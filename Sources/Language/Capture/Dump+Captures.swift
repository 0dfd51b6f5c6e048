extension Dump {
  /// The things in a dump, each read as a single line would be; a header's time fills what the thing does not say.
  package static func captures(of text: String) -> [Capture] { captures(of: split(text)) }

  package static func captures(of pieces: [Piece]) -> [Capture] {
    pieces.flatMap { piece -> [Capture] in
      guard let thing = piece.thing else { return [] }
      var capture = Capture.read(thing.words)
      if capture.repeats == nil { capture.due = capture.due?.joined(thing.header) ?? capture.due ?? thing.header }
      guard let title = thing.title else { return capture.each }
      return [capture.titled(title)]
    }
  }
}

extension Capture {
  fileprivate func titled(_ title: String) -> Capture {
    var capture = self
    capture.title = title
    let errand = Errand(of: title)
    (capture.action, capture.target) = (errand?.action, errand?.target)
    return capture
  }
}

extension Dump.Piece {
  /// What is to be done, as it was said, with its title where that is known and the time that a header names.
  package var thing: (title: String?, words: String, header: Moment?)? {
    switch self {
    case .thing(let words, let header): (nil, words, header)
    case .told(let title, let words, let header): (title, words, header)
    case .feeling, .unread: nil
    }
  }
}

extension Moment {
  fileprivate func joined(_ header: Moment?) -> Moment? { header.flatMap { joined($0) } }
}
