internal import Language

/// What people say around a sentence and do not mean as part of it: "hey nudgy, could you … please".
enum FillerStripper {
  /// The line as it stands, then with less and less around it.
  static func variants(of line: Line) -> [LineVariant] {
    let all = line.words.indices
    let starts = openings(line)
    let sure = sureEnd(line)
    var variants: [LineVariant] = []
    func add(_ words: Range<Int>) {
      guard !variants.contains(where: { $0.words == words }) else { return }
      variants.append(LineVariant(words: words, rank: variants.count, isStripped: words != all))
    }
    add(0..<sure)
    add(all)
    for end in [sure, closing(line, from: sure)] {
      for start in starts where start < end { add(start..<end) }
    }
    return variants
  }

  /// The line without what is said to nudgy and not of the thing: "hey nudgy, …", "… thanks". What follows a colon is kept
  /// as it was typed, and so are thanks that somebody is to be told.
  static func bare(_ text: String) -> String {
    let line = Line(text)
    let words = line.words
    guard !words.contains(where: { $0.pause == .colon }) else { return text }
    let start = addressed(words[...])
    var end = words.count
    while case let next = strip(farewell, line, 0..<end), next < end, !isTold(words[next - 1]) { end = next }
    guard end - start > 1, start > 0 || end < words.count, !isFiller(words[start..<end]) else { return text }
    return String(line[words[start].outer.lowerBound..<words[end - 1].outer.upperBound])
  }

  /// How many words only call for nudgy, or for haste: "just buy eggs", but not "just read the report", which may be over.
  private static func addressed(_ words: ArraySlice<Line.Word>) -> Int {
    let called = vocative.advance(1, over: words).lastPlace ?? 0
    let rest = words.dropFirst(called)
    guard let first = rest.first, let next = rest.dropFirst().first else { return called }
    let isHaste =
      first.key == "quick" && first.pause != .none
      || first.key == "just" && ActionVerbs.isVerb(next) && !past.contains(next.spelling)
    return called + (isHaste ? 1 : 0)
  }

  /// Verbs that are the same when it is over.
  private static let past = WordSet("read put cut hit set let quit shut hurt cost split spread bet beat come run")

  /// "to say thanks", "his many thanks"
  private static func isTold(_ word: Line.Word) -> Bool { word.pause == .none && telling.contains(word.spelling) }

  /// How many words at the start are fillers; at least one word stays.
  static func fillers(of words: ArraySlice<Line.Word>) -> Int {
    var taken = 0
    while case let rest = words.dropFirst(taken),
      let more = before.advance(1, over: rest).lastPlace.flatMap({ $0 > 0 ? $0 : nil }) ?? hesitated(rest),
      more < rest.count, !isThanks(rest.prefix(more))
    {
      taken += more
    }
    return taken
  }

  /// "wait, …" is a filler, "wait for the plumber" has none.
  private static func hesitated(_ words: ArraySlice<Line.Word>) -> Int? {
    guard let taken = hesitation.advance(1, over: words).lastPlace, taken > 0,
      words[words.startIndex + taken - 1].pause != .none
    else { return nil }
    return taken
  }

  /// "thanks, …" is a filler, "thank you cards" are none.
  private static func isThanks(_ words: ArraySlice<Line.Word>) -> Bool {
    words.last?.pause == Line.Pause.none && ["thanks", "thx", "cheers", "thank"].contains(words.first?.key)
  }

  /// Whether the words are fillers and nothing else.
  static func isFiller(_ words: ArraySlice<Line.Word>) -> Bool {
    words.isEmpty || before.takesAll(words.dropFirst(fillers(of: words)))
  }

  /// Where the sentence may begin: at its first word, and after each filler that follows.
  private static func openings(_ line: Line) -> [Int] {
    var starts = [0]
    while starts.count < 5 {
      let rest = line.words[starts[starts.count - 1]...]
      let taken = (before.advance(1, over: rest) | hesitation.advance(1, over: rest)).lastPlace ?? 0
      guard taken > 0, taken < rest.count else { break }
      starts.append(rest.startIndex + taken)
    }
    return starts
  }

  /// The end without what is never part of a free text; after a colon every word may be one that is to be kept.
  private static func sureEnd(_ line: Line) -> Int {
    line.words.contains { $0.pause == .colon } ? line.words.count : end(of: line, in: line.words.indices)
  }

