internal import Language

/// Strips words that people say around a sentence without meaning them as part of it: "hey nudgy, could you … please".
enum FillerStripper {
  /// The line without closing courtesies first, then the whole line, then with more and more stripped from its ends.
  static func variants(of line: Line) -> [LineVariant] {
    let all = line.words.indices
    let starts = possibleStarts(in: line)
    let safeEnd = endWithoutCourtesies(of: line)
    var variants: [LineVariant] = []
    func add(_ words: Range<Int>) {
      guard !variants.contains(where: { $0.words == words }) else { return }
      variants.append(LineVariant(words: words, rank: variants.count, isStripped: words != all))
    }
    add(0..<safeEnd)
    add(all)
    for end in [safeEnd, endWithoutTrailingFillers(of: line, from: safeEnd)] {
      for start in starts where start < end { add(start..<end) }
    }
    return variants
  }

  /// The line without words that address nudgy and do not describe the task: "hey nudgy, …", "… thanks". A line with a
  /// colon is left as typed, and so are thanks that somebody is to be given.
  static func strippingAddress(from text: String) -> String {
    let line = Line(text)
    let words = line.words
    guard !words.contains(where: { $0.pause == .colon }) else { return text }
    let start = addressLength(of: words[...])
    var end = words.count
    while case let next = endWithout(farewell, of: line, in: 0..<end), next < end, !introducesThanks(words[next - 1]) {
      end = next
    }
    guard end - start > 1, start > 0 || end < words.count, !isFiller(words[start..<end]) else { return text }
    return String(line[words[start].outer.lowerBound..<words[end - 1].outer.upperBound])
  }

  /// The number of words at the start that only address nudgy or urge haste: "just buy eggs", but not "just read the
  /// report", where the verb may be in the past tense.
  private static func addressLength(of words: ArraySlice<Line.Word>) -> Int {
    let vocativeLength = vocative.advance(1, over: words).highestSetBit ?? 0
    let rest = words.dropFirst(vocativeLength)
    guard let first = rest.first, let next = rest.dropFirst().first else { return vocativeLength }
    let isHaste =
      first.key == "quick" && first.pause != .none
      || first.key == "just" && ActionVerbs.isVerb(next) && !unchangedPastVerbs.contains(next.spelling)
    return vocativeLength + (isHaste ? 1 : 0)
  }

  /// Verbs whose past tense is spelt like the infinitive.
  private static let unchangedPastVerbs = WordSet(
    "read put cut hit set let quit shut hurt cost split spread bet beat come run")

  /// Whether thanks after the word belong to the sentence: "to say thanks", "his many thanks".
  private static func introducesThanks(_ word: Line.Word) -> Bool {
    word.pause == .none && thanksLeads.contains(word.spelling)
  }

  /// The number of filler words at the start; at least one word remains.
  static func fillers(of words: ArraySlice<Line.Word>) -> Int {
    var count = 0
    while case let rest = words.dropFirst(count),
      let more = leadingFillers.advance(1, over: rest).highestSetBit.flatMap({ $0 > 0 ? $0 : nil })
        ?? hesitationLength(in: rest),
      more < rest.count, !isThanks(rest.prefix(more))
    {
      count += more
    }
    return count
  }

  /// "wait, …" is a filler; "wait for the plumber" is not.
  private static func hesitationLength(in words: ArraySlice<Line.Word>) -> Int? {
    guard let length = hesitation.advance(1, over: words).highestSetBit, length > 0,
      words[words.startIndex + length - 1].pause != .none
    else { return nil }
    return length
  }

  /// "thanks, …" is a filler; "thank you cards" are not.
  private static func isThanks(_ words: ArraySlice<Line.Word>) -> Bool {
    words.last?.pause == Line.Pause.none && ["thanks", "thx", "cheers", "thank"].contains(words.first?.key)
  }

  /// Whether the words are fillers and nothing else.
  static func isFiller(_ words: ArraySlice<Line.Word>) -> Bool {
    words.isEmpty || leadingFillers.matchesAll(words.dropFirst(fillers(of: words)))
  }

  /// Where the sentence may begin: at its first word, and after each filler at its start; at most 5 indices.
  private static func possibleStarts(in line: Line) -> [Int] {
    var starts = [0]
    while starts.count < 5 {
      let rest = line.words[starts[starts.count - 1]...]
      let length = (leadingFillers.advance(1, over: rest) | hesitation.advance(1, over: rest)).highestSetBit ?? 0
      guard length > 0, length < rest.count else { break }
      starts.append(rest.startIndex + length)
    }
    return starts
  }

