extension Moments {
  /// What is left of a sentence without its dates and the frame around them.
  package static func title(of text: String, without mentions: [Mention], in language: Language) -> String {
    var rest = ""
    var start = text.startIndex
    for mention in mentions {
      rest += text[start..<mention.range.lowerBound].trimmedEnd
      start = mention.range.upperBound
      if text[start...].first.map({ !",;:.!?".contains($0) }) ?? false { rest += " " }
    }
    return String(tidied(rest + text[start...], language.rules))
  }

  /// Without the words of a frame, and without what the dates left hanging.
  private static func tidied(_ text: String, _ rules: any DateRules.Type) -> Substring {
    var title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    var length = -1
    while title.count != length {
      length = title.count
      title = title.trimmed
      for opening in rules.openings { title = title.dropping(prefix: opening) }
      for (opening, ending) in rules.frames { title = title.dropping(frame: opening, ending) }
      for word in rules.danglingEnds { title = title.dropping(suffix: word) }
      for word in rules.danglingStarts { title = title.dropping(prefix: word) }
    }
    return title
  }
}

extension Substring {
  private static let loose: Set<Character> = [",", ";", ":", "-", "–", "—", ".", "!", " ", "@"]

  fileprivate var trimmed: Substring {
    var rest = drop { Substring.loose.contains($0) }
    while let last = rest.last, Substring.loose.contains(last) { rest.removeLast() }
    for pair in ["()", "( )", "[]", "[ ]", "\"\"", "\" \"", "''", "' '"] {
      if rest.hasSuffix(pair) { rest = rest.dropLast(pair.count) }
      if rest.hasPrefix(pair) { rest = rest.dropFirst(pair.count) }
    }
    return rest
  }

  fileprivate var trimmedEnd: Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  /// Without a word or words it starts with, in any case of letters, if anything stays.
  fileprivate func dropping(prefix words: String) -> Substring {
    guard count > words.count, prefix(words.count).lowercased() == words else { return self }
    let rest = dropFirst(words.count)
    return rest.first == " " ? rest.dropFirst() : self
  }

  fileprivate func dropping(suffix words: String) -> Substring {
    guard count > words.count, suffix(words.count).lowercased() == words else { return self }
    let rest = dropLast(words.count)
    return rest.last == " " ? rest.dropLast() : self
  }

  fileprivate func dropping(frame opening: String, _ ending: String) -> Substring {
    let opened = dropping(prefix: opening)
    let closed = opened.dropping(suffix: ending)
    return opened.count < count && closed.count < opened.count ? closed : self
  }
}
