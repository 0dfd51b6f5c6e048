/// The part of TOML that settings are written in: plain values, and one inline table of strings.
enum TOML: Sendable {
  case boolean(Bool)
  case number(Int)
  case string(String)
  case table([(name: String, value: String)])

  /// The TOML source.
  var text: String {
    switch self {
    case .boolean(let isOn): isOn ? "true" : "false"
    case .number(let number): String(number)
    case .string(let string): TOML.quoted(string)
    case .table(let rows):
      "{ " + rows.map { "\(TOML.key($0.name)) = \(TOML.quoted($0.value))" }.joined(separator: ", ") + " }"
    }
  }

  /// The value as a person types it, so that file, flag and input share one parser.
  package var plainText: String {
    switch self {
    case .boolean(let isOn): isOn ? "on" : "off"
    case .number(let number): String(number)
    case .string(let string): string
    case .table(let rows): rows.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    }
  }

  static func isBare(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
  }

  private static func key(_ name: String) -> String {
    !name.isEmpty && name.allSatisfy(isBare) ? name : quoted(name)
  }

  private static func quoted(_ string: String) -> String {
    "\"" + string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
