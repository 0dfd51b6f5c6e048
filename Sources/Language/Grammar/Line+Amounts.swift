extension Line.Word {
  /// Figures or a number's name: all else begins no length of time.
  var beginsLength: Bool {
    key.utf8.first?.isDigit ?? false || Line.Word.amounts.contains(key)
  }

  private static let amounts: Set = [
    "a", "an", "half", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "fifteen",
    "twenty",
    "thirty", "forty", "fortyfive", "sixty", "ninety", "couple", "few", "quarter",
  ]
}
