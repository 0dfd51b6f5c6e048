package import Language

extension Said {
  /// The sentence in English, or in the overlay's language where that has it.
  package func text(_ overlay: Overlay? = nil) -> String { overlay.text(key, values.map { $0.text(overlay) }) }
}

extension Said.Value {
  fileprivate func text(_ overlay: Overlay?) -> String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .count(let count, let one, let many): "\(count) " + overlay.text(count == 1 ? one : many)
    case .when(let when, let now): when.words(now: now, in: overlay)
    case .on(let when, let now): when.name(now: now, in: overlay)
    case .said(let said): said.text(overlay)
    case .list(let list): list.map { $0.text(overlay) }.joined(separator: ", ")
    }
  }
}
