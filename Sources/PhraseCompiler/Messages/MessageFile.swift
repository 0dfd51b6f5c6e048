/// A gettext file: the messages of a language (`.po`), or the template of them all (`.pot`).
struct MessageFile {
  /// As errors show it.
  let path: String
  /// The entry with an empty `msgid`, which describes the file itself.
  private(set) var header = Message()
  /// In file order, without the header.
  var messages: [Message] = []

  init(path: String, text: String) throws(TextFileError) {
    self.path = path
    for message in try MessageReader(path, text).messages {
      if message.id.isEmpty, message.context == nil { header = message } else { messages.append(message) }
    }
  }

  init(path: String, header: Message, messages: [Message]) {
    (self.path, self.header, self.messages) = (path, header, messages)
  }

  var text: String { ([header] + messages).map(\.text).joined(separator: "\n") }

  /// The language's plural rule, from the header's `Plural-Forms`.
  func pluralRule() throws(TextFileError) -> PluralRule {
    let line = header.strings.first?.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") }
    guard let line, let rule = PluralRule(line.dropFirst("Plural-Forms:".count)) else {
      throw error(
        header.line, "The header has no “Plural-Forms” that can be read, as in “nplurals=2; plural=(n != 1);”.")
    }
    return rule
  }

  /// The errors in the translations.
  func errors(_ rule: PluralRule) -> [TextFileError] {
    var seenKeys: Set<String> = []
    return messages.filter { !$0.isObsolete }.flatMap { message -> [TextFileError] in
      guard seenKeys.insert(message.key).inserted else {
        return [error(message.line, "There are two messages “\(message.key)”.")]
      }
      return message.isTranslated ? problems(in: message, rule).map { error(message.line, $0) } : []
    }
  }

  private func problems(in message: Message, _ rule: PluralRule) -> [String] {
    let expected = message.plural == nil ? 1 : rule.count
    guard message.strings.count == expected else {
      return ["“\(message.id)” has \(message.strings.count) forms, and the language \(expected)."]
    }
    let expectedNumbers = Placeholders(message.plural ?? message.id).numbers
    return message.strings.enumerated().flatMap { index, string -> [String] in
      let placeholders = Placeholders(string)
      // The first plural form may leave the number out: "in a day".
      let hasExpectedNumbers =
        placeholders.numbers == expectedNumbers
        || message.plural != nil && index == 0 && placeholders.numbers.isSubset(of: expectedNumbers)
      return (hasExpectedNumbers ? [] : ["“\(string)” has other holes than “\(message.id)”."])
        + placeholders.formCounts.filter { $0 != rule.count }.map {
          "A hole in “\(string)” has \($0) forms, not \(rule.count)."
        }
    }
  }

  func error(_ line: Int, _ message: String) -> TextFileError {
    TextFileError(file: path, line: line, message: message)
  }
}

extension MessageFile {
  /// The messages of the template with this file's translations. Translations that the template lacks come last, as
  /// obsolete; messages that are new in it have no translation.
  func merged(with template: MessageFile) -> MessageFile {
    let old = Dictionary(messages.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let merged = template.messages.map { message in
      guard let previous = old[message.key] else { return message }
      var message = message
      message.comments = previous.comments.filter { !$0.hasPrefix("#:") && !$0.hasPrefix("#.") } + message.comments
      // A message that has gained plural forms keeps the strings it has.
      message.strings = previous.strings
      return message
    }
    let currentKeys = Set(merged.map(\.key))
    let obsolete = messages.filter { !currentKeys.contains($0.key) && $0.strings.contains { !$0.isEmpty } }.map {
      message in
      var message = message
      message.isObsolete = true
      message.comments.removeAll { $0.hasPrefix("#:") || $0.hasPrefix("#.") }
      return message
    }
    return MessageFile(path: path, header: header, messages: merged + obsolete)
  }
}
