import Language
package import Replies

/// How a card was named.
package enum Which: Hashable, Sendable {
  /// "it", "this one", or nothing at all.
  case current
  /// "the other one".
  case other
  /// A number as printed; -1 is the last.
  case number(Int)
  case words(String)
  case id(String)
  /// All of a list, by its key: "everything", "everything overdue"; `nil` is the list shown last: "all of them".
  case every(String?)
}

extension Parameter where Value == Which {
  /// The words that name a card, a number as printed, or an id. Absent is the card in hand.
  package static func which(_ name: String = "which", _ about: String = "the card: its words or its number")
    -> Parameter
  {
    Parameter(
      name: name, about: about, isOptional: true, slot: .which, schema: ["type": "string"],
      value: { argument, reading in Which(argument, in: reading.language) },
      absent: .current, json: { $0.json })
  }
}

extension Which {
  /// What a call's argument names; absent is what is in hand.
  init?(_ argument: Argument?, in language: Language) {
    switch argument {
    case nil: self = .current
    case .id(let id): self = .id(id)
    case let argument?:
      guard let words = argument.text else { return nil }
      self.init(said: words, in: language)
    }
  }

  /// What it points at, unless it is words or an id.
  package func reference(in dialogue: Dialogue) -> Reference? {
    switch self {
    case .current: dialogue.inHand
    case .other: dialogue.before
    case .number(let number): dialogue.list.at(number)
    case .words, .id, .every: nil
    }
  }

  init(said: String, in language: Language) {
    let rules = language.rules
    let said = said.withoutLastMarks
    let words = said.lowercased().split { " .,!?".contains($0) }.map(String.init)
    let bare = words.filter { !rules.pointerFillers.contains($0) }
    if case .id(let id) = Argument(given: said) {
      self = .id(id)
    } else if let every = Which.every(words, rules) {
      self = every
    } else if bare.isEmpty, let number = Which.bareNumber(words, rules) {
      self = .number(number)
    } else if bare.isEmpty || bare.count == 1 && rules.currentPointers.contains(bare[0]) {
      self = .current
    } else if rules.longPointers.contains(bare) {
      self = .current
    } else if bare.count == 1, rules.otherPointers.contains(bare[0]) {
      self = .other
    } else if bare.count == 1, let number = rules.positions[bare[0]] ?? Int(bare[0].trimmingPrefix("#")) {
      self = .number(number)
    } else {
      self = .words(Which.plain(said, rules))
    }
  }

  /// "everything", "all of them", "everything from today".
  private static func every(_ words: [String], _ rules: any LanguageRules.Type) -> Which? {
    let said = words.joined(separator: " ")
    if rules.allShown.contains(said) { return .every(nil) }
    let ends = words.indices.map { $0 + 1 }.filter { rules.everything.contains(words[..<$0].joined(separator: " ")) }
    guard let end = ends.last else { return nil }
    let scope = words[end...].filter { !rules.scopeLeads.contains($0) }.joined(separator: " ")
    if scope.isEmpty { return .every(Which.all) }
    return rules.listNames.first { $0.key == scope || $0.value.contains(scope) }.map { .every($0.key) }
  }

  /// The key of the list of all that is open.
  package static let all = "all"

  /// "number one", where "the one" is what is in hand.
  private static func bareNumber(_ words: [String], _ rules: any LanguageRules.Type) -> Int? {
    guard words.count > 1, words.last == rules.pointerNoun, !rules.articles.contains(words[0]) else { return nil }
    return rules.positions[rules.pointerNoun]
  }

  /// "the laundry's", as in "the laundry's done", is laundry.
  private static func plain(_ said: String, _ rules: any LanguageRules.Type) -> String {
    let lower = said.lowercased()
    let ending = rules.possessives.first(where: lower.hasSuffix)
    let body = ending.map { said.dropLast($0.count) } ?? said[...]
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
    case .every(nil): "all of them"
    case .every(Which.all): "everything"
    case .every(let scope?): .string("everything \(scope)")
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
  /// Without the emoji and the like at its end, which name nothing.
  fileprivate var withoutLastMarks: String {
    guard let last = lastIndex(where: { $0.isLetter || $0.isNumber || $0.isPunctuation }) else { return self }
    return String(self[...last])
  }
}
