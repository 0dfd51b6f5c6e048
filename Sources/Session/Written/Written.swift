import Engine
package import Language
import Records

/// What a model wrote: data, taken for what it was asked for or for nothing at all.
///
/// Nothing reads that holds a link, a control, a blank to fill in, or a number or an address that the model was not
/// given; the caller then has an answer of its own.
package struct Written {
  /// Bare, in their order; none is empty.
  let lines: [String]
  let language: Language

  private static let longest = 4000

  /// - Parameters:
  ///   - source: what the model was given.
  ///   - mayCount: whether it may set numbers below 100 of its own, as in "for 10 minutes".
  package init?(_ text: String?, from source: String, in language: Language, mayCount: Bool = false) {
    guard let text, text.utf8.count <= Written.longest, !Written.acts(text) else { return nil }
    let (known, given) = (Written.figures(source), SourceText(source, in: language))
    guard Written.figures(text).allSatisfy({ known.contains($0) || mayCount && $0.count < 3 }),
      given.hasLinks(of: text), given.hasNumbers(of: text)
    else { return nil }
    self.language = language
    lines = text.split(whereSeparator: \.isNewline).map(Written.bare).filter { !$0.isEmpty }
    if lines.isEmpty { return nil }
  }

  /// What could do something or hide something, and what was left open.
  private static let acting = ["(a link, left out)", "[", "]", "<", ">", "‹", "›", "{", "}", "```", "___"]

  private static func acts(_ text: String) -> Bool {
    let hides = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n" && scalar != "\r" && scalar != "\t"
      case .format, .privateUse, .unassigned: scalar != "\u{200D}"
      default: false
      }
    }
    let lower = text.lowercased()
    return hides || acting.contains { lower.contains($0) }
  }

  private static func figures(_ text: String) -> Set<Substring> { Set(text.folded.split { !$0.isNumber }) }

  /// Without the bullet, the number, the emphasis and the quotes around it.
  private static func bare(_ line: Substring) -> String {
    let plain = line.replacing("**", with: "").replacing("__", with: "").replacing("`", with: "")
    var words = plain.drop { $0.isWhitespace || "-*•·–—#".contains($0) }.split(separator: " ")
    if words.first?.lowercased() == "step", words.count > 2, isNumber(words[1]) { words.removeFirst(2) }
    if words.count > 1, isNumber(words[0]), words[0].last.map({ ".):".contains($0) }) == true {
      words.removeFirst()
    }
    return words.joined(separator: " ").replacing("!", with: ".").trimming { $0.isWhitespace || "\"“”".contains($0) }
      .description
  }

  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    return !digits.isEmpty && word.dropFirst(digits.count).allSatisfy { ".):".contains($0) }
  }
}

extension StringProtocol {
  fileprivate func trimming(_ isEdge: (Character) -> Bool) -> Substring {
    guard let start = firstIndex(where: { !isEdge($0) }), let end = lastIndex(where: { !isEdge($0) }) else { return "" }
    return Substring(self[start...end])
  }
}
