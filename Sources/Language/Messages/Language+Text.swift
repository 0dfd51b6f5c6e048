extension Language? {
  /// The words of an English key in this language, or in English where there are none, with `{0}` and so on filled.
  ///
  /// A message may say in a hole what is counted, where its sentence bends the word: `in {0|Tag|Tagen}`.
  package func text(of key: String, _ values: [MessageValue] = []) -> String {
    let pattern = self?.messages.messages(key)?.first ?? key.withoutContext
    return values.isEmpty ? pattern : filled(pattern, values)
  }

  package func text(_ key: MessageKey, _ values: String...) -> String {
    text(of: key.key, values.map { MessageValue($0) })
  }

  /// What is said of that many, in the form that the language has for it.
  package func text(_ count: Int, _ key: PluralKey) -> String {
    if let forms = self?.messages.messages(key.one) {
      return filled(form(count, of: forms), [MessageValue("\(count)")])
    }
    return filled((count == 1 ? key.one : key.many).withoutContext, [MessageValue("\(count)")])
  }

  /// A number that is written as in English, with the sign that the language has before its decimals.
  package func text(decimal: String) -> String { decimal.split(separator: ".").joined(separator: text("decimal|.")) }

  private func form(_ count: Int, of forms: [some StringProtocol]) -> String {
    let form = self?.messages.form(count) ?? (count == 1 ? 0 : 1)
    return String(forms[Swift.min(form, forms.count - 1)])
  }

  private func filled(_ pattern: String, _ values: [MessageValue]) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result.append(contentsOf: rest[..<open])
      let hole = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
      let after = rest[rest.index(after: close)...]
      if let index = Int(hole[0]), values.indices.contains(index) {
        let value = values[index]
        let isCounted = hole.count > 1 && value.count != nil
        result += isCounted ? "\(value.count ?? 0) " + form(value.count ?? 0, of: Array(hole.dropFirst())) : value.text
        let endsTwice = self != nil && value.isOwn && result.hasSuffix(".") && after.hasPrefix(".")
        rest = endsTwice ? after.dropFirst() : after
      } else {
        result.append(contentsOf: rest[open...close])
        rest = after
      }
    }
    result.append(contentsOf: rest)
    return result
  }
}

extension String {
  /// A key without what stands before its bar.
  fileprivate var withoutContext: String {
    guard let bar = utf8.firstIndex(of: UInt8(ascii: "|")) else { return self }
    return String(self[index(after: bar)...])
  }
}
