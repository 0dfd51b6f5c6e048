package import Engine

extension Said {
  /// Stands over a model's words, so that nobody takes them for nudgy's or the person's own.
  package static func byModel(_ heading: Said) -> Said { "\(heading) (model):" }
}
