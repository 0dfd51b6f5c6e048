import Language
package import Replies

/// How a line refers to a record.
package enum RecordSelector: Hashable, Sendable {
  /// "it", "this one", or no words at all.
  case current
  /// "the other one".
  case other
  /// A number as printed; -1 is the last.
  case number(Int)
  case words(String)
  case id(String)
  /// All of them: "everything overdue", "all of them", "all #work".
  case every(Group)

  package enum Group: Hashable, Sendable {
    /// The list shown last.
    case shown
    /// A list, by its key.
    case list(String)
    /// What has this tag.
    case tagged(String)
  }
}

extension Parameter where Value == RecordSelector {
  /// The words that name a card, a number as printed, or an id. Absent means the current card.
  package static func which(_ name: String = "which", _ about: String = "its words or its number")
    -> Parameter
  {
    Parameter(
      name: name, summary: about, isOptional: true, slot: .reference, schema: ["type": "string"],
      value: { argument, context in RecordSelector(argument, in: context.language) },
      absent: .current, json: { $0.json })
  }
}

extension RecordSelector {
  /// The record that an argument refers to; absent means the current one.
  init?(_ argument: Argument?, in language: Language) {
    switch argument {
    case nil: self = .current
    case .id(let id): self = .id(id)
    case let argument?:
      guard let words = argument.text else { return nil }
      self.init(text: words, in: language)
    }
  }

  /// The record in the dialogue that it points at; `nil` for words, an id or a whole list.
  package func reference(in dialogue: Dialogue) -> Reference? {
    switch self {
    case .current: dialogue.current
    case .other: dialogue.previous
    case .number(let number): dialogue.lastList.at(number)
    case .words, .id, .every: nil
    }
  }

  init(text: String, in language: Language) {
    let rules = language.rules
    let name = text.withoutTrailingSymbols
    let words = name.lowercased().split { " .,!?".contains($0) }.map(String.init)
    let significantWords = words.filter { !rules.pointerFillers.contains($0) }
    if case .id(let id) = Argument(input: name) {
      self = .id(id)
    } else if let every = RecordSelector.every(words, rules) {
      self = every
    } else if significantWords.isEmpty, let number = RecordSelector.numberOfPointerNoun(words, rules) {
      self = .number(number)
    } else if significantWords.isEmpty
      || significantWords.count == 1 && rules.currentPointers.contains(significantWords[0])
    {
      self = .current
    } else if rules.longPointers.contains(significantWords) {
      self = .current
    } else if significantWords.count == 1, rules.otherPointers.contains(significantWords[0]) {
      self = .other
    } else if significantWords.count == 1,
      let number = rules.positions[significantWords[0]] ?? Int(significantWords[0].trimmingPrefix("#"))
    {
      self = .number(number)
    } else {
      self = .words(RecordSelector.bareName(name, rules))
    }
  }

  /// "everything", "all of them", "everything from today".
  private static func every(_ words: [String], _ rules: any LanguageRules.Type) -> RecordSelector? {
    let phrase = words.joined(separator: " ")
    if rules.allShownPhrases.contains(phrase) { return .every(.shown) }
    let ends = words.indices.prefix(mostWordsForEverything).map { $0 + 1 }.filter {
      rules.everythingPhrases.contains(words[..<$0].joined(separator: " "))
    }
    guard let end = ends.last else { return nil }
    let scope = words[end...].filter { !rules.scopeLeads.contains($0) }.joined(separator: " ")
    if scope.isEmpty { return .every(.list(RecordSelector.all)) }
    if let list = rules.listNames.first(where: { $0.key == scope || $0.value.contains(scope) }) {
      return .every(.list(list.key))
    }
    // "everything on the shopping list"
    guard !scope.contains(" "), scope.hasPrefix("#") || words.last == rules.listNoun else { return nil }
    return .every(.tagged(String(scope.trimmingPrefix("#"))))
  }

  /// More than the longest phrase for all of a list has.
  private static let mostWordsForEverything = 8

  /// The key of the list of all that is open.
  package static let all = "all"

  /// "number one" is a number, "the one" is the current record.
  private static func numberOfPointerNoun(_ words: [String], _ rules: any LanguageRules.Type) -> Int? {
    guard words.count > 1, words.last == rules.pointerNoun, !rules.articles.contains(words[0]) else { return nil }
    return rules.positions[rules.pointerNoun]
  }

  /// The name without article and possessive: "the laundry's", as in "the laundry's done", is laundry.
  private static func bareName(_ name: String, _ rules: any LanguageRules.Type) -> String {
    let lower = name.lowercased()
    let ending = rules.possessives.first(where: lower.hasSuffix)
    let body = ending.map { name.dropLast($0.count) } ?? name[...]
    guard let blank = body.firstIndex(where: \.isWhitespace), rules.articles.contains(body[..<blank].lowercased())
    else { return String(body) }
    return String(body[blank...].trimmed)
  }

  package var json: JSON {
    switch self {
    case .current: .null
    case .other: "other"
    case .number(let number): .string(String(number))
    case .words(let words): .string(words)
    case .id(let id): .string("#" + id)
    case .every(.shown): "all of them"
    case .every(.list(RecordSelector.all)): "everything"
    case .every(.list(let list)): .string("everything \(list)")
    case .every(.tagged(let tag)): .string("everything #\(tag)")
    }
  }
}

extension [Reference] {
  /// Numbered from 1; -1 is the last.
  fileprivate func at(_ number: Int) -> Reference? {
    let index = number < 0 ? count + number : number - 1
    return indices.contains(index) ? self[index] : nil
  }
}

extension String {
  /// The text without emoji and similar symbols at its end, which are no part of a name.
  fileprivate var withoutTrailingSymbols: String {
    guard let last = lastIndex(where: { $0.isLetter || $0.isNumber || $0.isPunctuation }) else { return self }
    return String(self[...last])
  }
}
