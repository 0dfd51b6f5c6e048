import Foundation
import Replies
import TestFiles

/// The sentences that a translator is given, each with the source files it is in.
struct MessageTemplate {
  struct Entry {
    /// The context, where it has one, a bar, and the sentence.
    let key: String
    let files: [String]
  }

  let entries: [Entry]

  static let shared = MessageTemplate()

  private init() {
    let file = TestFiles.inCheckout("Sources/Languages/messages.pot")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    entries = text.components(separatedBy: "\n\n").map { entry in
      let lines = entry.split(separator: "\n")
      func values(_ name: String) -> [Substring] {
        lines.filter { $0.hasPrefix(name) }.map { $0.dropFirst(name.count) }
      }
      let parts = ["msgctxt ", "msgid "].compactMap { name in
        values(name).first.flatMap { JSON(reading: String($0))?.string }
      }
      return Entry(key: parts.joined(separator: "|"), files: values("#: ").map(String.init))
    }
  }
}
