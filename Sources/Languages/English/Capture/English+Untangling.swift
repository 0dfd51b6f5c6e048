internal import Language

extension English {
  /// The same, cut once more wherever a verb may begin something new, as in "call mum buy milk pay the rent". It cuts too
  /// much rather than too little, so what comes of it is shown before it is taken.
  package static func untangled(_ text: String) -> [String] {
    let line = Line(text)
    let isRunOn = !text.contains(where: \.isNewline) && line.words.dropLast().allSatisfy { $0.pause == .none }
    return isRunOn ? cut(line) : Dump.captures(of: text, in: .english).flatMap { cut(Line($0.title)) }
  }

  private static func cut(_ line: Line) -> [String] {
    var starts = [0]
    for place in line.words.indices.dropFirst(2)
    where place - starts[starts.count - 1] > 1 && place < line.words.count - 1 && begins(place, line) {
      starts.append(place)
    }
    let ends = starts.dropFirst() + [line.words.count]
    return zip(starts, ends).compactMap { start, end in
      let words = Array(start..<end)
      let kept = words.drop { between.contains(line.words[$0].key) }.reversed().drop {
        between.contains(line.words[$0].key)
      }
      guard let first = kept.last, let last = kept.first else { return nil }
      return line.said(first..<last + 1, as: .text)
    }
  }

  private static func begins(_ place: Int, _ line: Line) -> Bool {
    let (word, before, next) = (line.words[place].key, line.words[place - 1].key, line.words[place + 1].key)
    guard !leadingOn.contains(before) else { return false }
    return plainVerbs.contains(word) || ActionVerbs.isVerb(line.words[place]) && determining.contains(next)
  }

  /// What goes on to the next word, so that nothing ends behind it.
  private static let leadingOn: Set = [
    "a", "an", "the", "my", "our", "your", "his", "her", "their", "some", "this", "that", "new", "old", "to", "of",
    "for",
    "with", "about", "from", "in", "on", "at", "by", "not", "dont", "cant", "you", "they", "we", "he", "she", "it",
    "no", "is",
    "if", "who", "which", "because", "when",
  ]

  /// Verbs that are hardly ever anything else in the middle of a list.
  private static let plainVerbs: Set = [
    "buy", "call", "email", "pay", "get", "send", "ask", "tell", "renew", "cancel", "collect", "return", "fix", "find",
    "bring", "submit", "reply", "remember", "remind", "arrange", "apply", "register", "write", "read", "clean", "wash",
    "hoover", "order", "finish", "sort", "make", "phone", "ring", "pick", "put", "take", "choose", "decide",
  ]

  /// A verb before one of these acts on it: "book the dentist", and no "library book".
  private static let determining: Set = [
    "a", "an", "the", "my", "our", "some", "his", "her", "their", "up", "back", "out",
  ]

  private static let between: Set = ["and", "then", "also", "oh", "plus", "need", "to", "i", "must", "gotta", "should"]
}
