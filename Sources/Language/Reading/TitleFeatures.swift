/// Features of a title: how it begins and ends in its line, and what it leaves out.
package enum TitleFeatures {
  /// Names of the features that apply, for the ranker.
  package static func features(of title: [Int], in line: Utterance) -> [String] {
    let (first, last) = (title[0], title[title.count - 1])
    let openEnds = line.language.rules.continuationWords
    func kind(_ index: Int) -> String { line.tokens.indices.contains(index) ? "\(line.kind(of: index))" : "edge" }
    var features = [
      "title: begins with \(kind(first))", "title: ends with \(kind(last))", "title: behind \(kind(first - 1))",
      "title: before \(kind(last + 1))", "title: before \(kind(last + 1)) \(kind(last + 2))",
      "title: \(min(8, title.count)) words",
    ]
    if openEnds.contains(line.tokens[last].spelling) { features.append("title: ends open") }
    if last + 1 < line.tokens.count, openEnds.contains(line.tokens[last + 1].spelling) {
      features.append("title: before \(line.tokens[last + 1].key)")
    }
    if first > 0, openEnds.contains(line.tokens[first - 1].spelling) {
      features.append("title: behind \(line.tokens[first - 1].key)")
    }
    let gap = Set(first...last).subtracting(title)
    if !gap.isEmpty { features.append("title: has a gap") }
    if gap.contains(where: { line.timing[$0] == .none }) { features.append("title: leaves words out") }
    if title.contains(where: { line.timing[$0] != .none }) { features.append("title: holds a time") }
    for mark in title.dropLast() where line.tokens[mark].isMark { features.append("title: holds \(kind(mark))") }
    for index in title.dropFirst(2) where line.kind(of: index) == .verb {
      let before = line.tokens[index - 1]
      if before.isMark || before.key == line.language.rules.ampersandWord {
        features.append("title: holds a deed behind \(before.key)")
      }
    }
    return features
  }

  /// Number of content words outside the given tokens that are not part of a time.
  package static func uncoveredWords(_ indices: Set<Int>, in line: Utterance) -> Int {
    line.tokens.indices.count { index in
      guard !indices.contains(index), line.timing[index] == .none else { return false }
      return [.word, .name, .verb, .pastVerb, .figures].contains(line.kind(of: index))
    }
  }
}
