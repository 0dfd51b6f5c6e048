/// Splits a line into its text and the decoration around it: a full stop at the end, emoji and emoticons on both sides.
package struct LineDecorations {
  /// The line without decoration; the whole line if there is nothing else.
  package let text: String
  private let prefix: Substring
  private let suffix: Substring
  private let hasStop: Bool

  /// - Parameter exclamations: words that make no question of a line: "pulse is 104 wtf??".
  package init(_ line: String, _ exclamations: WordSet = WordSet("")) {
    var rest = line[...]
    if let end = LineDecorations.outcry(endingIn: rest, exclamations) {
      rest = rest[..<end].trimmingSuffix(while: \.isWhitespace)
    }
    while let end = LineDecorations.emoticon(endingIn: rest) {
      rest = rest[..<end].trimmingSuffix(while: \.isWhitespace)
    }
    let suffix = line[rest.endIndex...]
    hasStop = suffix.isEmpty && rest.hasSuffix(".") && !rest.hasSuffix("..")
    if hasStop { rest = rest.dropLast() }
    let start = rest.firstIndex { !$0.isPicture && !$0.isWhitespace } ?? rest.endIndex
    guard start < rest.endIndex else {
      (text, prefix, self.suffix) = (line, "", "")
      return
    }
    (text, prefix, self.suffix) = (String(rest[start...]), rest[..<start], suffix)
  }

  /// Adds the decoration to a part of the text that includes its start or its end.
  package func restored(around said: String, keepsStop: Bool) -> String {
    let start = text.hasPrefix(said) ? String(prefix) : ""
    guard text.hasSuffix(said) else { return start + said }
    return start + said + suffix + (hasStop && keepsStop ? "." : "")
  }

  /// Start of an exclamation with question marks at the end of a text.
  private static func outcry(endingIn text: Substring, _ exclamations: WordSet) -> Substring.Index? {
    guard text.last == "?", let blank = text.lastIndex(where: \.isWhitespace) else { return nil }
    let word = text[text.index(after: blank)...]
    let letters = word.prefix { $0.isLetter }.lowercased()
    return !letters.isEmpty && word.dropFirst(letters.count).allSatisfy { "?!".contains($0) }
      && exclamations.contains(Spelling(letters)) ? word.startIndex : nil
  }

  /// Start of an emoji or emoticon at the end of a text: "called mum :)". Signs without a space before them are none.
  private static func emoticon(endingIn text: Substring) -> Substring.Index? {
    guard let last = text.last else { return nil }
    if last.isPicture { return text.index(before: text.endIndex) }
    guard let blank = text.lastIndex(where: \.isWhitespace), case let sign = text[text.index(after: blank)...],
      (2...3).contains(sign.count), eyes.contains(sign.first!), mouths.contains(last), !sign.contains(where: \.isNumber)
    else { return nil }
    return sign.startIndex
  }

  private static let eyes: Set<Character> = [":", ";", "="]
  private static let mouths: Set<Character> = [")", "(", "/", "|", "D", "d", "P", "p", "o", "O", "*", "]", "["]
}

extension Character {
  /// Whether it is an emoji, by itself or by a variation selector.
  fileprivate var isPicture: Bool {
    guard let first = unicodeScalars.first?.properties else { return false }
    return first.isEmojiPresentation || first.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    lastIndex { !isTrimmed($0) }.map { self[...$0] } ?? prefix(0)
  }
}
