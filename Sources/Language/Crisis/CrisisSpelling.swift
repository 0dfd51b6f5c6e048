/// Corrects how the most important words are often typed: in haste and without spaces ("iwannadie"), or by ear
/// ("sucidle"). The weights of the correct words then apply to them too.
enum CrisisSpelling {
  /// Splits words that were typed without spaces; `nil` if it is not made of such words.
  static func split(_ word: [UInt8], _ rules: any CrisisSpellingRules.Type) -> [[UInt8]]? {
    let (joined, longest) = (rules.joinableWords, rules.maxJoinableLetters)
    guard word.count > 4 else { return nil }
    // For each offset, the start of the last word in a split of the letters before it.
    var lastWordStarts = [Int?](repeating: nil, count: word.count + 1)
    for end in 1...word.count {
      lastWordStarts[end] = (max(0, end - longest)..<end).first { start in
        (start == 0 || lastWordStarts[start] != nil) && joined.contains(Array(word[start..<end]))
      }
    }
    guard var start = lastWordStarts[word.count], start > 0 else { return nil }
    var words = [Array(word[start...])]
    while start > 0, let before = lastWordStarts[start] {
      words.insert(Array(word[before..<start]), at: 0)
      start = before
    }
    return words
  }

  /// The word that a misspelt one stands for; `nil` if there is none.
  static func correction(_ word: [UInt8], _ rules: any CrisisSpellingRules.Type) -> [UInt8]? {
    rules.oftenMisspelt.first { entry in
      entry.letters.first == word.first && entry.letters != word && abs(entry.letters.count - word.count) <= entry.slips
        && editDistance(word, entry.letters) <= entry.slips
    }?.letters
  }

  /// The edit distance with transpositions (optimal string alignment).
  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var distance = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { distance = min(distance, rows[i - 2][j - 2] + 1) }
        row.append(distance)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

/// The spellings of the words that matter most for crises in one language.
package protocol CrisisSpellingRules: SendableMetatype {
  /// The score above which a text counts as a crisis; lower for languages with less training data.
  static var threshold: Int { get }
  /// Abbreviations and variants, and the word or words they stand for.
  static var shorthand: [String: String] { get }
  /// Words that are often typed without spaces between them, and the length of the longest in letters.
  static var joinableWords: Set<[UInt8]> { get }
  static var maxJoinableLetters: Int { get }
  /// Words that are often misspelt, and the largest edit distance at which they are recognised.
  static var oftenMisspelt: [(letters: [UInt8], slips: Int)] { get }
  /// Letters that are dropped in speech and often in writing: the "g" of "takin".
  static func droppedEnding(from word: [UInt8]) -> [UInt8]
}
