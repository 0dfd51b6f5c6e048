/// How the words are often typed that matter most here: in haste and without blanks ("iwannadie"), or by ear
/// ("sucidle"). What was learnt of the word then holds for them too.
enum CrisisSpelling {
  /// The words that were typed as one; `nil` where it is no row of such words.
  static func split(_ word: [UInt8], _ rules: any CrisisSpellingRules.Type) -> [[UInt8]]? {
    let (joined, longest) = (rules.joined, rules.longestJoined)
    guard word.count > 4 else { return nil }
    // The first part of the rows that reach so far.
    var parts = [Int?](repeating: nil, count: word.count + 1)
    for end in 1...word.count {
      parts[end] = (max(0, end - longest)..<end).first { start in
        (start == 0 || parts[start] != nil) && joined.contains(Array(word[start..<end]))
      }
    }
    guard var start = parts[word.count], start > 0 else { return nil }
    var words = [Array(word[start...])]
    while start > 0, let before = parts[start] {
      words.insert(Array(word[before..<start]), at: 0)
      start = before
    }
    return words
  }

  /// The word that a misspelt one was meant to be.
  static func meant(_ word: [UInt8], _ rules: any CrisisSpellingRules.Type) -> [UInt8]? {
    rules.misspelt.first { known in
      known.letters.first == word.first && known.letters != word && abs(known.letters.count - word.count) <= known.slips
        && slips(word, known.letters) <= known.slips
    }?.letters
  }

  /// Letters that are missing, too many, others, or in each other's places (optimal string alignment).
  private static func slips(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var least = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { least = min(least, rows[i - 2][j - 2] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

/// How the words are spelt in one language that matter most here.
package protocol CrisisSpellingRules: SendableMetatype {
  /// Past this a text is heard as one from a crisis: the less was learnt of a language, the lower.
  static var limit: Int { get }
  /// How a word is spelt too, and the word or words meant.
  static var shorthand: [String: String] { get }
  /// Words that are typed without blanks between them, and the letters of the longest.
  static var joined: Set<[UInt8]> { get }
  static var longestJoined: Int { get }
  /// Words that are often misspelt, and by how many letters at most.
  static var misspelt: [(letters: [UInt8], slips: Int)] { get }
  /// The letters that a word is spoken without, and often typed: the "g" of "takin".
  static func clipped(from word: [UInt8]) -> [UInt8]
}
