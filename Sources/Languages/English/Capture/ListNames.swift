internal import Language

/// The lists that a line puts its task on: "on my shopping list", "#work", "tag it church".
struct ListNames {
  /// The word ranges that name a list and do not belong to the task, in order and without overlap.
  private(set) var ranges: [Range<Int>] = []
  /// The names as typed, without "#" and "list".
  private(set) var names: [String] = []
  /// Whether a list was named as such, so that the line may add several items: "milk and eggs on my shopping list".
  private(set) var isList = false
  /// Where the words end that say something: "thank you dear" does not.
  private(set) var end = 0

  /// - Parameter body: the words to look at; at least one of them remains.
  init(in line: Line, _ words: Range<Int>) {
    var body = ListNames.withoutCourtesies(words, of: line)
    end = body.upperBound
    for place in body where line.isHashtag(place) && body.count > ranges.count + 1 {
      append(place..<place + 1, line, place)
    }
    if let end = takeTag(line, body) ?? takeTrailingList(line, body) { body = body.lowerBound..<end }
    if let start = takeLeadingList(line, body) { body = start..<body.upperBound }
    if isList, body.count > 1, ListNames.addVerbs.contains(line.words[body.lowerBound].spelling) {
      ranges.append(body.lowerBound..<body.lowerBound + 1)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Without "please" and thanks around it, and without the "as well" behind it, which say nothing of the list.
  private static func withoutCourtesies(_ words: Range<Int>, of line: Line) -> Range<Int> {
    let polite = words.lowerBound..<FillerStripper.end(of: line, in: words)
    return words.lowerBound..<line.end(of: polite, without: endings)
  }

  private static let endings = [["as", "well"], ["too"], ["also"], ["again"]]

  private mutating func append(_ words: Range<Int>, _ line: Line, _ first: Int, to last: Int? = nil) {
    ranges.append(words)
    names.append(String(line[line.words[first].core.lowerBound..<line.words[last ?? first].core.upperBound]))
  }

  /// Reads "… and tag it church", "…, tagged bike"; returns where the task ends. "a gift tag for mum" names no list.
  private mutating func takeTag(_ line: Line, _ body: Range<Int>) -> Int? {
    guard let place = body.dropFirst().last(where: { ["tag", "tagged"].contains(line.words[$0].key) }),
      case let tagBits = ListNames.tagPattern.advance(1, over: line.words[place..<body.upperBound]),
      let length = tagBits.highestSetBit, length > 0, case let name = place + length,
      (1...2).contains(body.upperBound - name)
    else { return nil }
    let end = line.words[place - 1].key == "and" && place - 1 > body.lowerBound ? place - 1 : place
    append(end..<body.upperBound, line, name, to: body.upperBound - 1)
    return end
  }

  /// Reads "… on my shopping list", "… to the shopping"; returns where the task ends. A list that is not for shopping
  /// needs a verb of adding, or "on" before it: "search for the lost list" adds nothing. "check what's on the shopping
  /// list" acts on the list itself.
  private mutating func takeTrailingList(_ line: Line, _ body: Range<Int>) -> Int? {
    let isAdded = ListNames.addVerbs.contains(line.words[body.lowerBound].spelling)
    let last = body.upperBound - 1
    let endsWithList = line.words[last].key == "list"
    guard endsWithList || isAdded && ListNames.shoppingWords.contains(line.words[last].spelling) else { return nil }
    guard !ListNames.listHandlingWords.contains(line.words[body.lowerBound].spelling) else { return nil }
    let end = endsWithList ? last : body.upperBound
    let place = body.dropFirst().last { ListNames.listPrepositions.contains(line.words[$0].spelling) && $0 < end }
    guard let place, let name = nameStart(line, place + 1..<end),
      isAdded || ["on", "onto"].contains(line.words[place].key)
        || ListNames.shoppingWords.contains(line.words[end - 1].spelling),
      !ListNames.people.contains(line.words[place - 1].spelling)
    else { return nil }
    // "… need to go on the shopping list"
    var first = place
    while first - 1 > body.lowerBound, ListNames.goingWords.contains(line.words[first - 1].spelling) { first -= 1 }
    append(first..<body.upperBound, line, name, to: end - 1)
    isList = true
    return first
  }

  private static let goingWords = WordSet("need needs should must to go be all both")

  /// Reads "add to the bunnings list: …", "shopping list: …"; returns where the task begins.
  private mutating func takeLeadingList(_ line: Line, _ body: Range<Int>) -> Int? {
    guard let last = body.prefix(ListNames.openingWindow).first(where: { line.words[$0].key == "list" }),
      last + 1 < body.upperBound,
      line.words[last].pause == .colon || line.words[last].pause == .comma
        // "shopping list rice, onions, yoghurt", "shopping list rice and onions"
        || line.words[last].pause == .none && ListNames.shoppingWords.contains(line.words[max(0, last - 1)].spelling)
          && ListNames.areItems(line.words[last + 1..<body.upperBound])
    else { return nil }
    var start = body.lowerBound
    if ListNames.addVerbs.contains(line.words[start].spelling) { start += 1 }
    if start < last, ListNames.listPrepositions.contains(line.words[start].spelling) { start += 1 }
    guard let name = nameStart(line, start..<last) else { return nil }
    append(body.lowerBound..<last + 1, line, name, to: last - 1)
    isList = true
    return last + 1
  }

  /// Whether the words behind "shopping list" are things that are parted, and say nothing of the list itself.
  private static func areItems(_ words: ArraySlice<Line.Word>) -> Bool {
    guard let first = words.first, !predicates.contains(first.spelling) else { return false }
    if words.dropLast().contains(where: { $0.pause == .comma }) { return true }
    return words.contains { English.itemConjunctions.contains($0.spelling) }
      && !words.contains { predicates.contains($0.spelling) } && !timePrepositions.contains(first.spelling)
  }

  private static let timePrepositions = WordSet("for on at in by before until")

  /// Where the name of a list of one's own begins: "my shopping". "my to do" is the list of all tasks and has no name.
  private func nameStart(_ line: Line, _ words: Range<Int>) -> Int? {
    var first = words.lowerBound
    while first < words.upperBound, ListNames.determiners.contains(line.words[first].spelling) { first += 1 }
    guard (1...2).contains(words.upperBound - first),
      !(first..<words.upperBound).contains(where: { ListNames.reservedNames.contains(line.words[$0].spelling) })
    else { return nil }
    return first
  }

  /// Whether the text puts something on a list: it begins by saying so, names a list before a colon, or is a name with
  /// "on the shopping list" behind it.
  static func isAddition(_ text: String) -> Bool {
    let line = Line(text)
    let words = line.words.prefix(openingWindow)
    if words.contains(where: { $0.key == "list" && $0.pause == .colon }) { return true }
    let body = withoutCourtesies(line.words.indices, of: line)
    guard let first = words.first, let last = line.words[body].last else { return false }
    if words.contains(where: { $0.key == "list" }), case let lists = ListNames(in: line, body), lists.isList,
      lists.ranges.first?.lowerBound == body.lowerBound
    {
      return true
    }
    guard addVerbs.contains(first.spelling) else {
      let lists = ListNames(in: line, body)
      let name = lists.ranges.first?.lowerBound ?? 0
      // "milk and bread", "milk, bread", "done everything", "clear it all"
      let isNamed =
        first.pause == .comma
        || words.dropFirst().first.map {
          joiners.contains($0.spelling) || listPrepositions.contains($0.spelling)
        } == true
      let isDeed =
        ActionVerbs.isPastForm(first.key) || English.participles.contains(first.spelling)
        || ActionVerbs.isVerb(first) && !isNamed
      return last.key == "list" && lists.isList && !isDeed
        && !line.words[..<name].contains { predicates.contains($0.spelling) }
    }
    return last.key == "list" || shoppingWords.contains(last.spelling) || words.contains { $0.key == "list" }
  }

  /// Whether the text puts something on a list and begins with a verb for that.
  static func beginsByAdding(_ text: String) -> Bool {
    Line(text, words: 1).words.first.map { addVerbs.contains($0.spelling) } == true && isAddition(text)
  }

  /// With one of these a sentence tells of a list, or asks: "is milk on my shopping list".
  private static let predicates = WordSet(
    "is are was were be isnt arent do does did have has got had i im ive we can could should will what whats which")

  private static let tagPattern = Pattern(template: "(tag (it|this|that) [as|with] | tagged [as|with])")
  private static let addVerbs = WordSet("add put stick pop chuck throw whack bung write")
  /// "put me on the list" adds a person, and no task.
  private static let people = WordSet("me us him her them myself name names")
  private static let listHandlingWords = WordSet(
    """
    check write make see look read update print do go going bring take find share send show whats what is anything \
    tick
    """)
  private static let listPrepositions = WordSet("on onto to in into for")
  private static let determiners = WordSet("the my our me a that this")
  private static let shoppingWords = WordSet("shopping groceries grocery")
  /// Names of lists that hold no tasks, and of the list of all tasks.
  private static let reservedNames = WordSet(
    """
    do todo todos task tasks reminder reminders done to guest invite waiting wait mailing price play cast reading
    """)
  private static let openingWindow = 7

  /// The items that one list gets, in order.
  static func items(in text: String) -> [String] {
    let line = Line(text)
    var ranges: [Range<Int>] = []
    var start = 0
    for place in line.words.indices {
      let isJoiner = joiners.contains(line.words[place].spelling)
      if isJoiner, place > start { ranges.append(start..<place) }
      if isJoiner { start = place + 1 }
      guard place >= start else { continue }
      if line.words[place].pause != .none || line.isSlashed(after: place) {
        ranges.append(start..<place + 1)
        start = place + 1
      }
    }
    if start < line.words.count { ranges.append(start..<line.words.count) }
    return ranges.map { line.originalText(of: $0, as: .text) }
  }

  private static let joiners = WordSet("and n plus")
}

extension Line {
  /// "milk / eggs", "milk/eggs"
  fileprivate func isSlashed(after place: Int) -> Bool {
    guard place + 1 < words.count else { return false }
    return self[words[place].core.upperBound..<words[place + 1].core.lowerBound].utf8.contains(UInt8(ascii: "/"))
  }
}
