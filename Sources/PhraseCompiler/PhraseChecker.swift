/// Finds the errors in a phrase that can be seen without its tool: unbalanced brackets, and word groups that nothing
/// defines. Parameters are checked by the tests, which know them.
struct PhraseChecker {
  /// Of the word groups that may be referred to.
  var names: Set<String>

  /// The error in the phrase; `nil` where there is none.
  ///
  /// - Parameter isGroup: whether the phrase is a word group, which may have no parameters.
  func problem(in phrase: String, isGroup: Bool = false) -> String? {
    var expectedBrackets: [Character] = []
    var rest = phrase[...]
    while let character = rest.popFirst() {
      switch character {
      case "(": expectedBrackets.append(")")
      case "[": expectedBrackets.append("]")
      case ")", "]":
        guard expectedBrackets.popLast() == character else { return "Nothing opens this “\(character)”." }
      case "|":
        guard !expectedBrackets.isEmpty else { return "A “|” stands between brackets: (this|that) or [this|that]." }
      case "<":
        guard let name = rest.take(upTo: ">") else { return "A “<” is not closed." }
        guard names.contains(name) else { return "No group of words told before this is called “\(name)”." }
      case "{":
        guard let name = rest.take(upTo: "}"), !name.isEmpty else { return "A “{” is not closed, or empty." }
        guard !isGroup else { return "A group of words has no {\(name)}: that stands in the phrase itself." }
        guard expectedBrackets.isEmpty else { return "{\(name)} stands between brackets: make two phrases of it." }
      case ">", "}": return "Nothing opens this “\(character)”."
      default: break
      }
    }
    return expectedBrackets.last.map { "A bracket is not closed: “\($0)” is missing." }
  }
}

extension Substring {
  /// Removes the text before the character, and the character; returns the text, or `nil` where there is no such
  /// character.
  fileprivate mutating func take(upTo end: Character) -> String? {
    guard let position = firstIndex(of: end) else { return nil }
    let text = String(self[..<position])
    self = self[index(after: position)...]
    return text
  }
}
