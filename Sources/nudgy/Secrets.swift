import Engine
import Glibc
import Replies

/// What a person keeps out of settings: names and values from the environment, then from the file `secrets`.
///
/// The file is read only when something is looked up that the environment does not have, and only while nobody else can
/// read it. Its form is a `NAME=value` a line, blank lines and lines with `#` aside; the value may stand in quotes.
struct Secrets: Sendable {
  let path: String
  private let environment: [String: String]

  init(_ home: Home, _ environment: [String: String]) {
    path = home.config + "/secrets"
    self.environment = environment
  }

  /// `nil` where it is neither here nor there, or empty.
  func value(_ name: String) throws(UserError) -> String? {
    if let value = environment[name] { return value.isEmpty ? nil : value }
    return try file()[name]
  }

  private func file() throws(UserError) -> [String: String] {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return [:] }
    guard facts.st_mode & 0o077 == 0 else {
      throw UserError(
        "Others can read the secrets in \(path), so they are not used.", hint: "“chmod 600 \(path)” mends it.")
    }
    guard let text = Files.read(path) else {
      throw UserError("The secrets in \(path) cannot be read.", hint: "It is a text file of your own.")
    }
    return Secrets.values(in: text)
  }

  static func values(in text: String) -> [String: String] {
    text.split(whereSeparator: \.isNewline).reduce(into: [:]) { values, line in
      let line = line.drop(while: \.isWhitespace)
      guard line.first != "#", let sign = line.firstIndex(of: "=") else { return }
      var name = line[..<sign].split(whereSeparator: \.isWhitespace)
      if name.first == "export" { name.removeFirst() }
      guard name.count == 1 else { return }
      let value = unquoted(line[line.index(after: sign)...])
      values[String(name[0])] = value.isEmpty ? nil : value
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.count > 1, let mark = text.first, "\"'".contains(mark), text.last == mark {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }
}
