/// A text as the measure of what a model makes of it: what the person typed, or what the model was given.
package struct SourceText: Sendable {
  private let words: [String]
  private let links: Set<String>
  private let numbers: [String]

  package init(_ text: String) {
    words = SourceText.words(in: text)
    links = SourceText.links(in: text)
    numbers = SourceText.numbers(in: text)
  }

  /// Whether all of the other text stands here, word for word.
  package func holds(_ text: String) -> Bool {
    let wanted = SourceText.words(in: text)
    return !wanted.isEmpty && words.indices.contains { words[$0...].starts(with: wanted) }
  }

  /// Whether each link in the other text stands here, however it is spelt.
  package func hasLinks(of text: String) -> Bool { SourceText.links(in: text).isSubset(of: links) }

  /// Whether each number in the other text that could be dialled stands here, however it is spelt.
  package func hasNumbers(of text: String) -> Bool {
    SourceText.numbers(in: text).allSatisfy { number in
      number.count < SourceText.shortestNumber || numbers.contains { $0.contains(number) }
    }
  }
}

extension SourceText {
  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { bare($0.folded) }.filter { !$0.isEmpty }
  }

  /// Without the punctuation around it.
  private static func bare(_ word: String) -> String {
    String(word.trimmed(where: { ".,;:!?()[]{}<>\"'“”‘’«»…".contains($0) }))
  }

  private static func links(in text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).filter(\.isLink).map { bare($0.folded) })
  }

  /// Fewer digits are a price, a dose or a year.
  private static let shortestNumber = 5

  /// Digits, also those spelt out, with nothing but signs and blanks between.
  private static func numbers(in text: String) -> [String] {
    var numbers = [""]
    for word in text.folded.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
      if let digits = word.allSatisfy(\.isNumber) ? word : spelt[word] {
        numbers[numbers.count - 1] += digits
      } else if !joining.contains(word) {
        numbers += word.split { !$0.isNumber }.map(String.init) + [""]
      }
    }
    return numbers.filter { !$0.isEmpty }
  }

  private static let spelt = [
    "zero": "0", "oh": "0", "nought": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13",
    "fourteen": "14", "fifteen": "15", "sixteen": "16", "seventeen": "17", "eighteen": "18", "nineteen": "19",
    "twenty": "20", "thirty": "30", "forty": "40", "fifty": "50", "sixty": "60", "seventy": "70", "eighty": "80",
    "ninety": "90", "hundred": "00", "thousand": "000",
  ]

  /// Said inside of one number.
  private static let joining: Set = ["plus", "double", "triple", "dash", "hyphen", "point", "dot", "then", "and"]
}
