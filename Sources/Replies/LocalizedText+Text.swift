package import Language

extension LocalizedText {
  /// The sentence in that language, or in English where it has no translation.
  package func text(_ language: Language? = nil) -> String {
    language.text(of: key, values.map { $0.messageValue(in: language) })
  }
}

extension LocalizedText.Value {
  fileprivate func messageValue(in language: Language?) -> MessageValue {
    switch self {
    case .text(let text): MessageValue(text, isOwn: false)
    case .number(let number): MessageValue(String(number))
    case .decimal(let number): MessageValue(language.text(decimal: number))
    case .count(let count, let one, let many):
      MessageValue("\(count) " + language.text(count, PluralKey(one, many)), count: count)
    case .when(let when, let now): MessageValue(when.description(now: now, in: language))
    case .on(let when, let now): MessageValue(when.label(now: now, in: language))
    case .spoken(let when, let now): MessageValue(when.spoken(now: now, in: language))
    case .day(let day, let form): MessageValue(day.formatted(form, in: language))
    case .localized(let text): MessageValue(text.text(language))
    case .list(let list): MessageValue(list.map { $0.text(language) }.joined(separator: language.text("list|, ")))
    }
  }
}
