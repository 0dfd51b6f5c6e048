import Language

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
}

extension Parameter where Value == Which {
  /// The words that name a card, a number as printed, or an id behind `#`. Absent is the card in hand.
  package static func which(_ name: String = "which", _ about: String = "the card: its words or its number")
    -> Parameter
  {
    Parameter(
      name: name, about: about, isOptional: true, slot: .which, schema: ["type": "string"],
      value: { argument, _ in argument.text.map(Which.init(said:)) },
      absent: .current, json: { $0.json })
  }
}

extension Which {
  /// What a call's argument names; absent is what is in hand.
  init?(_ argument: Argument?) {
    guard let argument else {
      self = .current
      return
    }
    guard let words = argument.text else { return nil }
    self.init(said: words)
  }

  /// What it points at, unless it is words or an id.
  package func reference(in dialogue: Dialogue) -> Reference? {
    switch self {
    case .current: dialogue.inHand
    case .other: dialogue.before
    case .number(let number): dialogue.list.at(number)
    case .words, .id: nil
    }
  }

  init(said: String) {
    let said = said.withoutLastMarks
    let words = said.lowercased().split { $0 == " " || $0 == "." || $0 == "," || $0 == "!" || $0 == "?" }
    let bare = words.filter {
      !["the", "number", "no", "card", "task", "one", "item", "reminder", "nudge", "todo"].contains($0)
    }
    if said.hasPrefix("#"), said.utf8.count == 37 {
      self = .id(String(said.dropFirst()))
    } else if ["it", "this", "that", "them", "current"].contains(bare.first ?? "it"), bare.count <= 1,
      words.first != "number"
    {
      self = .current
    } else if bare == ["that", "last"] || bare == ["this", "last"] {
      self = .current
    } else if bare == ["other"] {
      self = .other
    } else if bare.count == 1, let number = Which.ordinals[String(bare[0])] ?? Int(bare[0].trimmingPrefix("#")) {
      self = .number(number)
    } else {
      self = .words(Which.plain(said))
    }
  }

  /// "the laundry's", as in "the laundry's done", is laundry.
  private static func plain(_ said: String) -> String {
    let lower = said.lowercased()
    let body = ["'s", "’s"].contains(where: lower.hasSuffix) ? said.dropLast(2) : said[...]
    guard let blank = body.firstIndex(where: \.isWhitespace), articles.contains(body[..<blank].lowercased()) else {
      return String(body)
    }
    return String(body[blank...].trimmed)
  }

  private static let articles: Set = ["the", "my", "a", "an", "that", "this", "our"]

  var json: JSON {
    switch self {
    case .current: .null
    case .other: "other"
    case .number(let number): .string(String(number))
    case .words(let words): .string(words)
    case .id(let id): .string("#" + id)
    }
  }

  private static let ordinals = [
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5,
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "last": -1,
  ]
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
