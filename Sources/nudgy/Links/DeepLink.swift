import Records
import Replies

/// A link such as `nudge://viewTask?id=…`, by which other programs point into nudgy. It changes nothing by itself.
struct DeepLink: Sendable, Hashable {
  let action: Action

  enum Action: Sendable, Hashable {
    case brainDump
    case allItems
    case settings
    case chat
    case quickAdd(text: String)
    case viewTask(ID)
    case markDone(ID)
    case snooze(ID)
  }

  static let scheme = "nudge"
  /// In bytes, as it is written.
  static let maximumLength = 2048

  init(_ action: Action) { self.action = action }

  /// Throws a `usage` error that says what is wrong; the link itself is not repeated, as it may hold anything.
  init(_ text: String) throws(UserError) {
    guard text.utf8.count <= DeepLink.maximumLength else { throw DeepLink.refusal("That link is too long.") }
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw DeepLink.refusal("That link has characters that no link has.")
    }
    let prefix = DeepLink.scheme + ":"
    guard text.lowercased().hasPrefix(prefix) else { throw DeepLink.refusal("That isn't a nudge: link.") }
    // After the scheme come up to three slashes: browsers and desktops add and take some.
    let address = text.dropFirst(prefix.count)
    let slashes = address.prefix { $0 == "/" }.count
    guard slashes <= 3 else { throw DeepLink.refusal("That isn't a nudge: link.") }
    let parts = address.dropFirst(slashes).split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    // In `nudge://chat/` the word is a host, and a host may be followed by a slash.
    let name = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
    guard let form = DeepLink.forms.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw DeepLink.refusal("I don't know that link.")
    }
    action = try form.action(DeepLink.value(of: form.parameter, in: parts.count > 1 ? parts[1] : ""))
  }

  /// The link, as it is written down.
  var text: String {
    let (name, value) = written
    return "\(DeepLink.scheme)://\(name.lowercased())"
      + (value.map { "?\($0.name)=\(DeepLink.encoded($0.value))" } ?? "")
  }

  private var written: (name: String, (name: String, value: String)?) {
    switch action {
    case .brainDump: ("brainDump", nil)
    case .allItems: ("allItems", nil)
    case .settings: ("settings", nil)
    case .chat: ("chat", nil)
    case .quickAdd(let text): ("quickAdd", ("text", text))
    case .viewTask(let id): ("viewTask", ("id", "\(id)"))
    case .markDone(let id): ("markDone", ("id", "\(id)"))
    case .snooze(let id): ("snooze", ("id", "\(id)"))
    }
  }
}

extension DeepLink {
  /// A word that a link may begin with, and the one parameter it takes.
  private struct Form {
    let name: String
    let parameter: String?
    let action: (_ value: String) throws(UserError) -> Action
  }

  private static var forms: [Form] {
    [
      Form(name: "brainDump", parameter: nil) { _ in .brainDump },
      Form(name: "allItems", parameter: nil) { _ in .allItems },
      Form(name: "settings", parameter: nil) { _ in .settings },
      Form(name: "chat", parameter: nil) { _ in .chat },
      Form(name: "quickAdd", parameter: "text") { text throws(UserError) in .quickAdd(text: try words(text)) },
      Form(name: "viewTask", parameter: "id") { text throws(UserError) in .viewTask(try id(text)) },
      Form(name: "markDone", parameter: "id") { text throws(UserError) in .markDone(try id(text)) },
      Form(name: "snooze", parameter: "id") { text throws(UserError) in .snooze(try id(text)) },
    ]
  }

  /// The decoded value of the only parameter that may stand there; empty where none may.
  private static func value(of parameter: String?, in query: Substring) throws(UserError) -> String {
    guard let parameter else {
      guard query.isEmpty else { throw refusal("That link says more than it may.") }
      return ""
    }
    let pieces = query.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pieces.count == 2, pieces[0].lowercased() == parameter else {
      throw refusal("That link needs \(parameter)= and something after it.")
    }
    guard !pieces[1].contains(where: { $0 == "&" || $0 == "#" }) else {
      throw refusal("That link says more than it may.")
    }
    guard let value = decoded(pieces[1]) else { throw refusal("That link isn't written as links are.") }
    return value
  }

  private static func id(_ text: String) throws(UserError) -> ID {
    guard let id = ID(text) else { throw refusal("That link names no card.") }
    return id
  }

  private static func words(_ text: String) throws(UserError) -> String {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    guard !trimmed.isEmpty else { throw refusal("That link needs text= and something after it.") }
    guard trimmed.unicodeScalars.allSatisfy({ !$0.isInvisible && $0.properties.generalCategory != .control }) else {
      throw refusal("That link has characters that no link has.")
    }
    guard !trimmed.lowercased().contains(scheme + ":") else { throw refusal("That link has another one in it.") }
    return trimmed
  }

  /// Undoes percent-encoding, once; `nil` where it is broken or the result is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let code = UInt8(String(Substring(digits)), radix: 16),
        digits.allSatisfy({ $0 != UInt8(ascii: "+") })
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      result += isPlain ? String(character) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }

  private static func refusal(_ reason: LocalizedText) -> UserError {
    UserError(reason, hint: "“nudgy open --help” lists the links.", code: .usage)
  }
}
