/// How the words are often typed that matter most here: in haste and without blanks ("iwannadie"), or by ear
/// ("sucidle"). What was learnt of the word then holds for them too.
enum CrisisSpelling {
  /// The words that were typed as one; `nil` where it is no row of such words.
  static func split(_ word: [UInt8]) -> [[UInt8]]? {
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

  /// Whether it ends as "takin" does, for "taking".
  static func isClipped(_ word: [UInt8]) -> Bool {
    word.count > 4 && word.suffix(2).elementsEqual("in".utf8) && !"aeq".utf8.contains(word[word.count - 3])
      && !whole.contains(word)
  }

  /// The word that a misspelt one was meant to be.
  static func meant(_ word: [UInt8]) -> [UInt8]? {
    misspelt.first { known in
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

  /// Words that end so by themselves.
  private static let whole = Set(
    """
    begin within cousin robin cabin basin vitamin latin virgin origin margin pumpkin napkin muffin coffin dolphin penguin \
    toxin resin raisin bulletin berlin dublin martin justin kevin colin austin collin aspirin heroin insulin melatonin \
    assassin violin goblin puffin urchin lupin login plugin admin bitcoin unpin elfin paladin gherkin merlin catkin ramekin bodkin
    """.split(separator: " ").map { Array($0.utf8) })

  private static let longest = 8

  private static let joined = Set(
    """
    i im my me self myself want wanna to too be die dead kill killing end ending it all life live living hurt harm cut \
    just might gonna going over overdose gone cant dont do this any more anymore not here alive suicide suicidal wish \
    was were never wake up tonight goodbye need should will think about feel like hate
    """.split(separator: " ").map { Array($0.utf8) })

  private static let misspelt: [(letters: [UInt8], slips: Int)] = [
    ("suicidal", 2), ("suicide", 2), ("overdose", 1), ("goodbye", 1), ("myself", 1), ("wanna", 1), ("killing", 1),
    ("anymore", 1),
  ].map { (Array($0.0.utf8), $0.1) }
}
