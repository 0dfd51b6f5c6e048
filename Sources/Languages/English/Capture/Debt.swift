internal import Language

/// Debts, which are tasks to pay or give: "i owe tom twenty quid", "i still owe gran a call".
enum Debt {
  /// The number of words before "owe", and the verb that replaces it: `pay` or `give`.
  static func match(in words: ArraySlice<Line.Word>) -> (words: Int, verb: String?)? {
    guard let length = owePattern.advance(1, over: words).highestSetBit, length + 1 < words.count,
      case let object = words.dropFirst(length),
      !object.prefix(2).contains(where: { idiomObjects.contains($0.spelling) })
    else { return nil }
    return (length - 1, object.prefix(amountWindow).contains(where: isMoneyWord) ? "pay" : "give")
  }

  private static func isMoneyWord(_ word: Line.Word) -> Bool {
    moneyNouns.contains(word.spelling) || word.isCurrencyAmount
  }

  private static let owePattern = Pattern(template: "(i|we) [still|also|really] owe")

  /// Objects of idioms that are no debts: "i owe you one", "i owe it to myself".
  private static let idiomObjects = WordSet("you it that this myself ourselves everything nothing")
  private static let moneyNouns = WordSet(
    "quid pound pounds dollar dollars buck bucks euro euros p pence cents fiver tenner grand money cash rent deposit")

  /// How many words after "owe" may mention an amount of money.
  private static let amountWindow = 8
}

extension Line.Word {
  /// Digits after a currency sign: "£40".
  fileprivate var isCurrencyAmount: Bool { key.utf8.first?.isDigit == true && outer.lowerBound < core.lowerBound }
}
