extension MomentParser {
  /// The text without its dates and the words around them.
  package static func title(of text: String, without mentions: [Mention], in language: Language) -> String {
    var title = ""
    var start = text.startIndex
    for mention in mentions {
      title += text[start..<mention.range.lowerBound].trimmedEnd
      start = mention.range.upperBound
      if text[start...].first.map({ !",;:.!?".contains($0) }) ?? false { title += " " }
    }
    return String(tidied(title + text[start...], language.rules))
  }

  /// Removes introductory words, and words left dangling where a date was removed.
  private static func tidied(_ text: String, _ rules: any DateRules.Type) -> Substring {
    var title = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    var length = -1
    while title.count != length {
      length = title.count
      title = title.trimmed
      for opening in rules.titlePrefixes { title = title.dropping(prefix: opening) }
      for (opening, ending) in rules.titleFrames { title = title.dropping(frame: opening, ending) }
      for word in rules.danglingEnds { title = title.dropping(suffix: word) }
      for word in rules.danglingStarts { title = title.dropping(prefix: word) }
    }
    return title
  }
}

extension Substring {
  private static let separators: Set<Character> = [",", ";", ":", "-", "–", "—", ".", "!", " ", "@"]

  fileprivate var trimmed: Substring {
    var rest = drop { Substring.separators.contains($0) }
    while let last = rest.last, Substring.separators.contains(last) { rest.removeLast() }
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

  /// Removes words at the start, ignoring case, unless nothing would be left.
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
    let withoutOpening = dropping(prefix: opening)
    let withoutBoth = withoutOpening.dropping(suffix: ending)
    return withoutOpening.count < count && withoutBoth.count < withoutOpening.count ? withoutBoth : self
  }
}
