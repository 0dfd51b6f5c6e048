/// One entry of a gettext file.
struct Message: Equatable {
  /// Lines that begin with #, as they stand there.
  var comments: [String] = []
  var context: String?
  var id = ""
  /// What is said of more than one.
  var plural: String?
  /// The translation, or one for each plural form; empty where there is none yet.
  var strings: [String] = []
  /// Whether nothing in the sources says it any more.
  var isObsolete = false
  /// Of `msgid`, counted from 1.
  var line = 0

  /// What the program looks it up by.
  var key: String { context.map { "\($0)|\(id)" } ?? id }

  var isTranslated: Bool { !strings.isEmpty && strings.allSatisfy { !$0.isEmpty } && !isFuzzy }

  /// Whether gettext's tools guessed it.
  private var isFuzzy: Bool { comments.contains { $0.hasPrefix("#,") && $0.contains("fuzzy") } }
}

extension Message {
  /// - Parameter key: with its context before a bar, if it has one.
  init(key: String, plural: String? = nil) {
    let parts = key.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (context, id) = parts.count == 2 ? (parts[0], parts[1]) : (nil, key)
    self.plural = plural
  }

  /// As it stands in a file.
  var text: String {
    let fields =
      [("msgctxt", context), ("msgid", id), ("msgid_plural", plural)].compactMap { name, text in text.map { (name, $0) }
      }
      + (plural == nil
        ? [("msgstr", strings.first ?? "")]
        : (strings.isEmpty ? ["", ""] : strings).enumerated().map { ("msgstr[\($0)]", $1) })
    let margin = isObsolete ? "#~ " : ""
    return (comments + fields.map { "\(margin)\($0) \(Message.quoted($1))" }).map { $0 + "\n" }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"][$0] ?? String($0) }.joined() + "\""
  }
}

/// The places in a message that values fill: `{0}`, and `{0|Tag|Tagen}` where it says itself what is counted.
struct Holes {
  private(set) var numbers: Set<Int> = []
  /// How many forms each has that has its own.
  private(set) var forms: [Int] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let parts = rest[open..<close].dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      if let number = parts.first.flatMap({ Int($0) }) {
        numbers.insert(number)
        if parts.count > 1 { forms.append(parts.count - 1) }
      }
      rest = rest[close...].dropFirst()
    }
  }
}
