import Glibc
import Replies

/// Secrets that do not belong in settings: from the environment, then from the file `secrets`.
///
/// The file is read only if the environment lacks the name, and only if no other user can read it. It has one
/// `NAME=value` per line; blank lines and lines that start with `#` are skipped, and values may be quoted.
struct Secrets: Sendable {
  let path: String
  private let environment: [String: String]

  init(_ home: Home, _ environment: [String: String]) {
    path = home.config + "/secrets"
    self.environment = environment
  }

  /// `nil` if the name is set in neither place, or is empty.
  func value(_ name: String) throws(UserError) -> String? {
    if let value = environment[name] { return value.isEmpty ? nil : value }
    return try fileValues()[name]
  }

  private func fileValues() throws(UserError) -> [String: String] {
    var info = stat()
    guard stat(path, &info) == 0 else { return [:] }
    guard info.st_mode & 0o077 == 0 else {
      throw UserError(
        "Others can read the secrets in \(path), so they are not used.", hint: "“chmod 600 \(path)” fixes it.")
    }
    guard let text = Files.read(path) else {
      throw UserError("I can't read the secrets in \(path).", hint: "It has to be a text file of yours.")
    }
    return Secrets.values(in: text)
  }

  static func values(in text: String) -> [String: String] {
    text.split(whereSeparator: \.isNewline).reduce(into: [:]) { values, line in
      let line = line.drop(while: \.isWhitespace)
      guard line.first != "#", let equals = line.firstIndex(of: "=") else { return }
      var name = line[..<equals].split(whereSeparator: \.isWhitespace)
      if name.first == "export" { name.removeFirst() }
      guard name.count == 1 else { return }
      let value = unquoted(line[line.index(after: equals)...])
      values[String(name[0])] = value.isEmpty ? nil : value
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.count > 1, let quote = text.first, "\"'".contains(quote), text.last == quote {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }
}
