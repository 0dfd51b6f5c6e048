/// What can be seen to be wrong with a phrase without its tool: brackets that do not close, and names that nothing has.
/// Parameters are checked by the tests, which know them.
struct PhraseCheck {
  /// Of the groups of words that may be named.
  var names: Set<String>

  /// What is wrong with it; `nil` where nothing is.
  ///
  /// - Parameter isGroup: whether it is a group of words, which has no parameters.
  func fault(in phrase: String, isGroup: Bool = false) -> String? {
    var open: [Character] = []
    var rest = phrase[...]
    while let character = rest.popFirst() {
      switch character {
      case "(": open.append(")")
      case "[": open.append("]")
      case ")", "]":
        guard open.popLast() == character else { return "Nothing opens this “\(character)”." }
      case "|":
        guard !open.isEmpty else { return "A “|” stands between brackets: (this|that) or [this|that]." }
      case "<":
        guard let name = rest.take(upTo: ">") else { return "A “<” is not closed." }
        guard names.contains(name) else { return "No group of words told before this is called “\(name)”." }
      case "{":
        guard let name = rest.take(upTo: "}"), !name.isEmpty else { return "A “{” is not closed, or empty." }
        guard !isGroup else { return "A group of words has no {\(name)}: that stands in the phrase itself." }
        guard open.isEmpty else { return "{\(name)} stands between brackets: make two phrases of it." }
      case ">", "}": return "Nothing opens this “\(character)”."
      default: break
      }
    }
    return open.last.map { "A bracket is not closed: “\($0)” is missing." }
  }
}

extension Substring {
  /// Takes what stands before the character, and that; `nil` where it is not there.
  fileprivate mutating func take(upTo end: Character) -> String? {
    guard let place = firstIndex(of: end) else { return nil }
    let taken = String(self[..<place])
    self = self[index(after: place)...]
    return taken
  }
}
