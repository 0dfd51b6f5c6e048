/// Tab completions: verbs at the start of a line, titles of open cards after that.
struct CompletionCandidates {
  let verbs: [String]
  let titles: [String]

  /// Whole lines that start with the text typed so far.
  func completions(of input: String) -> [String] {
    guard input.contains(" ") else {
      return verbs.filter { $0.hasPrefix(input.lowercased()) }.sorted()
    }
    return titleCompletions(input)
  }

  /// The title may start at any word: “snooze call m” completes to “snooze call mum”. An empty prefix matches every
  /// title, but only directly after the verb.
  private func titleCompletions(_ input: String) -> [String] {
    var start = input.startIndex
    while let space = input[start...].firstIndex(of: " ") {
      start = input.index(after: space)
      let titlePrefix = input[start...].lowercased()
      let matches = titles.filter { $0.lowercased().hasPrefix(titlePrefix) }
      let isAllowed = !titlePrefix.isEmpty || space == input.firstIndex(of: " ")
      if isAllowed, !matches.isEmpty { return matches.prefix(20).map { input[..<start] + $0 } }
    }
    return []
  }
}
