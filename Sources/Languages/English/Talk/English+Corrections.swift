package import Language

// Lines about what was said or logged before: it was wrong, or is to be taken away.
extension English {
  /// How a line corrects what was said before: "actually it was 5", "sorry, 134 over 84", or only by stating it, "the
  /// dose was at 7". Not where it tells of something new: "actually the headache is back".
  package static func correction(in text: String) -> CorrectionTone? {
    let words = Line(text).words
    guard let start = words.indices.first(where: { !hesitations.contains(words[$0].spelling) }),
      !words.contains(where: { renewalWords.contains($0.spelling) })
    else { return nil }
    let first = words[start]
    let next = start + 1 < words.count ? words[start + 1] : nil
    let isRefused =
      refusals.contains(first.spelling)
      && (first.pause != .none
        || next.map {
          correctedPointers.contains($0.spelling) || correctionOpenings.contains($0.spelling)
        } == true)
    if isRefused || correctionOpenings.contains(first.spelling)
      || correctionMarks.contains(where: { $0.isFound(in: words) })
    {
      return .open
    }
    // "pulse was 74 sorry"
    if let last = words.last, correctionOpenings.contains(last.spelling),
      words.dropFirst().contains(where: { pastVerbs.contains($0.spelling) })
    {
      return .open
    }
    let isStated = first.key == "the" && words.dropFirst(2).prefix(4).contains { pastVerbs.contains($0.spelling) }
    return isStated ? .stated : nil
  }

  /// Whether the line says to take a record away: "remove the last dose", "take that out". Not "clear head today".
  package static func takesBack(_ text: String) -> Bool {
    let words = Line(text).words
    let start = words.indices.first { !requestWords.contains(words[$0].spelling) } ?? 0
    return words.indices.contains { place in
      guard place == start || place > 0 && words[place - 1].pause != .none else { return false }
      return removals.contains { $0.advance(1, over: words[place...]).highestSetBit ?? 0 > 0 }
    }
  }

  /// Whether the line says that a dose was not taken.
  package static func deniesTaking(_ text: String) -> Bool { denials.contains { $0.isFound(in: Line(text).words) } }

  package static func restarted(_ text: String) -> String {
    let line = Line(text)
    let words = line.words
    // What stands behind a label is kept as it was typed: "journal: i was fine; then i cried; never mind".
    guard !words.contains(where: { $0.pause == .colon }) else { return text }
    for start in words.indices.dropFirst().reversed() {
      guard let length = restarts.advance(1, over: words[start...]).highestSetBit, length > 0,
        case let rest = words[(start + length)...], !rest.isEmpty
      else { continue }
      if rest.count < minRestartedWords {
        // "weight 70 no scratch that 72": only the number is another.
        func isNumber(_ word: Line.Word) -> Bool { word.key.first?.isNumber == true || numberNames[word.key] != nil }
        guard let last = words[..<start].last, isNumber(last), isNumber(rest[rest.startIndex]) else { continue }
        return String(line[0..<last.core.lowerBound] + line[rest[rest.startIndex].core])
      }
      return String(line[words[start + length].outer.lowerBound..<words[words.count - 1].outer.upperBound])
    }
    return cancels(words) ? "never mind" : replacement(in: line) ?? text
  }

  /// The line with a thing to do that takes the place of the one before it: "water the plants, no wait, ring the plumber",
  /// "call mum, no wait, dad". Not where it only comes first: "book the train, no wait, check the price first".
  private static func replacement(in line: Line) -> String? {
    let words = line.words
    for start in words.indices.dropFirst(minRestartedWords) {
      guard let length = hesitantRestarts.advance(1, over: words[start...]).highestSetBit, length > 0,
        case let rest = words[(start + length)...], !rest.isEmpty,
        case let first = (words[..<(start - 1)].lastIndex { $0.pause != .none }).map({ $0 + 1 }) ?? 0,
        words[start - 1].pause != .none || words[start + length - 1].pause != .none,
        !rest.contains(where: { additionWords.contains($0.spelling) }),
        actionTask(in: text(of: first..<start, in: line)) != nil, case let meant = text(of: rest.indices, in: line)
      else { continue }
      if actionTask(in: meant) != nil, rest.count >= minRestartedWords {
        return String(line[0..<words[first].outer.lowerBound]) + meant
      }
      if start - first == 2, rest.count <= 2, isNounPhrase(meant), read(meant).due == nil {
        return String(line[0..<words[first].outer.upperBound]) + " " + meant
      }
    }
    return nil
  }

