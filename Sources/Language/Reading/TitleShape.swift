/// What can be said of where a title begins and ends in its line, and of what it leaves out.
package enum TitleShape {
  /// Names of what is the case, for a ranker.
  package static func features(of title: [Int], in line: Utterance) -> [String] {
    let (first, last) = (title[0], title[title.count - 1])
    let linking = line.language.rules.openEnds
    func kind(_ place: Int) -> String { line.tokens.indices.contains(place) ? "\(line.kind(of: place))" : "edge" }
    var features = [
      "title: begins with \(kind(first))", "title: ends with \(kind(last))", "title: behind \(kind(first - 1))",
      "title: before \(kind(last + 1))", "title: before \(kind(last + 1)) \(kind(last + 2))",
      "title: \(min(8, title.count)) words",
    ]
    if linking.contains(line.tokens[last].spelling) { features.append("title: ends open") }
    if last + 1 < line.tokens.count, linking.contains(line.tokens[last + 1].spelling) {
      features.append("title: before \(line.tokens[last + 1].key)")
    }
    if first > 0, linking.contains(line.tokens[first - 1].spelling) {
      features.append("title: behind \(line.tokens[first - 1].key)")
    }
    let gap = Set(first...last).subtracting(title)
    if !gap.isEmpty { features.append("title: has a gap") }
    if gap.contains(where: { line.timing[$0] == .none }) { features.append("title: leaves words out") }
    if title.contains(where: { line.timing[$0] != .none }) { features.append("title: holds a time") }
    for mark in title.dropLast() where line.tokens[mark].isMark { features.append("title: holds \(kind(mark))") }
    for place in title.dropFirst(2) where line.kind(of: place) == .verb {
      let before = line.tokens[place - 1]
      if before.isMark || before.key == line.language.rules.and {
        features.append("title: holds a deed behind \(before.key)")
      }
    }
    return features
  }

  /// How many words stand in none of the places, are no time and more than a joiner.
  package static func left(_ places: Set<Int>, in line: Utterance) -> Int {
    line.tokens.indices.count { place in
      guard !places.contains(place), line.timing[place] == .none else { return false }
      return [.word, .name, .verb, .pastVerb, .figures].contains(line.kind(of: place))
    }
  }
}