  /// The end without closing courtesies, which are never part of free text. After a colon every word may be content, so
  /// nothing is cut.
  private static func endWithoutCourtesies(of line: Line) -> Int {
    line.words.contains { $0.pause == .colon } ? line.words.count : end(of: line, in: line.words.indices)
  }

  /// The index where a closing "please" or ", thanks" begins.
  static func end(of line: Line, in words: Range<Int>) -> Int {
    var end = endWithout(please, of: line, in: words)
    let thanksStart = endWithout(trailingFillers, of: line, in: words.lowerBound..<end)
    if thanksStart < end, line.words[thanksStart - 1].pause != .none { end = thanksStart }
    return endWithout(please, of: line, in: words.lowerBound..<end)
  }

  private static func endWithoutTrailingFillers(of line: Line, from end: Int) -> Int {
    var end = end
    while case let next = endWithout(trailingFillers, of: line, in: 0..<end), next < end { end = next }
    return end
  }

  /// The end without the longest match of the pattern before it, of 4 words at most; at least one word remains.
  private static func endWithout(_ pattern: Pattern, of line: Line, in words: Range<Int>) -> Int {
    let end = words.upperBound
    return words.dropFirst().suffix(4).first { start in
      pattern.advance(1, over: line.words[start..<end]) & 1 << UInt64(end - start) != 0
    } ?? end
  }

  private static let leadingFillers = Pattern(
    template: """
      (
        [hey|hi|hello|yo|oi|ok|okay|oh|please] nudgy |
        (hey|hi|hello|yo|oi|hiya|ok|okay|oh|ah|ahh|um|umm|uh|erm|hmm|well|so|right|alright|aight|bet|ngl|tbh|fr|sorry|and|also|then) |
        (please|pls|plz|actually|anyway|btw|basically|kindly|just|quickly|now|oops|whoops|ugh|argh|omg|yeah|sure|yall|honestly) |
        (oh|ah) (god|no|yeah|crap|damn|shit|shoot|blast|bother|dear|sugar) | i (almost|nearly|totally|completely) forgot |
        on (second (thoughts|thought)|reflection) | (thinking about it|thinking it over|come to think of it) [again|now] |
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

  /// Without a pause after it, each of these may be the task itself: "wait for the plumber".
  private static let hesitation = Pattern(
    template: "[no|oh] (wait|hang on|hold on|one sec|sec|no wait) [no|sorry|actually]")

  private static let vocative = Pattern(template: "([hey|hi|hello|yo|oi|ok|okay|oh] nudgy | please | pls | plz)")

  private static let farewell = Pattern(
    template: """
      (
        (thanks|thanx|thank you|thx|cheers|ty|tysm|tyvm) [nudgy|mate|dear|love|pal|bud|hun|so much|a lot|a bunch|in advance|very much|x|xx] |
        (lol|lmao|haha|hahaha|hehe|ngl|fr|brb|bbl|ttyl|gtg) | [please|pls|kindly] do the needful |
        (please|pls|plz) (remind|nudge) me | (dont|do not) let me forget [it] | (put|pop|get) (that|it) (in|down) [for me]
      )
      """)

  private static let thanksLeads = WordSet(
    """
    say says saying said send sends sending sent text texts write writes wrote reply replied with many no the a an of and \
    or to my his her their our watch give for like as is was
    """)

  private static let please = Pattern(template: "[pretty] (please|pls|plz|plss|pleaseee)")

  private static let trailingFillers = Pattern(
    template: """
      (
        (please|pls|plz|nudgy|mate|bro|dude|ngl|fr|then|lol|haha|ok|okay|yeah|again please|again|instead|tbh|tho|though|brb|bbl|ttyl|gtg) |
        i (guess|suppose|think|reckon) |
        (thanks|thank you|thx|ta|cheers|ty|tysm) [nudgy|mate|dear|love|pal|bud|hun|so much|a lot|a bunch|in advance|very much|x|xx] |
        my (bad|mistake|fault) | silly me | for me | right now | if you (can|could|please|dont mind) | (would|wud|wld|will|could|cud|cld|can) (you|u|ya)
      )
      """)
}
