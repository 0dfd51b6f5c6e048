internal import Language

extension English {
  /// The items of a dump, split further wherever a verb may begin a new one, as in "call mum buy milk pay the rent". It
  /// splits too much rather than too little, so the result is shown before it is accepted.
  package static func dumpItems(in text: String) -> [String] {
    let line = Line(text)
    let isRunOn = !text.contains(where: \.isNewline) && line.words.dropLast().allSatisfy { $0.pause == .none }
    return isRunOn ? split(line) : Dump.captures(of: text, in: .english).flatMap { split(Line($0.title)) }
  }

  private static func split(_ line: Line) -> [String] {
    var starts = [0]
    for place in line.words.indices.dropFirst(2)
    where place - starts[starts.count - 1] > 1 && place < line.words.count - 1 && startsItem(place, line) {
      starts.append(place)
    }
    let ends = starts.dropFirst() + [line.words.count]
    return zip(starts, ends).compactMap { start, end in
      let indices = Array(start..<end)
      let trimmed = indices.drop { connectors.contains(line.words[$0].key) }.reversed().drop {
        connectors.contains(line.words[$0].key)
      }
      guard let first = trimmed.last, let last = trimmed.first else { return nil }
      return line.originalText(of: first..<last + 1, as: .text)
    }
  }

  private static func startsItem(_ place: Int, _ line: Line) -> Bool {
    let (word, before, next) = (line.words[place].key, line.words[place - 1].key, line.words[place + 1].key)
    guard !incompleteEndings.contains(before) else { return false }
    return unambiguousVerbs.contains(word) || ActionVerbs.isVerb(line.words[place]) && objectOpenings.contains(next)
  }

  /// Words that need another after them, so that no item ends with one.
  private static let incompleteEndings: Set = [
    "a", "an", "the", "my", "our", "your", "his", "her", "their", "some", "this", "that", "new", "old", "to", "of",
    "for",
    "with", "about", "from", "in", "on", "at", "by", "not", "dont", "cant", "you", "they", "we", "he", "she", "it",
    "no", "is",
    "if", "who", "which", "because", "when",
  ]

  /// Verbs that are rarely anything else in the middle of a list.
  private static let unambiguousVerbs: Set = [
    "buy", "call", "email", "pay", "get", "send", "ask", "tell", "renew", "cancel", "collect", "return", "fix", "find",
    "bring", "submit", "reply", "remember", "remind", "arrange", "apply", "register", "write", "read", "clean", "wash",
    "hoover", "order", "finish", "sort", "make", "phone", "ring", "pick", "put", "take", "choose", "decide",
  ]

  /// A verb before one of these has an object: "book the dentist", unlike "library book".
  private static let objectOpenings: Set = [
    "a", "an", "the", "my", "our", "some", "his", "her", "their", "up", "back", "out",
  ]

  private static let connectors: Set = [
    "and", "then", "also", "oh", "plus", "need", "to", "i", "must", "gotta", "should",
  ]
}
