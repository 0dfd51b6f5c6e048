/// A gettext file: the messages of a language (`.po`), or the template of them all (`.pot`).
struct MessageFile {
  /// As errors tell it.
  let path: String
  /// The entry without `msgid`, which tells of the file itself.
  private(set) var header = Message()
  /// In their order, without the header.
  var messages: [Message] = []

  init(path: String, text: String) throws(PhraseError) {
    self.path = path
    for message in try MessageReader(path, text).messages {
      if message.id.isEmpty, message.context == nil { header = message } else { messages.append(message) }
    }
  }

  init(path: String, header: Message, messages: [Message]) {
    (self.path, self.header, self.messages) = (path, header, messages)
  }

  var text: String { ([header] + messages).map(\.text).joined(separator: "\n") }

  /// What `Plural-Forms` says of the language.
  func pluralRule() throws(PhraseError) -> PluralRule {
    let line = header.strings.first?.split(separator: "\n").first { $0.hasPrefix("Plural-Forms:") }
    guard let line, let rule = PluralRule(line.dropFirst("Plural-Forms:".count)) else {
      throw error(
        header.line, "The header has no “Plural-Forms” that can be read, as in “nplurals=2; plural=(n != 1);”.")
    }
    return rule
  }

  /// What is wrong with the translations.
  func errors(_ rule: PluralRule) -> [PhraseError] {
    var known: Set<String> = []
    return messages.filter { !$0.isObsolete }.flatMap { message -> [PhraseError] in
      guard known.insert(message.key).inserted else {
        return [error(message.line, "There are two messages “\(message.key)”.")]
      }
      return message.isTranslated ? faults(of: message, rule).map { error(message.line, $0) } : []
    }
  }

  private func faults(of message: Message, _ rule: PluralRule) -> [String] {
    let expected = message.plural == nil ? 1 : rule.count
    guard message.strings.count == expected else {
      return ["“\(message.id)” has \(message.strings.count) forms, and the language \(expected)."]
    }
    let holes = Holes(message.plural ?? message.id).numbers
    return message.strings.enumerated().flatMap { place, string -> [String] in
      let own = Holes(string)
      // What is said of one may leave the number out: "in a day".
      let isWhole = own.numbers == holes || message.plural != nil && place == 0 && own.numbers.isSubset(of: holes)
      return (isWhole ? [] : ["“\(string)” has other holes than “\(message.id)”."])
        + own.forms.filter { $0 != rule.count }.map { "A hole in “\(string)” has \($0) forms, not \(rule.count)." }
    }
  }

  func error(_ line: Int, _ message: String) -> PhraseError { PhraseError(file: path, line: line, message: message) }
}

extension MessageFile {
  /// The same messages as a template, with the translations there were: what the template lacks stays at the end, as
  /// obsolete, and what it has anew has no translation.
  func merged(with template: MessageFile) -> MessageFile {
    let old = Dictionary(messages.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let merged = template.messages.map { message in
      guard let known = old[message.key] else { return message }
      var message = message
      message.comments = known.comments.filter { !$0.hasPrefix("#:") && !$0.hasPrefix("#.") } + message.comments
      // Forms of a message that counted nothing so far stay as far as they go.
      message.strings = known.strings
      return message
    }
    let here = Set(merged.map(\.key))
    let gone = messages.filter { !here.contains($0.key) && $0.strings.contains { !$0.isEmpty } }.map { message in
      var message = message
      message.isObsolete = true
      message.comments.removeAll { $0.hasPrefix("#:") || $0.hasPrefix("#.") }
      return message
    }
    return MessageFile(path: path, header: header, messages: merged + gone)
  }
}
