/// One entry of a gettext file.
struct Message: Equatable {
  /// Lines that begin with #, as they stand there.
  var comments: [String] = []
  var context: String?
  var id = ""
  /// The source text for more than one.
  var plural: String?
  /// The translation, or one for each plural form; empty where there is none yet.
  var strings: [String] = []
  /// Whether the sources no longer contain it.
  var isObsolete = false
  /// Of `msgid`, counted from 1.
  var line = 0

  /// The key by which the program looks it up.
  var key: String { context.map { "\($0)|\(id)" } ?? id }

  var isTranslated: Bool { !strings.isEmpty && strings.allSatisfy { !$0.isEmpty } && !isFuzzy }

  /// Whether gettext's tools only guessed the translation.
  private var isFuzzy: Bool { comments.contains { $0.hasPrefix("#,") && $0.contains("fuzzy") } }
}

extension Message {
  /// - Parameter key: the source text, after its context and a bar if it has one.
  init(key: String, plural: String? = nil) {
    let parts = key.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (context, id) = parts.count == 2 ? (parts[0], parts[1]) : (nil, key)
    self.plural = plural
  }

  /// The entry as it is written in a file.
  var text: String {
    let fields =
      [("msgctxt", context), ("msgid", id), ("msgid_plural", plural)].compactMap { name, text in text.map { (name, $0) }
      }
      + (plural == nil
        ? [("msgstr", strings.first ?? "")]
        : (strings.isEmpty ? ["", ""] : strings).enumerated().map { ("msgstr[\($0)]", $1) })
    let margin = isObsolete ? "#~ " : ""
    return (comments + fields.map { "\(margin)\($0) \(Message.quote($1))" }).map { $0 + "\n" }.joined()
  }

  private static func quote(_ text: String) -> String {
    "\"" + text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"][$0] ?? String($0) }.joined() + "\""
  }
}

/// The placeholders of a message: `{0}`, or `{0|Tag|Tagen}` where the translation has the plural forms of the counted
/// word itself.
struct Placeholders {
  private(set) var numbers: Set<Int> = []
  /// The number of plural forms of each placeholder that has its own.
  private(set) var formCounts: [Int] = []

  init(_ text: String) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let parts = rest[open..<close].dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      if let number = parts.first.flatMap({ Int($0) }) {
        numbers.insert(number)
        if parts.count > 1 { formCounts.append(parts.count - 1) }
      }
      rest = rest[close...].dropFirst()
    }
  }
}