  /// Where "please" and ", thanks" at the end of the words begin.
  static func end(of line: Line, in words: Range<Int>) -> Int {
    var end = strip(please, line, words)
    let thanked = strip(after, line, words.lowerBound..<end)
    if thanked < end, line.words[thanked - 1].pause != .none { end = thanked }
    return strip(please, line, words.lowerBound..<end)
  }

  private static func closing(_ line: Line, from end: Int) -> Int {
    var end = end
    while case let next = strip(after, line, 0..<end), next < end { end = next }
    return end
  }

  /// The end without the longest such words before it; at least one word stays.
  private static func strip(_ pattern: Pattern, _ line: Line, _ words: Range<Int>) -> Int {
    let end = words.upperBound
    return words.dropFirst().suffix(4).first { start in
      pattern.advance(1, over: line.words[start..<end]) & 1 << UInt64(end - start) != 0
    } ?? end
  }

  private static let before = Pattern(
    saying: """
      (
        [hey|hi|hello|yo|oi|ok|okay|oh|please] nudgy |
        (hey|hi|hello|yo|oi|hiya|ok|okay|oh|ah|ahh|um|umm|uh|erm|hmm|well|so|right|alright|sorry|and|also|then) |
        (please|pls|plz|actually|anyway|btw|basically|kindly|just|quickly|now|oops|whoops|ugh|argh|omg|yeah|sure|yall|honestly) |
        (oh|ah) (god|no|yeah|crap|damn|shit|blast|bother|dear) |
        (i guess|i suppose|i reckon|i think|i figure|i was thinking|im thinking|let me think|lets see|let me see) |
        (before i forget|while i remember|while (im thinking|i think) of it|while im at it|(just|ive just|i just) (thought of
        something|remembered)|(quick one|quick thing|one more thing|another thing|and another thing|one last thing)) |
        (sorry to (bother|trouble) you|i hate to ask|if its not too much trouble|if you (wouldnt|dont) mind) [but] |
        (thanks|thx|cheers|thank you) |
        (could|can|would|will|might|cld|cud|wld|wud) (you|u|ya) [please|pls|plz|kindly|maybe|just|also|quickly|possibly|perhaps] |
        i (want|need|would like) (you|u) to | id like (you|u) to | i was wondering if you could | would you mind |
        would you (be so (kind|good) as to|be able to|be kind enough to) | (can|could|may) i ask you to |
        (id|i would) (be grateful|appreciate it|be glad|love it) if you (could|would) |
        [is there] any chance (you could|of you|you can) | (be a (star|dear|love|pal)|be so kind) and |
        (i want to|id like to|i would like to|i wanna|can i|could i|may i|let me|lets|lemme|help me) |
        [do me a favour|do me a favor|go ahead] and | if you (could|can) | would it be possible to
      )
      """)

  /// Before other words each may well be the thing itself: "wait for the plumber".
  private static let hesitation = Pattern(
    saying: "[no|oh] (wait|hang on|hold on|one sec|sec|no wait) [no|sorry|actually]")

  private static let vocative = Pattern(saying: "([hey|hi|hello|yo|oi|ok|okay|oh] nudgy | please | pls | plz)")

  private static let farewell = Pattern(
    saying: """
      (
        (thanks|thanx|thank you|thx|cheers|ty|tysm|tyvm) [nudgy|mate|so much|a lot|a bunch|in advance|very much|x|xx] |
        (lol|lmao|haha|hahaha|hehe)
      )
      """)

  private static let telling = WordSet(
    """
    say says saying said send sends sending sent text texts write writes wrote reply replied with many no the a an of and \
    or to my his her their our watch give for like as is was
    """)

  private static let please = Pattern(saying: "[pretty] (please|pls|plz|plss|pleaseee)")

  private static let after = Pattern(
    saying: """
      (
        (please|pls|plz|nudgy|mate|then|lol|haha|ok|okay|yeah|again please|again|instead|tbh|tho|though) |
        i (guess|suppose|think|reckon) |
        (thanks|thank you|thx|ta|cheers|ty|tysm) [nudgy|mate|so much|a lot|a bunch|in advance|very much|x|xx] |
        for me | right now | if you (can|could|please|dont mind) | (would|wud|wld|will|could|cud|cld|can) (you|u|ya)
      )
      """)
}
