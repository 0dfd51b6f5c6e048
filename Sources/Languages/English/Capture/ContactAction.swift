internal import Language

/// Reads titles that contact someone or open a link: the action, and its target.
extension ContactAction {
  init?(of title: String) {
    let hasVerb = ContactAction.hasContactVerb(Line(title, words: 6))
    guard hasVerb || title.utf8.mayHoldLink else { return nil }
    let line = Line(title)
    let match =
      hasVerb
      ? ContactAction.reachAction(in: line) ?? ContactAction.giveAction(in: line) ?? ContactAction.openAction(in: line)
      : ContactAction.openAction(in: line)
    guard let match else { return nil }
    self = match
  }

  private static func hasContactVerb(_ line: Line) -> Bool {
    guard line.text.utf8.first != UInt8(ascii: "\"") else { return false }
    return line.words.first.map { giveVerbs.contains($0.key) } ?? false
      || contactVerbs.contains { $0.pattern.advance(1, over: line.words[...]) > 1 }
  }

  private static func reachAction(in line: Line) -> ContactAction? {
    for (action, pattern) in contactVerbs {
      guard let start = pattern.advance(1, over: line.words[...]).highestSetBit, start < line.words.count,
        !nonContactWords.contains(line.words[start].key), let target = target(in: line, from: start)
      else { continue }
      return ContactAction(action, target)
    }
    return nil
  }

  /// "give jo a ring", "drop sarah a line"
  private static func giveAction(in line: Line) -> ContactAction? {
    guard let first = line.words.first, giveVerbs.contains(first.key) else { return nil }
    for place in line.words.indices.dropFirst(2).prefix(5) {
      for (action, pattern) in giveObjects where pattern.advance(1, over: line.words[place...]).highestSetBit != nil {
        return target(in: line, from: 1, to: place).map { ContactAction(action, $0) }
      }
    }
    return nil
  }

  private static func openAction(in line: Line) -> ContactAction? { line.link.map { ContactAction("LINK", $0) } }

  /// An address or a phone number where there is one, else the words that name someone.
  private static func target(in line: Line, from start: Int, to limit: Int? = nil) -> String? {
    let words = line.words[start..<(limit ?? line.words.count)]
    if let address = line.address(in: words.indices) ?? line.phoneNumber(in: words.indices) { return address }
    if let recipient = recipient(in: words) { return String(line[recipient.core]) }
    // "all the parents"
    let start =
      words.first?.key == "all" && words.dropFirst().first.map { determiners.contains($0.key) } == true
      ? start + 1 : start
    let hasArticle = determiners.contains(words[start].key) && start + 1 < words.endIndex
    let first = hasArticle && words[start].pause == .none ? start + 1 : start
    var end = first
    while end < words.endIndex, !targetEnds.contains(words[end].key) || end == first {
      end += 1
      if words[end - 1].pause != .none, !honorifics.contains(words[end - 1].key) { break }
    }
    return String(line[words[first].core.lowerBound..<words[end - 1].core.upperBound])
  }

  /// The recipient, where the words name the object first: "email the figures to sandra".
  private static func recipient(in words: ArraySlice<Line.Word>) -> Line.Word? {
    guard let first = words.first, determiners.contains(first.key),
      let to = words.dropFirst().prefix(5).firstIndex(where: { $0.key == "to" || $0.pause != .none }),
      words[to].key == "to", to + 1 < words.endIndex, case let name = words[to + 1],
      !determiners.contains(name.key), !ActionVerbs.isVerb(name)
    else { return nil }
    return name
  }

  private static let contactVerbs: [(action: String, pattern: Pattern)] = [
    ("CALL", "(call|ring|phone|fone|telephone|videocall|facetime|dial) [up|back]"),
    ("TEXT", "(text|txt|message|mesage|messege|msg|sms|whatsapp|imessage|dm|drop [a] (text|line) to) [back]"),
    ("EMAIL", "(email|emial|[send] [an|a] (email|mail) to)"),
  ].map { ($0, Pattern(template: $1)) }

  private static let giveVerbs: Set = ["give", "drop", "shoot", "send", "fire", "ping"]
  private static let giveObjects: [(action: String, pattern: Pattern)] = [
    ("CALL", "a [quick] (ring|call|bell|buzz|phone call|tinkle)"),
    ("TEXT", "a [quick] (text|message|whatsapp|dm|line|note|msg)"),
    ("EMAIL", "(a|an) [quick] (email|mail)"),
  ].map { ($0, Pattern(template: $1)) }

  /// Words after "phone" or "text" that make it no verb of contact: "phone charger".
  private static let nonContactWords: Set<String> = [
    "charger", "case", "bill", "bills", "contract", "screen", "number", "box", "list", "binder", "doorbell", "book",
    "books", "off", "it", "in", "out", "for", "centre", "center", "board", "light", "fencing", "upgrade", "insurance",
    "shop", "battery", "round", "around", "signature", "template", "filters", "newsletter", "settings", "on", "to",
    "about", "from", "chain", "thread", "with", "wi", "w",
  ]

  private static let targetEnds: Set<String> = [
    "about", "re", "regarding", "to", "on", "at", "and", "for", "with", "that", "if", "when", "before", "after", "from",
    "by", "back", "in", "happy", "merry", "asking", "saying", "because", "whether", "concerning", "the", "my", "a",
    "an",
    "hi", "hello", "congrats", "sorry", "thanks", "via", "who", "what", "why", "how", "where", "which", "again", "then",
    "is",
    "whos", "whats", "hows", "wheres", "whens", "aboot", "fae", "frae", "tae", "afore",
    // Beginnings of what is said to the person, or about them.
    "i", "im", "ive", "ill", "id", "he", "hes", "she", "shes", "we", "were", "weve", "they", "theyre", "theyve", "it",
    "its", "you", "youre", "u", "can", "could", "not", "so", "but", "or", "cos", "n", "w", "abt", "b4", "asap", "arvo",
    "today", "tonight", "tomorrow", "tmrw", "later", "first", "this", "next", "frm",
    "bout", "wi", "wid", "ask", "asks", "tell", "let", "call", "ring", "text", "email", "while", "whilst", "until",
    "till",
    "til", "please", "pls", "plz", "between", "during", "around", "cuz", "coz", "since", "now", "soon", "instead",
    "need", "want", "wants",
    // Beginnings of what is sent or said.
    "say", "says", "see", "bring", "send", "get", "make", "remind", "check", "wish", "give", "thank", "invite", "pics",
    "photos", "pictures", "gd", "good", "luck", "yes", "no", "late", "there", "here", "also", "just", "off", "over",
    "up",
    "down", "out", "your", "our", "his", "her", "their", "some", "any", "all", "more", "them", "me", "those", "these",
    "too", "as", "like",
  ]
  /// A full stop after these is part of the name.
  private static let honorifics: Set<String> = ["dr", "mr", "mrs", "ms", "prof", "st", "rev", "fr", "sr"]

  private static let determiners: Set<String> = ["the", "my", "a", "an", "our", "your"]
}

extension String.UTF8View {
  /// Whether the text can hold "http" or "www": both have one of these letters doubled.
  fileprivate var mayHoldLink: Bool {
    var previous: UInt8 = 0
    for byte in self {
      let letter = byte.lowercased
      if letter == previous, letter == UInt8(ascii: "t") || letter == UInt8(ascii: "w") { return true }
      previous = letter
    }
    return false
  }
}
