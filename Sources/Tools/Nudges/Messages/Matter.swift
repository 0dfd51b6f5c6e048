/// What a title says is to be told, asked or done, beyond whom to reach: "about the party" of "text mum about the party".
enum Matter: Equatable {
  /// Things to speak of: "the party".
  case about(String)
  /// Something to bring about: "book a check-up".
  case deed(String)
  /// A question as it would be asked of somebody else: "if he is free".
  case question(String)
  /// News: "i am late".
  case news(String)
  case nothing

  /// - Parameter words: the title behind the name.
  init(_ words: [Substring]) {
    let rest = Matter.withoutAsking(words)
    guard let place = rest.firstIndex(where: { Matter.makes[$0.lowercased()] != nil }),
      let make = Matter.makes[rest[place].lowercased()]
    else {
      self = .nothing
      return
    }
    let isTold = Matter.telling.contains(rest[place].lowercased())
    let said = rest[(isTold ? place : place + 1)...].joined(separator: " ")
    self = said.isEmpty ? .nothing : make(said)
  }

  private static let makes: [String: @Sendable (String) -> Matter] = [
    "about": { .about($0) }, "re": { .about($0) }, "regarding": { .about($0) }, "concerning": { .about($0) },
    "with": { .about($0) }, "for": { .about($0) }, "to": { .deed($0) }, "and": { .deed($0) },
    "that": { .news($0) }, "saying": { .news($0) },
    "if": { .question($0) }, "whether": { .question($0) }, "when": { .question($0) }, "what": { .question($0) },
    "where": { .question($0) }, "how": { .question($0) }, "who": { .question($0) }, "why": { .question($0) },
  ]

  /// Those that stay in front of what they open.
  private static let telling: Set = ["if", "whether", "when", "what", "where", "how", "who", "why"]

  /// "to ask her about the rent" is about the rent.
  private static func withoutAsking(_ words: [Substring]) -> ArraySlice<Substring> {
    guard let place = words.firstIndex(where: { asking.contains($0.lowercased()) }), place > 0,
      ["to", "and"].contains(words[place - 1].lowercased())
    else { return words[...] }
    let rest = words[(place + 1)...].drop { people.contains($0.lowercased()) }
    return rest.contains { makes[$0.lowercased()] != nil } ? rest : words[...]
  }

  private static let asking: Set = [
    "ask", "say", "tell", "see", "check", "find", "let", "talk", "chat", "enquire", "inquire", "speak", "know",
  ]

  private static let people: Set = ["her", "him", "them", "know", "out", "it"]
}
