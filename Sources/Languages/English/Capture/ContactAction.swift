internal import Language

/// A title that says to reach someone or open something: what to do it with, and whom or what it names.
extension ContactAction {
  init?(of title: String) {
    let reaches = ContactAction.begins(Line(title, words: 6))
    guard reaches || title.utf8.mayHoldLink else { return nil }
    let line = Line(title)
    let errand =
      reaches
      ? ContactAction.toReach(line) ?? ContactAction.toGive(line) ?? ContactAction.toOpen(line)
      : ContactAction.toOpen(line)
    guard let errand else { return nil }
    self = errand
  }

  private static func begins(_ line: Line) -> Bool {
    guard line.text.utf8.first != UInt8(ascii: "\"") else { return false }
    return line.words.first.map { givers.contains($0.key) } ?? false
      || verbs.contains { $0.pattern.advance(1, over: line.words[...]) > 1 }
  }

  private static func toReach(_ line: Line) -> ContactAction? {
    for (action, pattern) in verbs {
      guard let start = pattern.advance(1, over: line.words[...]).lastPlace, start < line.words.count,
        !others.contains(line.words[start].key), let target = target(in: line, from: start)
      else { continue }
      return ContactAction(action, target)
    }
    return nil
  }

  /// "give jo a ring", "drop sarah a line"
  private static func toGive(_ line: Line) -> ContactAction? {
    guard let first = line.words.first, givers.contains(first.key) else { return nil }
    for place in line.words.indices.dropFirst(2).prefix(5) {
      for (action, pattern) in gifts where pattern.advance(1, over: line.words[place...]).lastPlace != nil {
        return target(in: line, from: 1, to: place).map { ContactAction(action, $0) }
      }
    }
    return nil
  }

  private static func toOpen(_ line: Line) -> ContactAction? { line.link.map { ContactAction("LINK", $0) } }

  /// An address or a number where there is one, else the words that name someone.
  private static func target(in line: Line, from start: Int, to limit: Int? = nil) -> String? {
    let words = line.words[start..<(limit ?? line.words.count)]
    if let address = line.address(in: words.indices) ?? line.phoneNumber(in: words.indices) { return address }
    if let receiver = receiver(in: words) { return String(line[receiver.core]) }
    let hasArticle = determiners.contains(words[start].key) && start + 1 < words.endIndex
    let first = hasArticle && words[start].pause == .none ? start + 1 : start
    var end = first
    while end < words.endIndex, !ends.contains(words[end].key) || end == first {
      end += 1
      if words[end - 1].pause != .none, !titles.contains(words[end - 1].key) { break }
    }
    return String(line[words[first].core.lowerBound..<words[end - 1].core.upperBound])
  }

  /// Who gets what the words name first: "email the figures to sandra".
  private static func receiver(in words: ArraySlice<Line.Word>) -> Line.Word? {
    guard let first = words.first, determiners.contains(first.key),
      let to = words.dropFirst().prefix(5).firstIndex(where: { $0.key == "to" || $0.pause != .none }),
      words[to].key == "to", to + 1 < words.endIndex, case let name = words[to + 1],
      !determiners.contains(name.key), !ActionVerbs.isVerb(name)
    else { return nil }
    return name
  }

  private static let verbs: [(action: String, pattern: Pattern)] = [
    ("CALL", "(call|ring|phone|fone|telephone|videocall|facetime|dial) [up|back]"),
    ("TEXT", "(text|txt|message|mesage|messege|msg|sms|whatsapp|imessage|dm|drop [a] (text|line) to) [back]"),
    ("EMAIL", "(email|emial|[send] [an|a] (email|mail) to)"),
  ].map { ($0, Pattern(saying: $1)) }

  private static let givers: Set = ["give", "drop", "shoot", "send", "fire", "ping"]
  private static let gifts: [(action: String, pattern: Pattern)] = [
    ("CALL", "a [quick] (ring|call|bell|buzz|phone call|tinkle)"),
    ("TEXT", "a [quick] (text|message|whatsapp|dm|line|note|msg)"),
    ("EMAIL", "(a|an) [quick] (email|mail)"),
  ].map { ($0, Pattern(saying: $1)) }

  /// What makes of "phone" or "text" no act of reaching someone.
  private static let others: Set<String> = [
    "charger", "case", "bill", "bills", "contract", "screen", "number", "box", "list", "binder", "doorbell", "book",
    "books", "off", "it", "in", "out", "for", "centre", "center", "board", "light", "fencing", "upgrade", "insurance",
    "shop", "battery", "round", "around", "signature", "template", "filters", "newsletter", "settings", "on", "to",
    "about", "from", "chain", "thread",
  ]

  private static let ends: Set<String> = [
    "about", "re", "regarding", "to", "on", "at", "and", "for", "with", "that", "if", "when", "before", "after", "from",
    "by", "back", "in", "happy", "merry", "asking", "saying", "because", "whether", "concerning", "the", "my", "a",
    "an",
    "hi", "hello", "congrats", "sorry", "thanks", "via", "who", "what", "why", "how", "again", "then", "is",
    // What is said to them, or of them, begins.
    "i", "im", "ive", "ill", "id", "he", "hes", "she", "shes", "we", "were", "weve", "they", "theyre", "theyve", "it",
    "its", "you", "youre", "u", "can", "could", "not", "so", "but", "or", "cos", "n", "w", "abt", "b4", "asap", "arvo",
    "today", "tonight", "tomorrow", "tmrw", "later", "first", "this", "next", "frm",
    "bout", "wi", "wid", "ask", "asks", "tell", "let", "call", "ring", "text", "email", "while", "whilst", "until",
    "till",
    "til", "please", "pls", "plz", "between", "during", "around", "cuz", "coz", "since", "now", "soon", "instead",
    "need", "want", "wants",
    // What is sent or said.
    "say", "says", "see", "bring", "send", "get", "make", "remind", "check", "wish", "give", "thank", "invite", "pics",
    "photos", "pictures", "gd", "good", "luck", "yes", "no", "late", "there", "here", "also", "just", "off", "over",
    "up",
    "down", "out", "your", "our", "his", "her", "their", "some", "any", "all", "more", "too", "as", "like",
  ]
  /// A stop behind these is a part of the name.
  private static let titles: Set<String> = ["dr", "mr", "mrs", "ms", "prof", "st", "rev", "fr", "sr"]

  private static let determiners: Set<String> = ["the", "my", "a", "an", "our", "your"]
}

extension String.UTF8View {
  /// Of "http" and "www" both have one of these letters doubled.
  fileprivate var mayHoldLink: Bool {
    var before: UInt8 = 0
    for byte in self {
      let letter = byte.lowered
      if letter == before, letter == UInt8(ascii: "t") || letter == UInt8(ascii: "w") { return true }
      before = letter
    }
    return false
  }
}
