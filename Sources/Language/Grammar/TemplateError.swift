/// What is wrong with a sentence template; positions count bytes of its source.
package enum TemplateError: Error, Equatable {
  case empty
  case unclosed(at: Int)
  case unexpected(Character, at: Int)
  case unknownRule(String, at: Int)
  /// A rule holds words only.
  case notAWord(inRule: String)
  /// `{slot}` stands inside brackets, where one line would show two shapes.
  case slotInBrackets(at: Int)
  case unknownSlot(String)
  case allFree
  /// Two free texts touch, so nothing tells where one ends.
  case freeTextsTouch(String, String)
}
