internal import Language

extension ActionVerbs {
  /// The imperative of a verb in another form: `pay` for "paid" and "paying"; `nil` for "pays" and all else.
  static func base(of word: Line.Word) -> String? {
    if let base = irregular[word.spelling] { return base }
    return stems(of: word.key).lazy.flatMap { [$0, $0 + "e", undoubled($0)] }.first { isVerb(Spelling($0)) }
  }

  /// The same for a word by itself, in lower case.
  static func base(of word: String) -> String? { Line(word, words: 1).words.first.flatMap(base) }

  /// "paid" and "rang", not "paying" nor "cut", which is its own past.
  static func isPastForm(_ word: String) -> Bool {
    irregular[Spelling(word)] != nil || word.hasSuffix("ed") && base(of: word) != nil
  }

  /// A gerund, such as "cleaning" or "rewiring" in what a thing needs.
  static func isGerund(_ word: Line.Word) -> Bool { word.key.hasSuffix("ing") && base(of: word) != nil }

  /// "shopping" of "shoppin", as it is said; but "begin" is no begging, nor "plugin" plugging.
  static func gerund(withoutG word: String) -> String? {
    guard word.utf8.count > 4, word.hasSuffix("in") else { return nil }
    let stem = String(word.dropLast(2))
    let base = undoubled(stem)
    let bases = base == stem && doublesLastLetter(stem) ? [stem + "e"] : [stem, stem + "e", base]
    return bases.contains { isVerb(Spelling($0)) } ? word + "g" : nil
  }

  private static func stems(of word: String) -> [String] {
    if word.hasSuffix("ied") { return [word.dropLast(3) + "y"] }
    if word.hasSuffix("ed") { return [String(word.dropLast(2))] }
    if word.hasSuffix("ing") { return [String(word.dropLast(3))] }
    return []
  }

  /// "book" of "bookk": English doubles the last letter before an ending.
  private static func undoubled(_ stem: String) -> String {
    guard let last = stem.last, stem.dropLast().last == last else { return stem }
    return String(stem.dropLast())
  }

  /// Whether a base of one syllable doubles its last letter before "ing": "beg", but not "clean", "ask" or "fix".
  private static func doublesLastLetter(_ base: String) -> Bool {
    let isVowel = base.map { "aeiouy".contains($0) }
    return isVowel.filter { $0 }.count == 1 && isVowel.suffix(2) == [true, false] && !"wx".contains(base.suffix(1))
  }

  private static let irregular: WordTable<String> = {
    var table = WordTable<String>(capacity: 128)
    for (base, forms) in forms { Spelling.forEach(in: forms) { table.insert($0, base) } }
    return table
  }()

  private static let forms = [
    ("bring", "brought"), ("build", "built"), ("buy", "bought"), ("catch", "caught"), ("choose", "chose chosen"),
    ("cut", "cut"), ("deal", "dealt"), ("dig", "dug"), ("do", "did done"), ("draw", "drew drawn"),
    ("drink", "drank drunk"), ("drive", "drove driven"), ("eat", "ate eaten"), ("feed", "fed"),
    ("find", "found"), ("get", "got gotten"), ("give", "gave given"), ("go", "went gone"), ("grow", "grew grown"),
    ("hang", "hung"), ("have", "had"), ("keep", "kept"), ("lay", "laid"), ("leave", "left"), ("lend", "lent"),
    ("make", "made"), ("meet", "met"), ("pay", "paid"), ("put", "put"), ("quit", "quit"), ("read", "read"),
    ("repay", "repaid"), ("reset", "reset"), ("rewrite", "rewrote rewritten"), ("ride", "rode ridden"),
    ("ring", "rang rung"), ("run", "ran run"), ("see", "saw seen"), ("sell", "sold"), ("send", "sent"),
    ("set", "set"), ("sew", "sewn"), ("shake", "shook shaken"), ("speak", "spoke spoken"), ("spend", "spent"),
    ("stick", "stuck"), ("sweep", "swept"), ("swim", "swam swum"), ("take", "took taken"), ("teach", "taught"),
    ("tell", "told"), ("throw", "threw thrown"), ("withdraw", "withdrew withdrawn"), ("wind", "wound"),
    ("write", "wrote written"),
  ]
}
