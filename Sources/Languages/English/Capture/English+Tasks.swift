package import Language

// Where what is asked of every language stands in this one.
extension English {
  package static var verbs: String { ActionVerbs.source }
  package static func isVerb(_ word: Spelling) -> Bool { ActionVerbs.isVerb(word) }
  package static func base(of word: String) -> String? { ActionVerbs.base(of: word) }
  package static func variants(of line: Line) -> [LineVariant] { FillerStripper.variants(of: line) }
  package static func bare(_ text: String) -> String { FillerStripper.bare(text) }
  package static func fillers(of words: ArraySlice<Line.Word>) -> Int { FillerStripper.fillers(of: words) }
  package static func cuts(of title: [Int], in line: Utterance) -> [[Int]] { TitleEdges(title, in: line).cuts }
  package static func held(in title: [Int], of line: Utterance) -> [String] { TitleEdges(title, in: line).held }
  package static func errand(of title: String) -> ContactAction? { ContactAction(of: title) }
  package static func listedThings(in text: String) -> [String] { ListBreaks.things(in: text) }

  package static func isHeading(_ words: ArraySlice<Line.Word>) -> Bool {
    Frame.opens(words) || FillerStripper.isFiller(words) || headings.takesAll(words) || isTopic(words)
  }

  /// "van stuff", "half term jobs", "packing for gran's"
  private static func isTopic(_ words: ArraySlice<Line.Word>) -> Bool {
    guard let first = words.first, let last = words.last, (2...4).contains(words.count) else { return false }
    return !ActionVerbs.isVerb(first) && collecting.contains(last.spelling)
      || collecting.contains(first.spelling) && ["for", "before"].contains(words[words.startIndex + 1].key)
  }

  private static let collecting = WordSet("stuff list things jobs errands chores todo todos packing")

  /// What people put above a list of things, and no thing itself.
  private static let headings = Pattern(
    saying: """
      (
        [my|the|for|from|at] [to|todays] (shopping|groceries|food shop|work|home|house|school|kids|errands|chores|admin|\
        garden|buy|do|todo|to do|list|todo list|shopping list|town|other|misc|calls|emails|urgent|later|some time|\
        sometime|someday|one day|at some point|not urgent|important) [stuff|list|things|bits|jobs] |
        (need|needs|have|got|want|ive got|i need|i have|things|stuff|lots) to (do|get|buy|sort|finish) [today|now|still] |
        (2|3|4|5|6|two|three|four|five|six|few|a few|couple of|a couple of) [more|quick|other] (things|jobs|tasks|errands|bits) [to (do|get|buy|sort)] \
        [today|now|for today] |
        (jobs|stuff|things|bits|list) for (today|tomorrow|work|home|school|the house|the garden|the shop|the shops)
      )
      """)
}

extension Title {
  /// Whether it names anything: of "no wait, that's friday not thursday" no word is left that does.
  static func names(_ title: String) -> Bool { !Line(title).words.allSatisfy { idle.contains($0.spelling) } }

  private static let idle = WordSet(
    """
    and but or nor not no nope oh ok okay wait actually sorry oops it its that thats this these those is isnt was are be \
    i im id mean meant said the a an at by for from in of on till to until with instead rather than so then too \
    anything something everything nothing
    """)
}
