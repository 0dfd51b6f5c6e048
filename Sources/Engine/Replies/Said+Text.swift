package import Language

extension Said {
  /// The sentence in English, or in the overlay's language where that has it.
  package func text(_ overlay: Overlay? = nil) -> String {
    let pattern = overlay?.said[key] ?? key
    guard !values.isEmpty else { return pattern }
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result.append(contentsOf: rest[..<open])
      let hole = rest[rest.index(after: open)..<close]
      if let index = Int(hole), values.indices.contains(index) {
        result += values[index].text(overlay)
      } else {
        result.append(contentsOf: rest[open...close])
      }
      rest = rest[rest.index(after: close)...]
    }
    result.append(contentsOf: rest)
    return result
  }
}

extension Said.Value {
  fileprivate func text(_ overlay: Overlay?) -> String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .count(let count, let one, let many):
      "\(count) " + Said(key: count == 1 ? one : many, values: []).text(overlay)
    case .when(let when, let now): when.words(now: now)
    case .on(let when, let now): when.name(now: now)
    case .said(let said): said.text(overlay)
    case .list(let list): list.map { $0.text(overlay) }.joined(separator: ", ")
    }
  }
}
