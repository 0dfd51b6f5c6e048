/// What stands around the words of a line and says nothing of what they ask for: a full stop at its end, faces and other
/// pictures before and behind it.
package struct Ornaments {
  /// The line without them; all of it where nothing else is there.
  package let words: String
  private let before: Substring
  private let behind: Substring
  private let hasStop: Bool

  package init(_ line: String) {
    var rest = line[...]
    while let end = Ornaments.face(endingIn: rest) { rest = rest[..<end].trimmingSuffix(while: \.isWhitespace) }
    let behind = line[rest.endIndex...]
    hasStop = behind.isEmpty && rest.hasSuffix(".") && !rest.hasSuffix("..")
    if hasStop { rest = rest.dropLast() }
    let start = rest.firstIndex { !$0.isPicture && !$0.isWhitespace } ?? rest.endIndex
    guard start < rest.endIndex else {
      (words, before, self.behind) = (line, "", "")
      return
    }
    (words, before, self.behind) = (String(rest[start...]), rest[..<start], behind)
  }

  /// Words of the line with what stands beside them there.
  package func added(to said: String, isStopKept: Bool) -> String {
    let start = words.hasPrefix(said) ? String(before) : ""
    guard words.hasSuffix(said) else { return start + said }
    return start + said + behind + (hasStop && isStopKept ? "." : "")
  }

  /// Where a picture or a face of signs begins that the text ends in: "called mum :)". What is one word with it is none.
  private static func face(endingIn text: Substring) -> Substring.Index? {
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
  /// An emoji, also one that is so by the selector that follows it.
  fileprivate var isPicture: Bool {
    guard let first = unicodeScalars.first?.properties else { return false }
    return first.isEmojiPresentation || first.isEmoji && unicodeScalars.contains("\u{FE0F}")
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> Substring {
    lastIndex { !isLeftOut($0) }.map { self[...$0] } ?? prefix(0)
  }
}
