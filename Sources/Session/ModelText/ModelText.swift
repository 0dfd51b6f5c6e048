import Engine
package import Language
package import Replies

/// Text that a model wrote. It is untrusted data: it is either read as what the model was asked for, or discarded.
///
/// Text with a link, a control character, a blank to fill in, or a number or address that the model was not given is
/// rejected; the caller then uses an answer of its own.
package struct ModelText {
  /// In order, without markup; none is empty.
  let lines: [String]
  let language: Language

  private static let maxBytes = 4000

  /// - Parameters:
  ///   - source: what the model was given.
  ///   - mayCount: whether it may contain numbers below 100 that are not in the source, as in "for 10 minutes".
  package init?(_ text: String?, from source: String, in language: Language, mayCount: Bool = false) {
    guard let text, text.utf8.count <= ModelText.maxBytes, !ModelText.hasUnsafeContent(text) else { return nil }
    let (sourceNumbers, sourceText) = (ModelText.numbers(source), SourceText(source, in: language))
    guard ModelText.numbers(text).allSatisfy({ sourceNumbers.contains($0) || mayCount && $0.count < 3 }),
      sourceText.hasLinks(of: text), sourceText.hasNumbers(of: text)
    else { return nil }
    self.language = language
    lines = text.split(whereSeparator: \.isNewline).map(ModelText.withoutMarkup).filter { !$0.isEmpty }
    if lines.isEmpty { return nil }
  }

  /// Markup that could do or hide something, and blanks to fill in.
  private static let unsafeMarkers = ["(a link, left out)", "[", "]", "<", ">", "‹", "›", "{", "}", "```", "___"]

  private static func hasUnsafeContent(_ text: String) -> Bool {
    let hasHiddenCharacters = text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n" && scalar != "\r" && scalar != "\t"
      case .format, .privateUse, .unassigned: scalar != "\u{200D}"
      default: false
      }
    }
    let lower = text.lowercased()
    return hasHiddenCharacters || unsafeMarkers.contains { lower.contains($0) }
  }

  private static func numbers(_ text: String) -> Set<Substring> { Set(text.folded.split { !$0.isNumber }) }

  /// Removes bullet, number, emphasis and surrounding quotes, and turns exclamation marks into periods.
  private static func withoutMarkup(_ line: Substring) -> String {
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

extension LocalizedText {
  /// A heading for a model's text, so that nobody takes it for nudgy's or the person's own.
  package static func modelHeading(_ heading: LocalizedText) -> LocalizedText { "\(heading) (model):" }
}
