internal import Language

/// What someone owes is theirs to give: "i owe tom twenty quid", "i still owe gran a call".
enum Debt {
  /// The words before "owe", and the verb that stands for it.
  static func taken(of words: ArraySlice<Line.Word>) -> (words: Int, verb: String?)? {
    guard let taken = owing.advance(1, over: words).lastPlace, taken + 1 < words.count,
      case let owed = words.dropFirst(taken), !owed.prefix(2).contains(where: { idle.contains($0.spelling) })
    else { return nil }
    return (taken - 1, owed.prefix(longest).contains(where: isMoney) ? "pay" : "give")
  }

  private static func isMoney(_ word: Line.Word) -> Bool {
    money.contains(word.spelling) || word.isSum
  }

  private static let owing = Pattern(saying: "(i|we) [still|also|really] owe")

  /// "i owe you one" and "i owe it to myself" are only said.
  private static let idle = WordSet("you it that this myself ourselves everything nothing")
  private static let money = WordSet(
    "quid pound pounds dollar dollars buck bucks euro euros p pence cents fiver tenner grand money cash rent deposit")

  /// Words among which the sum is named.
  private static let longest = 8
}

extension Line.Word {
  /// Figures behind a sign: "£40".
  fileprivate var isSum: Bool { key.utf8.first?.isDigit == true && outer.lowerBound < core.lowerBound }
}
