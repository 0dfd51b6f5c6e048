/// Reads gettext's format: comments, `msgctxt`, `msgid`, `msgid_plural`, and `msgstr` or `msgstr[0]` and so on.
struct MessageReader {
  private(set) var messages: [Message] = []
  private let path: String
  private var message = Message()
  private var field: Field?
  private var fields: Set<Field> = []

  private enum Field: Hashable {
    case context, id, plural
    case string(Int)

    init?(_ name: Substring) {
      switch name {
      case "msgctxt": self = .context
      case "msgid": self = .id
      case "msgid_plural": self = .plural
      case "msgstr": self = .string(0)
      default:
        guard name.hasPrefix("msgstr["), name.hasSuffix("]"), let index = Int(name.dropFirst(7).dropLast()) else {
          return nil
        }
        self = .string(index)
      }
    }
  }

  init(_ path: String, _ text: String) throws(TextFileError) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { try read(line.trimmed[...], index + 1) }
    try finish(lines.count)
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(TextFileError) {
    if line.hasPrefix("#~") {
      let rest = line.dropFirst(2).trimmed[...]
      if !rest.hasPrefix("msgstr"), !rest.hasPrefix("\""), hasEntry { try finish(number) }
      message.isObsolete = true
      try read(rest, number)
    } else if line.isEmpty || line.hasPrefix("#") {
      if hasEntry { try finish(number) }
      if !line.isEmpty { message.comments.append(String(line)) }
    } else if line.hasPrefix("\"") {
      guard let field else { throw error(number, "A string stands behind msgid, msgstr or the like.") }
      add(try unquoted(line, number), to: field)
    } else {
      let name = line.prefix { $0 != " " }
      guard let field = Field(name) else { throw error(number, "“\(name)” is none of msgctxt, msgid and msgstr.") }
      if field == .context || field == .id && fields.contains(.id) { if hasEntry { try finish(number) } }
      guard fields.insert(field).inserted else { throw error(number, "There are two “\(name)”.") }
      guard case .string(let index) = field else {
        try begin(field, line.dropFirst(name.count).trimmed[...], number)
        return
      }
      guard index == message.strings.count else { throw error(number, "“\(name)” is not the next form.") }
      message.strings.append("")
      try begin(field, line.dropFirst(name.count).trimmed[...], number)
    }
  }

  private var hasEntry: Bool { fields.contains(.id) }

  private mutating func begin(_ field: Field, _ text: Substring, _ number: Int) throws(TextFileError) {
    self.field = field
    if field == .id { message.line = number }
    add(try unquoted(text, number), to: field)
  }

  private mutating func add(_ text: String, to field: Field) {
    switch field {
    case .context: message.context = (message.context ?? "") + text
    case .id: message.id += text
    case .plural: message.plural = (message.plural ?? "") + text
    case .string(let index): message.strings[index] += text
    }
  }

  private mutating func finish(_ number: Int) throws(TextFileError) {
    if hasEntry {
      guard !message.strings.isEmpty else { throw error(message.line, "“\(message.id)” has no msgstr.") }
      messages.append(message)
    }
    (message, field, fields) = (Message(), nil, [])
  }

  private func unquoted(_ text: Substring, _ number: Int) throws(TextFileError) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
      throw error(number, "A string stands between quotes.")
    }
    var result = ""
    var rest = text.dropFirst().dropLast()
    while let character = rest.popFirst() {
      switch character {
      case "\"": throw error(number, "A quote inside a string is written \\\".")
      case "\\":
        guard let escaped = rest.popFirst(),
          let unescaped = (["n": "\n", "t": "\t", "\"": "\"", "\\": "\\"] as [Character: Character])[escaped]
        else { throw error(number, "Behind a \\ stands n, t, a quote or another \\.") }
        result.append(unescaped)
      default: result.append(character)
      }
    }
    return result
  }

  private func error(_ line: Int, _ message: String) -> TextFileError {
    TextFileError(file: path, line: line, message: message)
  }
}
