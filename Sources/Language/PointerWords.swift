/// How people point at what was shown or asked, in small letters.
package protocol PointerWords: SendableMetatype {
  /// What stands for what is in hand: "it".
  static var currentPointers: Set<String> { get }
  /// What stands for it in several words: "that last".
  static var longPointers: Set<[String]> { get }
  /// What stands for what was in hand before: "the other one".
  static var otherPointers: Set<String> { get }
  /// Places in a list, from 1 at its top and from -1 at its end: "first", "last".
  static var positions: [String: Int] { get }
  /// How many: "the first two".
  static var counts: [String: Int] { get }
  /// What stands before a count of things at the top, and at the end: "the next three", "the bottom two".
  static var leadingEnds: Set<String> { get }
  static var trailingEnds: Set<String> { get }
  /// What stands beside a place and says nothing: "the", "number", "card".
  static var pointerFillers: Set<String> { get }
  /// The same of several: "cards". Alone these are no pointer.
  static var pluralFillers: Set<String> { get }
  /// One of them that may be a place as well: "number one", "the second one".
  static var pointerNoun: String { get }
  /// What stands for all there is, and for all that was shown; and what may lead from it to which: "everything from today".
  static var everything: Set<String> { get }
  static var allShown: Set<String> { get }
  static var scopeLeads: Set<String> { get }
  /// What joins places: "1 and 3".
  static var pointerJoiners: Set<String> { get }
  /// What a name may begin with and is no part of it; and what may hang on its end: "the laundry's".
  static var articles: Set<String> { get }
  static var possessives: [String] { get }
  /// What takes all that was offered, and what takes none of it.
  static var takesAll: Set<String> { get }
  static var takesNone: Set<String> { get }
  /// What an answer may begin with and is no part of it: "until friday".
  static var answerLeads: [String] { get }
  /// What begins a name where the whole of it points, and what ends it: "the dentist one".
  static var pointingArticle: String { get }
  static var pointingNouns: Set<String> { get }
  /// What leads to a name at a line's end: "no date on the dentist one"; what stands for it in its place.
  static var pointerLeads: Set<String> { get }
  static var pointer: String { get }
}
