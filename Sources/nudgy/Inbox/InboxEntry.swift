import Civil
import Language
import Replies

/// One thing that a program has put into the inbox: words for a card, or a link to be asked about.
enum InboxEntry: Sendable {
  case capture(InboxCapture)
  case request(DeepLink)

  /// The schema that this program reads and writes.
  static let version = 1

  /// Throws what is wrong with the text, in words for whoever wrote the program that made it.
  init(reading text: String) throws(UserError) {
    guard let json = JSON(reading: text), json.members != nil else { throw UserError("It isn't a JSON object.") }
    guard json["v"]?.number == Double(InboxEntry.version) else { throw UserError("Its v isn't 1.") }
    if let link = try InboxEntry.words("link", in: json) {
      self = .request(try DeepLink(link))
    } else {
      self = .capture(try InboxCapture(json))
    }
  }

  var json: JSON {
    switch self {
    case .capture(let capture): capture.json
    case .request(let link): ["v": 1, "link": .string(link.text)]
    }
  }

  /// `nil` where the member is missing or null.
  fileprivate static func words(_ name: String, in json: JSON) throws(UserError) -> String? {
    guard let value = json[name], value != .null else { return nil }
    guard let words = value.string else { throw UserError("Its \(name) isn't a text.") }
    return words
  }
}

/// Words to become a card.
struct InboxCapture: Sendable {
  var text: String
  var title: String?
  var url: String?
  var due: When?

  init(text: String, title: String? = nil, url: String? = nil) throws(UserError) {
    (self.text, self.title, self.url) = (text, title, url)
    try check()
  }

  fileprivate init(_ json: JSON) throws(UserError) {
    guard let text = try InboxEntry.words("text", in: json) else { throw UserError("It has no text.") }
    self.text = text
    title = try InboxEntry.words("title", in: json)
    url = try InboxEntry.words("url", in: json)
    if let due = try InboxEntry.words("due", in: json) {
      guard let when = When(iso: due) else {
        throw UserError("Its due isn't a day or time like 2026-11-20 or 2026-11-20T17:00.")
      }
      self.due = when
    }
    try check()
  }

  private func check() throws(UserError) {
    guard !heading.isEmpty else { throw UserError("It has no words.") }
    guard let url else { return }
    let lowercased = url.lowercased()
    guard ["http://", "https://"].contains(where: { lowercased.hasPrefix($0) && lowercased.count > $0.count }),
      url.unicodeScalars.allSatisfy({ $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) })
    else { throw UserError("Its url isn't a web address.") }
  }

  var json: JSON {
    JSON.object([
      ("v", .number(Double(InboxEntry.version))), ("text", .string(text)), ("title", JSON(title)), ("url", JSON(url)),
      ("due", JSON(due?.iso)),
    ]).withoutNulls
  }

  /// The card's title: one line, and a short one. What it leaves out is in `notes`.
  var heading: String { String(lines.heading.prefix(InboxCapture.maximumTitle)) }

  /// The rest of the words; `nil` where the title has them all.
  private var notes: String? {
    let (line, rest) = lines
    let isWhole = line.count <= InboxCapture.maximumTitle
    let notes = isWhole ? rest : [line, rest].filter { !$0.isEmpty }.joined(separator: "\n")
    return notes.isEmpty ? nil : notes
  }

  private var lines: (heading: String, rest: String) {
    if let title, case let line = InboxCapture.singleLine(title), !line.isEmpty {
      let words = InboxCapture.visible(text)
      return (line, words == line ? "" : words)
    }
    let rows = InboxCapture.visible(text).split(separator: "\n", maxSplits: 1)
    return (InboxCapture.singleLine(rows.first ?? ""), rows.count > 1 ? InboxCapture.visible(rows[1]) : "")
  }

  /// In characters.
  private static let maximumTitle = 200

  private static func singleLine(_ text: some StringProtocol) -> String {
    visible(text).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  /// Without control characters but line breaks, and without blanks around it.
  private static func visible(_ text: some StringProtocol) -> String {
    let characters = text.compactMap { character -> Character? in
      if character.isNewline { return "\n" }
      if character == "\t" { return " " }
      return character.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : character
    }
    let isBlank = { (character: Character) in character == " " || character == "\n" }
    return String(String(characters.drop(while: isBlank)).reversed().drop(while: isBlank).reversed())
  }

  /// Makes the card.
  var call: Call {
    var arguments: [String: Argument] = ["title": .words(heading), "source": .words("inbox")]
    arguments["notes"] = notes.map { .words($0) }
    arguments["due"] = due.map { .words($0.iso) }
    if let url {
      arguments["action"] = .words("LINK")
      arguments["target"] = .words(url)
    }
    return Call("add_nudge", arguments)
  }
}
