/// What Tab offers: verbs at the start of a line, titles of open cards after that.
struct Candidates {
  let verbs: [String]
  let titles: [String]

  /// Whole lines that begin with what was typed.
  func endings(of typed: String) -> [String] {
    guard typed.contains(" ") else {
      return verbs.filter { $0.hasPrefix(typed.lowercased()) }.sorted()
    }
    return cards(typed)
  }

  /// The title may have begun at any word: "snooze call m" completes to "snooze call mum". Nothing begun is every
  /// title, but only right after the verb.
  private func cards(_ typed: String) -> [String] {
    var start = typed.startIndex
    while let space = typed[start...].firstIndex(of: " ") {
      start = typed.index(after: space)
      let begun = typed[start...].lowercased()
      let found = titles.filter { $0.lowercased().hasPrefix(begun) }
      let isDue = !begun.isEmpty || space == typed.firstIndex(of: " ")
      if isDue, !found.isEmpty { return found.prefix(20).map { typed[..<start] + $0 } }
    }
    return []
  }
}
