extension Language? {
  /// The translation of an English key, or the English text where there is none, with `{0}` and so on replaced.
  ///
  /// A placeholder may hold the forms of a counted noun, where the sentence inflects it: `in {0|Tag|Tagen}`.
  package func text(of key: String, _ values: [MessageValue] = []) -> String {
    let pattern = self?.messages.messages(key)?.first ?? key.withoutContext
    return values.isEmpty ? pattern : substitute(pattern, values)
  }

  package func text(_ key: MessageKey, _ values: String...) -> String {
    text(of: key.key, values.map { MessageValue($0) })
  }

  /// The message for a count, in the plural form of the language.
  package func text(_ count: Int, _ key: PluralKey) -> String {
    if let forms = self?.messages.messages(key.one) {
      return substitute(form(count, of: forms), [MessageValue("\(count)")])
    }
    return substitute((count == 1 ? key.one : key.many).withoutContext, [MessageValue("\(count)")])
  }

  /// A number formatted as in English, with the decimal separator of the language.
  package func text(decimal: String) -> String { decimal.split(separator: ".").joined(separator: text("decimal|.")) }

  private func form(_ count: Int, of forms: [some StringProtocol]) -> String {
    let form = self?.messages.form(count) ?? (count == 1 ? 0 : 1)
    return String(forms[Swift.min(form, forms.count - 1)])
  }

  private func substitute(_ pattern: String, _ values: [MessageValue]) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result.append(contentsOf: rest[..<open])
      let placeholder = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
      let after = rest[rest.index(after: close)...]
      if let index = Int(placeholder[0]), values.indices.contains(index) {
        let value = values[index]
        let isCounted = placeholder.count > 1 && value.count != nil
        result +=
          isCounted ? "\(value.count ?? 0) " + form(value.count ?? 0, of: Array(placeholder.dropFirst())) : value.text
        let hasDoubleStop = self != nil && value.isOwn && result.hasSuffix(".") && after.hasPrefix(".")
        rest = hasDoubleStop ? after.dropFirst() : after
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
  /// The key without its context, which ends at the bar.
  fileprivate var withoutContext: String {
    guard let bar = utf8.firstIndex(of: UInt8(ascii: "|")) else { return self }
    return String(self[index(after: bar)...])
  }
}