  private static func text(of places: Range<Int>, in line: Line) -> String {
    String(line[line.words[places.lowerBound].outer.lowerBound..<line.words[places.upperBound - 1].outer.upperBound])
  }

  private static let hesitantRestarts = Pattern(
    template: "[oh|ah|er|um] (no (wait|sorry|hang on|hold on)|wait no|sorry no|actually no)")
  private static let additionWords = WordSet("first too also either aswell both then")

  /// Whether all that was said before is taken back: "get bird seed oh never mind there is a whole bag", "add the grant
  /// form. no wait dont, orla is doing it".
  private static func cancels(_ words: [Line.Word]) -> Bool {
    words.indices.dropFirst(minRestartedWords).contains { start in
      guard let length = cancellations.advance(1, over: words[start...]).highestSetBit, length > 0 else { return false }
      let isApart = words[start - 1].pause != .none || cancellationLeads.contains(words[start].spelling)
      let end = start + length
      return isApart
        && (end == words.count || words[end - 1].pause != .none || remarkStarts.contains(words[end].spelling))
    }
  }

  private static let cancellations = Pattern(
    template: """
      [oh|no|nah|nope|actually|wait|ah] [no|nah|wait|actually] (never mind|nevermind|nvm|dont bother|dont need (that|it|that one)|forget
      (it|that)|(no|wait|nah) dont)
      """)
  private static let cancellationLeads = WordSet("oh nah nope actually ah")
  private static let remarkStarts = WordSet("i ive im its he she they we theyre theres there shes hes dont")

  private static let restarts = Pattern(
    template: "[no|wait|no wait|actually|oh|oh no|hang on] (scratch|scrap|strike) that [actually|no|make it]")
  private static let minRestartedWords = 2

  /// Whether the line complains about what nudgy said or did: "you wrote 7 moods", "numbers 1 and 4 are wrong". Not
  /// "something is wrong with the boiler".
  package static func complains(_ text: String) -> Bool {
    let words = Line(text).words
    if accusations.contains(where: { $0.isFound(in: words) }) { return true }
    return words.indices.dropFirst().contains { place in
      guard words[place].key == "wrong", wrongVerbs.contains(words[place - 1].spelling) else { return false }
      return place + 1 == words.count || takesBack(String(words[(place + 1)...].map(\.key).joined(separator: " ")))
    }
  }

  /// What nudgy did with what it was told. Not "put": "can you put down …" asks for it.
  private static let accusations = [
    "(you|youve|you have|u) [just|only] (wrote|written|logged|misheard|misread|misunderstood|forgot|deleted|mixed up)",
    "(you|youve|you have|u) [just|only] (added|marked|moved|counted|changed|noted|recorded) (it|that|them|the|my|both)",
  ].map { Pattern(template: $0) }
  private static let hesitations = WordSet("oh ok okay well hmm um uh ah and but hey")
  private static let correctionOpenings = WordSet("actually sorry soz correction oops whoops")
  private static let refusals = WordSet("no nah nope wait")
  private static let correctedPointers = WordSet("it that the i my make its thats")
  private static let pastVerbs = WordSet("was were")
  private static let wrongVerbs = WordSet("was were is are")
  /// Words of a line that tells of something new, which corrects nothing.
  private static let renewalWords = WordSet("now again another back still second more worse better")
  private static let correctionMarks = [
    "i (meant|misread|mistyped|misheard|miscounted)", "should (be|have been|of been)", "i had (that|it) wrong",
    "not (right|correct)", "my mistake", "my bad", "scratch that",
  ].map { Pattern(template: $0) }
  private static let requestWords = WordSet(
    "please pls plz no nah ok oh and just then can could you would kindly now also so")
  private static let removals = [
    "(delete|remove|erase)", "forget (it|that|about it)",
    "(undo|scrap|drop|bin|strike|clear) (the|my|that|this|it|those|them|these|last|both|all)",
    "take (back|it back|it out|it off|that back|that out|that off|that one out|that one off|them out|them off)",
  ].map { Pattern(template: $0) }
  private static let denials = [
    "(not|never|didnt|havent|didnt even) [actually|really|even] (take|took|taken)"
  ].map { Pattern(template: $0) }
}

extension Pattern {
  /// Whether it matches anywhere in the words.
  fileprivate func isFound(in words: [Line.Word]) -> Bool {
    words.indices.contains { advance(1, over: words[$0...]).highestSetBit ?? 0 > 0 }
  }
}
