import Language

/// One line of a vCard: `item1.TEL;TYPE=cell:+49 30 1234567`.
struct VCardProperty {
  /// In capitals, without the group before it.
  let name: String
  /// As it is written, still escaped.
  let value: String
  private let parameters: [(name: String, value: String)]

  /// `nil` for a line that has no name or no value.
  init?(_ line: String) {
    guard let (head, value) = VCardProperty.split(line) else { return nil }
    var parts = VCardProperty.split(head, at: ";")
    let fullName = parts.removeFirst().trimmed
    name = (fullName.split(separator: ".").last.map(String.init) ?? "").uppercased()
    guard !name.isEmpty else { return nil }
    self.value = value
    parameters = parts.map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      // vCard 2.1 writes types without their name.
      return pair.count == 2 ? (pair[0].uppercased(), pair[1].filter { $0 != "\"" }) : ("TYPE", pair[0])
    }
  }

  /// In lower case.
  var types: Set<String> {
    Set(values(of: "TYPE").flatMap { $0.split(separator: ",").map { $0.trimmed.lowercased() } })
  }

  /// Whether the line's value is quoted-printable, as in vCard 2.1.
  static func isQuotedPrintable(_ line: String) -> Bool { VCardProperty(line)?.isQuotedPrintable ?? false }

  private var isQuotedPrintable: Bool {
    values(of: "ENCODING").contains { $0.uppercased() == "QUOTED-PRINTABLE" }
      || values(of: "TYPE").contains { $0.uppercased() == "QUOTED-PRINTABLE" }
  }

  /// The value on one line, without escapes, control characters or blanks around it.
  var text: String { VCardProperty.unescaped(decoded) }

  /// What semicolons separate, as in N and ORG.
  var components: [String] { VCardProperty.split(decoded, at: ";").map(VCardProperty.unescaped) }

  /// What commas separate, as in NICKNAME.
  var items: [String] {
    VCardProperty.split(decoded, at: ",").map(VCardProperty.unescaped).filter { !$0.isEmpty }
  }

  private func values(of name: String) -> [String] { parameters.filter { $0.name == name }.map(\.value) }

  private var decoded: String {
    guard isQuotedPrintable else { return value }
    var bytes: [UInt8] = []
    var rest = value.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.count >= 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    // Old telephones write Latin-1, with or without saying so; each of its bytes is a code point.
    return String(validating: bytes, as: UTF8.self)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// The part before the first colon that is not in quotes, and the rest.
  private static func split(_ line: String) -> (head: String, value: String)? {
    var isQuoted = false
    for index in line.indices {
      if line[index] == "\"" { isQuoted.toggle() }
      guard line[index] == ":", !isQuoted else { continue }
      return (String(line[..<index]), String(line[line.index(after: index)...]))
    }
    return nil
  }

  /// Splits where the separator is neither escaped nor in quotes; never empty.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var (isEscaped, isQuoted) = (false, false)
    for character in text {
      if character == separator, !isEscaped, !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"" { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      let isLineBreak = isEscaped && (character == "n" || character == "N")
      let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
      result.append(isLineBreak || isControl ? " " : character)
      isEscaped = false
    }
    return String(result.trimmed)
  }
}
