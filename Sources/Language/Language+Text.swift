extension Language? {
  /// The words of an English key in this language, or in English where there are none, with `{0}` and so on filled.
  package func text(_ key: String, _ values: [String] = []) -> String {
    let pattern = self?.messages[key] ?? key
    guard !values.isEmpty else { return pattern }
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result.append(contentsOf: rest[..<open])
      let hole = rest[rest.index(after: open)..<close]
      if let index = Int(hole), values.indices.contains(index) {
        result += values[index]
      } else {
        result.append(contentsOf: rest[open...close])
      }
      rest = rest[rest.index(after: close)...]
    }
    result.append(contentsOf: rest)
    return result
  }
}
