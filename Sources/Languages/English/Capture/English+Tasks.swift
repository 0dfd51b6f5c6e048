package import Language

// Requirements of every language that other types implement for English.
extension English {
  package static var verbs: String { ActionVerbs.wordList }
  package static func isVerb(_ word: Spelling) -> Bool { ActionVerbs.isVerb(word) }
  package static func isPastForm(_ word: String) -> Bool { ActionVerbs.isPastForm(word) }
  package static func infinitive(ofPast word: String) -> String? {
    isPastForm(word) ? ActionVerbs.base(of: word) : nil
  }
  package static func imperative(of word: String) -> String? { ActionVerbs.base(of: word) }
  package static func variants(of line: Line) -> [LineVariant] { FillerStripper.variants(of: line) }
  package static func withoutFillers(_ text: String) -> String { FillerStripper.strippingAddress(from: text) }
  package static func fillerCount(of words: ArraySlice<Line.Word>) -> Int { FillerStripper.fillers(of: words) }
  package static func shorterTitles(of title: [Int], in line: Utterance) -> [[Int]] {
    TitleEdges(title, in: line).shorterTitles
  }
  package static func doubtfulParts(in title: [Int], of line: Utterance) -> [String] {
    TitleEdges(title, in: line).features
  }
  package static func contactAction(of title: String) -> ContactAction? { ContactAction(of: title) }
  package static func listItems(in text: String) -> [String] { ListBreaks.items(in: text) }

  package static func isHeading(_ words: ArraySlice<Line.Word>) -> Bool {
    TaskLead.isOnly(words) || FillerStripper.isFiller(words) || headings.matchesAll(words) || isTopicHeading(words)
  }

  /// "van stuff", "half term jobs", "packing for gran's"
  private static func isTopicHeading(_ words: ArraySlice<Line.Word>) -> Bool {
    let end = words.lastIndex { !exclamations.contains($0.spelling) }.map { $0 + 1 } ?? words.startIndex
    let words = words[..<end]
    guard let first = words.first, let last = words.last, (2...4).contains(words.count) else { return false }
    return !ActionVerbs.isVerb(first) && collectionNouns.contains(last.spelling)
      || collectionNouns.contains(first.spelling) && ["for", "before"].contains(words[words.startIndex + 1].key)
  }

  private static let collectionNouns = WordSet(
    "stuff list things jobs errands chores todo todos packing batch recap dump lunches bits")

  /// What people write above a list, and is no item itself.
  private static let headings = Pattern(
    template: """
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
  /// Whether any word of the title names something: "no wait, that's friday not thursday" has none once its dates are
  /// cut.
  static func namesAnything(_ title: String) -> Bool {
    !Line(title).words.allSatisfy { emptyWords.contains($0.spelling) }
  }

  private static let emptyWords = WordSet(
    """
    and but or nor not no nope oh ok okay wait actually sorry oops it its that thats this these those is isnt was are be \
    i im id mean meant said the a an at by for from in of on till to until with instead rather than so then too \
    anything something everything nothing
    """)
}
