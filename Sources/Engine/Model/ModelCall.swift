internal import Prompts
package import Replies

/// A call as a model requested it, not yet read by a tool.
package struct ModelCall: Hashable, Sendable {
  /// Never empty: the result is sent back under this id.
  package let id: String
  package let name: String
  /// A JSON object; `nil` if the model sent anything else.
  package let arguments: JSON?
  /// Further members that the server sent with the call. They are sent back unchanged, as some servers require that.
  let extraMembers: JSON

  /// - Parameter arguments: as sent: nothing, an object, or an object written as a JSON string.
  init(id: String, name: String, arguments: String, extraMembers: [(key: String, value: JSON)] = []) {
    self.id = id
    self.name = name
    self.arguments = ModelCall.object(arguments)
    self.extraMembers = .object(extraMembers)
  }

  /// Exactly nine letters and digits, as the strictest server requires.
  static func makeID(_ place: Int) -> String {
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
  /// The call as it is sent back to the server. Names and arguments that servers would refuse are corrected.
  package var json: JSON {
    .object(
      [
        ("id", .string(id)), ("type", "function"),
        (
          "function",
          ["name": .string(wireName), "arguments": .string(Prompts.fenced((arguments ?? .object([])).text))]
        ),
      ] + (extraMembers.members ?? []))
  }

  private var wireName: String {
    let name = String(plainName.prefix(64))
    return name.isEmpty ? "unknown" : name
  }

  /// The name without what some models write around it: `functions.add<|channel|>commentary` becomes `add`.
  package var plainName: String {
    let isPlain = { (letter: Character) in
      letter.isASCII && (letter.isLetter || letter.isNumber || "_-.".contains(letter))
    }
    let word = name.drop { !isPlain($0) }.prefix(while: isPlain)
    return word.split(separator: ".").last.map(String.init) ?? ""
  }
}
