package import Language

extension English {
  /// A title without what is never part of it: swearing before a name, what is said twice, exclamation marks at its end, and
  /// a bracket that it stops in, where the line goes on to close it.
  package static func plain(_ title: String, of line: Utterance) -> String {
    let tokens = Utterance.tokens(of: title)
    var kept = Array(tokens.indices)
    PlainTitle.cutRepeats(&kept, tokens)
    PlainTitle.cutStutter(&kept, tokens)
    PlainTitle.cutSwearing(&kept, tokens)
    if line.tokens.contains(where: { $0.key == ")" }) { PlainTitle.cutOpenBracket(&kept, tokens) }
    while let last = kept.last, tokens[last].key == "!" { kept.removeLast() }
    guard kept.count < tokens.count, kept.contains(where: { !tokens[$0].isMark }) else { return title }
    return Title.words(at: kept, of: tokens, in: title)
  }
}

private enum PlainTitle {
  /// "pay the bill pay the bill" says one thing; "pom pom" is a name.
  static func cutRepeats(_ kept: inout [Int], _ tokens: [Token]) {
    let words = kept.filter { !tokens[$0].isMark }
    let keys = words.map { tokens[$0].key }
    guard keys.count > 2, let size = (1...keys.count / 2).first(where: { isRepeated($0, keys) }) else { return }
    kept.removeAll { $0 >= words[size] }
  }

  private static func isRepeated(_ size: Int, _ keys: [String]) -> Bool {
    keys.count.isMultiple(of: size) && keys.indices.dropFirst(size).allSatisfy { keys[$0] == keys[$0 - size] }
  }

  /// "pay the the bill", "one that fits the, the shelf"
  static func cutStutter(_ kept: inout [Int], _ tokens: [Token]) {
    for place in kept.indices.dropLast().reversed() where English.stuttered.contains(tokens[kept[place]].spelling) {
      let next = tokens[kept[place + 1]].key == "," ? place + 2 : place + 1
      guard next < kept.count, tokens[kept[next]].key == tokens[kept[place]].key else { continue }
      kept.removeSubrange(place..<next)
    }
  }

  static func cutSwearing(_ kept: inout [Int], _ tokens: [Token]) {
    for place in kept.indices.dropLast().reversed() where English.swearing.contains(tokens[kept[place]].spelling) {
      let next = tokens[kept[place + 1]]
      if !next.isMark, !English.bloodyNames.contains(next.spelling) { kept.remove(at: place) }
    }
  }

  static func cutOpenBracket(_ kept: inout [Int], _ tokens: [Token]) {
    var open: [Int] = []
    for place in kept.indices {
      if tokens[kept[place]].key == "(" { open.append(place) }
      if tokens[kept[place]].key == ")" { _ = open.popLast() }
    }
    if let first = open.first, first > 0 { kept.removeSubrange(first...) }
  }
}
