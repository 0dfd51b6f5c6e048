/// An error in a template. Positions are byte offsets in its source.
package enum TemplateError: Error, Equatable {
  case empty
  case unclosed(at: Int)
  case unexpected(Character, at: Int)
  case unknownRule(String, at: Int)
  /// A rule may hold words only.
  case notAWord(inRule: String)
  /// `{slot}` stands inside brackets, where one line could match in two ways.
  case slotInBrackets(at: Int)
  case unknownSlot(String)
  case allFree
  /// Two free texts are adjacent, so nothing tells where the first one ends.
  case freeTextsTouch(String, String)
}
