internal import Prompts
package import Replies

/// A call as a model asked for it: not yet read by any tool.
package struct ModelCall: Hashable, Sendable {
  /// Never empty: its answer is sent back under this id.
  package let id: String
  package let name: String
  /// A JSON object; `nil` where what came is none.
  package let arguments: JSON?
  /// What else the server said of it, to be sent back as it came; some refuse to go on without.
  let others: JSON

  /// - Parameter arguments: as they were sent: nothing, an object, or an object written into a string.
  init(id: String, name: String, arguments: String, others: [(key: String, value: JSON)] = []) {
    self.id = id
    self.name = name
    self.arguments = ModelCall.object(arguments)
    self.others = .object(others)
  }

  /// Exactly nine letters and digits, as the strictest server wants them.
  static func id(_ place: Int) -> String {
    let digits = String(place % 10_000)
    return "nudgy" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func object(_ text: String) -> JSON? {
    guard !text.allSatisfy(\.isWhitespace) else { return .object([]) }
    switch JSON(reading: text) {
    case .object(let members)?: return .object(members)
    case .string(let inner)?: return JSON(reading: inner).flatMap { $0.members == nil ? nil : $0 }
    case .null?: return .object([])
    default: return nil
    }
  }
}

extension ModelCall {
  /// As it goes back to the server. Names and arguments that servers would refuse are mended.
  package var json: JSON {
    .object(
      [
        ("id", .string(id)), ("type", "function"),
        (
          "function",
          ["name": .string(sendableName), "arguments": .string(Prompts.fenced((arguments ?? .object([])).text))]
        ),
      ] + (others.members ?? []))
  }

  private var sendableName: String {
    let name = String(plainName.prefix(64))
    return name.isEmpty ? "unknown" : name
  }

  /// The name without what some models write around it: `functions.add<|channel|>commentary` is `add`.
  package var plainName: String {
    let isPlain = { (letter: Character) in
      letter.isASCII && (letter.isLetter || letter.isNumber || "_-.".contains(letter))
    }
    let word = name.drop { !isPlain($0) }.prefix(while: isPlain)
    return word.split(separator: ".").last.map(String.init) ?? ""
  }
}
