internal import Language

/// The lists that a line says a thing is to stand on: "on my shopping list", "#work", "tag it church".
struct ListNames {
  /// Words that are no part of the thing itself, from the left and apart.
  private(set) var taken: [Range<Int>] = []
  /// As they are typed, without "#" and "list".
  private(set) var names: [String] = []
  /// Whether a list was named as one, which may then get several things at once: "milk and eggs on my shopping list".
  private(set) var isList = false

  /// - Parameter body: the words that may say it; one at least stays.
  init(in line: Line, _ body: Range<Int>) {
    var body = body
    for place in body where line.isHashtag(place) && body.count > taken.count + 1 {
      take(place..<place + 1, line, place)
    }
    if let end = tagged(line, body) ?? listed(line, body) { body = body.lowerBound..<end }
    if let start = opened(line, body) { body = start..<body.upperBound }
    if isList, body.count > 1, ListNames.adding.contains(line.words[body.lowerBound].spelling) {
      taken.append(body.lowerBound..<body.lowerBound + 1)
    }
    taken.sort { $0.lowerBound < $1.lowerBound }
  }

  private mutating func take(_ words: Range<Int>, _ line: Line, _ first: Int, to last: Int? = nil) {
    taken.append(words)
    names.append(String(line[line.words[first].core.lowerBound..<line.words[last ?? first].core.upperBound]))
  }

  /// "… and tag it church", "…, tagged bike": where the thing ends. A gift tag for mum is none.
  private mutating func tagged(_ line: Line, _ body: Range<Int>) -> Int? {
    guard let place = body.dropFirst().last(where: { ["tag", "tagged"].contains(line.words[$0].key) }),
      case let opening = ListNames.tagging.advance(1, over: line.words[place..<body.upperBound]),
      let taken = opening.lastPlace, taken > 0, case let name = place + taken, (1...2).contains(body.upperBound - name)
    else { return nil }
    let end = line.words[place - 1].key == "and" && place - 1 > body.lowerBound ? place - 1 : place
    take(end..<body.upperBound, line, name, to: body.upperBound - 1)
    return end
  }

  /// "… on my shopping list", "… to the shopping": where the thing ends. Of other lists than one for shopping it has to be
  /// said that something is added, or stands on them: "search for the lost list" adds nothing. "Check what's on the
  /// shopping list" is done to the list itself.
  private mutating func listed(_ line: Line, _ body: Range<Int>) -> Int? {
    let isAdded = ListNames.adding.contains(line.words[body.lowerBound].spelling)
    let last = body.upperBound - 1
    let isNamed = line.words[last].key == "list"
    guard isNamed || isAdded && ListNames.known.contains(line.words[last].spelling) else { return nil }
    guard !ListNames.handling.contains(line.words[body.lowerBound].spelling) else { return nil }
    let end = isNamed ? last : body.upperBound
    let place = body.dropFirst().last { ListNames.leading.contains(line.words[$0].spelling) && $0 < end }
    guard let place, let name = name(line, place + 1..<end),
      isAdded || ["on", "onto"].contains(line.words[place].key)
        || ListNames.known.contains(line.words[end - 1].spelling),
      !ListNames.people.contains(line.words[place - 1].spelling)
    else { return nil }
    take(place..<body.upperBound, line, name, to: end - 1)
    isList = true
    return place
  }

  /// "add to the bunnings list: …", "shopping list: …": where the thing begins.
  private mutating func opened(_ line: Line, _ body: Range<Int>) -> Int? {
    guard let last = body.prefix(ListNames.longestOpening).first(where: { line.words[$0].key == "list" }),
      last + 1 < body.upperBound, line.words[last].pause == .colon || line.words[last].pause == .comma
    else { return nil }
    var start = body.lowerBound
    if ListNames.adding.contains(line.words[start].spelling) { start += 1 }
    if start < last, ListNames.leading.contains(line.words[start].spelling) { start += 1 }
    guard let name = name(line, start..<last) else { return nil }
    take(body.lowerBound..<last + 1, line, name, to: last - 1)
    isList = true
    return last + 1
  }

  /// Where the name of a list of one's own begins: "my shopping", but not "my to do", which is all that there is.
  private func name(_ line: Line, _ words: Range<Int>) -> Int? {
    var first = words.lowerBound
    while first < words.upperBound, ListNames.pointing.contains(line.words[first].spelling) { first += 1 }
    guard (1...2).contains(words.upperBound - first),
      !(first..<words.upperBound).contains(where: { ListNames.others.contains(line.words[$0].spelling) })
    else { return nil }
    return first
  }

  /// Whether the words begin as those that put something on a list, or name one before a colon.
  static func add(_ text: String) -> Bool {
    let words = Line(text, words: longestOpening).words
    if words.contains(where: { $0.key == "list" && $0.pause == .colon }) { return true }
    guard let first = words.first, adding.contains(first.spelling), let last = Line(text).words.last else {
      return false
    }
    return last.key == "list" || known.contains(last.spelling) || words.contains { $0.key == "list" }
  }

  private static let tagging = Pattern(saying: "(tag (it|this|that) [as|with] | tagged [as|with])")
  private static let adding = WordSet("add put stick pop chuck throw whack bung write")
  /// Who is put on a list is no thing to do.
  private static let people = WordSet("me us him her them myself name names")
  private static let handling = WordSet(
    """
    check write make see look read update print do go going bring take find share send show whats what is anything \
    tick
    """)
  private static let leading = WordSet("on onto to in into for")
  private static let pointing = WordSet("the my our me a that this")
  private static let known = WordSet("shopping groceries grocery")
  /// Lists that are no list of things to do, and words for all that there is.
  private static let others = WordSet(
    """
    do todo todos task tasks reminder reminders done to guest invite waiting wait mailing price play cast reading
    """)
  private static let longestOpening = 7

  /// Several things that one list gets, in order.
  static func things(in text: String) -> [String] {
    let line = Line(text)
    var things: [Range<Int>] = []
    var start = 0
    for place in line.words.indices {
      let isJoiner = joining.contains(line.words[place].spelling)
      if isJoiner, place > start { things.append(start..<place) }
      if isJoiner { start = place + 1 }
      guard place >= start else { continue }
      if line.words[place].pause != .none || line.isSlashed(after: place) {
        things.append(start..<place + 1)
        start = place + 1
      }
    }
    if start < line.words.count { things.append(start..<line.words.count) }
    return things.map { line.said($0, as: .text) }
  }

  private static let joining = WordSet("and n plus")
}

extension Line {
  /// "milk / eggs", "milk/eggs"
  fileprivate func isSlashed(after place: Int) -> Bool {
    guard place + 1 < words.count else { return false }
    return self[words[place].core.upperBound..<words[place + 1].core.lowerBound].utf8.contains(UInt8(ascii: "/"))
  }
}
