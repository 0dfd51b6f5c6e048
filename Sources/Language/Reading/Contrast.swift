/// A number that was said wrong beside the one that was meant, and what else the line says: "40 sick bowls not 20", "not 6
/// its more like a 7, that wrist", "60? no 70", "the gate code is wrong, its 4478". A time that says more than its figures
/// is none.
package struct Contrast: Sendable, Hashable {
  /// `nil` where only that it was wrong is said.
  package let wrong: String?
  package let meant: String
  /// The words beside the two, which may name what the number is of; those before "wrong" name it whole.
  package let about: String
  /// Whether nothing is named before both are said: "5 not 4, i cant count". A line that names something else is of that.
  package let namesNothing: Bool

  package init?(_ line: String, in language: Language) {
    guard line.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
    let utterance = Utterance(line, in: language)
    let words = utterance.tokens.filter { !$0.isMark }
    let numbers = Contrast.numbers(in: words)
    guard words.count <= Contrast.longest, !numbers.isEmpty, !utterance.timing.contains(where: { $0 != .none }),
      let (wrong, meant) = Contrast.denied(numbers, words, language.rules)
        ?? Contrast.retracted(numbers, words, language.rules) ?? Contrast.renewed(numbers, words, language.rules),
      wrong?.text != meant.text
    else { return nil }
    (self.wrong, self.meant) = (wrong?.text, meant.text)
    let end = wrong == nil ? words.firstIndex { $0.key == language.rules.wrong } : words.count
    about = words.indices[..<(end ?? words.count)].filter { place in
      wrong?.places.contains(place) != true && !meant.places.contains(place) && words[place].key != language.rules.not
    }.map { words[$0].key }.joined(separator: " ")
    let last = max(wrong?.places.lowerBound ?? 0, meant.places.lowerBound)
    namesNothing =
      wrong != nil && !words[..<last].contains { $0.shape != .figures && Contrast.tells($0, language.rules) }
  }

  /// Whether a word may be of a name.
  private static func tells(_ word: Token, _ rules: any LanguageRules.Type) -> Bool {
    !rules.nameStopWords.contains(word.key) && !rules.sentenceStopWords.contains(word.key)
      && !rules.corrective.contains(word.spelling) && !rules.retracting.contains(word.spelling)
  }

  private typealias Number = (places: Range<Int>, text: String)
  private typealias Pair = (wrong: Number?, meant: Number)

  /// Figures that stand together are one: "12 50".
  private static func numbers(in words: [Token]) -> [Number] {
    var numbers: [Number] = []
    for place in words.indices where words[place].shape == .figures {
      if let last = numbers.last, last.places.upperBound == place {
        numbers[numbers.count - 1] = (last.places.lowerBound..<place + 1, last.text + " " + words[place].key)
      } else {
        numbers.append((place..<place + 1, words[place].key))
      }
    }
    return numbers
  }

  /// "5 not 4", "not a 4 its 5"
  private static func denied(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    func isDenied(_ number: Number) -> Bool {
      let before = words[..<number.places.lowerBound].last { !rules.determiners.contains($0.spelling) }
      return before?.key == rules.not
    }
    guard Set(numbers.map(\.text)).count == 2, let wrong = numbers.first(where: isDenied),
      let meant = numbers.last(where: { $0.text != wrong.text }),
      abs(meant.places.lowerBound - wrong.places.lowerBound) <= widest
    else { return nil }
    return (wrong, meant)
  }

  /// "60? no 70": what takes itself back behind other words has just been said.
  private static func retracted(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    guard numbers.count == 2, numbers[0].places.lowerBound == 0,
      case let between = words[numbers[0].places.upperBound..<numbers[1].places.lowerBound], between.count <= 2,
      between.contains(where: { rules.retracting.contains($0.spelling) })
    else { return nil }
    return (numbers[0], numbers[1])
  }

  /// "the gate code is wrong its 4478"
  private static func renewed(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    guard numbers.count == 1, words[..<numbers[0].places.lowerBound].contains(where: { $0.key == rules.wrong }) else {
      return nil
    }
    return (nil, numbers[0])
  }

  /// Words between the two.
  private static let widest = 6
  /// Words of a line that is still about one thing.
  private static let longest = 16
}
