import Contacts
import Language
import Records

/// A number, e-mail address or link that can be used as it stands, and not only a person's name.
struct ContactAddress: Hashable, Sendable {
  let text: String
  private let action: Nudge.Action

  /// `nil` for what is none for such an action.
  init?(_ text: String, for action: Nudge.Action) {
    let text = String(text.trimmed)
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else { return nil }
    let isUsable =
      switch action {
      case .call, .text:
        text.count(where: \.isNumber) >= 3 && text.count(where: \.isLetter) <= text.count(where: \.isNumber)
      case .email: ContactAddress.isEmail(text)
      case .link: text.contains(".") && !text.contains(" ") && LinkScheme.mayBeOpened(text)
      }
    guard isUsable else { return nil }
    (self.text, self.action) = (text, action)
  }

  /// What the desktop is given.
  ///
  /// - Parameters:
  ///   - subject: of an e-mail.
  ///   - body: the lines of a message.
  func url(subject: String? = nil, body: [String] = []) -> String {
    switch action {
    case .call: return "tel:\(number)"
    case .text:
      return "sms:\(number)" + (body.isEmpty ? "" : "?body=" + ContactAddress.encoded(body.joined(separator: "\n")))
    case .email:
      // RFC 6068 has lines end in CR and LF.
      let fields = [
        subject.map { "subject=" + ContactAddress.encoded($0) },
        body.isEmpty ? nil : "body=" + ContactAddress.encoded(body.joined(separator: "\r\n")),
      ].compactMap(\.self)
      let address = ContactAddress.encoded(text, alsoPlain: "@+")
      return "mailto:\(address)" + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
    case .link:
      let address = LinkScheme.scheme(of: text) == nil ? "https://" + text : text
      return address.utf8.reduce(into: "") { url, byte in
        url += (0x21...0x7E).contains(byte) ? String(Unicode.Scalar(byte)) : ContactAddress.percent(byte)
      }
    }
  }

  /// The signs that are dialled; `#` would begin a fragment.
  private var number: String {
    let signs = text.filter { $0.isWholeNumber || "*#".contains($0) }
      .compactMap { $0.wholeNumberValue.map { String($0) } ?? ($0 == "#" ? "%23" : String($0)) }.joined()
    return (text.hasPrefix("+") ? "+" : "") + signs
  }

  private static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
  }

  private static func encoded(_ text: String, alsoPlain: String = "") -> String {
    text.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        byte < 0x80
        && (character.isLetter || character.isNumber || "-._~".contains(character) || alsoPlain.contains(character))
      result += isPlain ? String(character) : percent(byte)
    }
  }

  private static func percent(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}
