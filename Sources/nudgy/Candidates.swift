/// What Tab offers: verbs at the start of a line, titles of open cards after that.
struct Candidates {
  let verbs: [String]
  let titles: [String]

  /// Whole lines that begin with what was typed.
  func endings(of typed: String) -> [String] {
    guard let space = typed.lastIndex(of: " ") else {
      return verbs.filter { $0.hasPrefix(typed.lowercased()) }.sorted()
    }
    return cards(typed, from: typed.startIndex, last: space)
  }

  /// The title may have begun at any word: "snooze call m" completes to "snooze call mum".
  private func cards(_ typed: String, from start: String.Index, last: String.Index) -> [String] {
    var start = start
    while let space = typed[start...].firstIndex(of: " ") {
      start = typed.index(after: space)
      let begun = typed[start...].lowercased()
      let found = titles.filter { $0.lowercased().hasPrefix(begun) }
      if !begun.isEmpty || space == last, !found.isEmpty { return found.prefix(20).map { typed[..<start] + $0 } }
    }
    return []
  }
}
