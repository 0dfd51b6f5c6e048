internal import Language

/// Words at the ends of a title that may not belong to it: a sentence after it, fillers, an aside in brackets.
struct TitleEdges {
  private let title: [Int]
  private let line: Utterance

  /// A place where the title may end early.
  private struct Cut {
    /// The number of the title's tokens before it.
    let count: Int
    /// Ranker features for what follows it.
    let names: [String]
  }

  init(_ title: [Int], in line: Utterance) { (self.title, self.line) = (title, line) }

  /// Shorter titles, as token indices.
  var shorterTitles: [[Int]] {
    let candidates = sentences + [brackets].compactMap(\.self)
    let stripped = withoutFillers(title.indices)
    return candidates.map { withoutFillers(0..<$0.count).title } + (stripped.names.isEmpty ? [] : [stripped.title])
  }

  /// Ranker features for what the title holds and may not need.
  var features: [String] {
    (sentences.first?.names ?? []) + (brackets?.names ?? []) + withoutFillers(title.indices).names
  }

  private func spelling(_ place: Int) -> Spelling { line.tokens[title[place]].spelling }
  private func key(_ place: Int) -> String { line.tokens[title[place]].key }
  private func isMark(_ place: Int) -> Bool { line.tokens[title[place]].isMark }

  /// The title's tokens in the range without fillers at both ends, and ranker features for the fillers.
  private func withoutFillers(_ places: Range<Int>) -> (title: [Int], names: [String]) {
    var (start, end) = (places.lowerBound, places.upperBound)
    while end - start > 1, isPause(end - 1) || isClosingFiller(end - 1) { end -= 1 }
    while end - start > 1, isPause(start) || isOpeningFiller(start) { start += 1 }
    var features: [String] = []
    if places.prefix(start).contains(where: isOpeningFiller) { features.append("a filler at its start") }
    if places.suffix(places.upperBound - end).contains(where: isClosingFiller) {
      features.append("a filler at its end")
    }
    return (Array(title[start..<end]), features)
  }

  /// Brackets and quotation marks are no pauses: their counterparts stand elsewhere in the title.
  private func isPause(_ place: Int) -> Bool {
    isMark(place)
      && (![.bracket, .mark].contains(line.kind(of: title[place])) || TitleEdges.arrows.contains(key(place)))
  }

  private static let arrows: Set = ["→", "➡", "⇒"]

  private func isOpeningFiller(_ place: Int) -> Bool {
    English.openingFillers.contains(spelling(place)) || English.exclamations.contains(spelling(place))
  }

  private func isClosingFiller(_ place: Int) -> Bool {
    if place > 0, key(place) == "mind" {
      return ![.pronoun, .preposition, .verb].contains(line.kind(of: title[place - 1]))
    }
    // The kisses of "text gemma back x", and no "solve for x".
    if place > 1, English.kisses.contains(spelling(place)) {
      return ![.preposition, .joiner, .verb].contains(line.kind(of: title[place - 1]))
    }
    return English.closingFillers.contains(spelling(place)) || English.exclamations.contains(spelling(place))
  }

  /// An aside in brackets at the title's end.
  private var brackets: Cut? {
    guard let last = title.indices.last, key(last) == ")",
      let start = title.indices.last(where: { key($0) == "(" }), start > 0
    else { return nil }
    return Cut(count: start, names: ["brackets"] + (last - start > 4 ? ["brackets: long"] : []))
  }

  /// Separate sentences in the title, from the left; two at most.
  private var sentences: [Cut] {
    var sentences: [Cut] = []
    var isAfterSpeech = false
    for place in title.indices.dropFirst(2) where sentences.count < 2 {
      guard let kind = sentenceKind(at: place) else { continue }
      let end = endOfThing(before: place)
      let joinerRange = end..<place
      // "tell bethan i love her": the first sentence is what to tell her.
      if !isAfterSpeech, kind != "reason", joinerRange.isEmpty, hasTellingVerb(before: place) {
        isAfterSpeech = true
        continue
      }
      if joinerRange.isEmpty, isRelativeClause(kind, at: place) { continue }
      // "the mints she has", "the hamster its drops"
      let isShort = ["subject", "its"].contains(kind) && joinerRange.isEmpty && title.count - place < 3
      guard !isShort, (0..<end).contains(where: { !isMark($0) }) else { continue }
      let features = [
        kind, joinerRange.contains(where: isMark) ? "behind a mark" : nil,
        joinerRange.allSatisfy(isMark) ? nil : "joined",
      ]
      sentences.append(Cut(count: end, names: ["a sentence"] + features.compactMap { $0.map { "a sentence: \($0)" } }))
    }
    return sentences
  }

  /// Whether the sentence says which thing is meant and belongs to its name: "the money i owe tom", "the box it comes
  /// in".
  private func isRelativeClause(_ kind: String, at place: Int) -> Bool {
    guard ["subject", "contracted"].contains(kind) || line.kind(of: title[title.count - 1]) == .preposition else {
      return false
    }
    let nouns = (0..<place).reversed().prefix { [.word, .name, .figures, .verb].contains(line.kind(of: title[$0])) }
      .prefix { !English.determiners.contains(spelling($0)) }
    guard let first = nouns.last, first > 0 else { return false }
    return English.determiners.contains(spelling(first - 1))
  }

  /// Whether a verb of telling stands up to 4 tokens before: "text mum im late", but not "text mum back shes upset".
  private func hasTellingVerb(before place: Int) -> Bool {
    key(place - 1) != "back" && (max(0, place - 4)..<place).contains { English.tellingVerbs.contains(spelling($0)) }
  }

  /// The kind of the sentence that begins at the token; `nil` where none does.
  private func sentenceKind(at place: Int) -> String? {
    let before = place - 1
    guard !English.sentenceLeads.contains(spelling(before)) || standsForName(before), !endsAsSoonAs(before) else {
      return nil
    }
    if key(place) == "hers" { return "birthday" }
    guard place + 1 < title.count else { return nil }
    if let kind = English.sentenceOpenings.first(where: { $0.words.contains(spelling(place)) })?.kind { return kind }
    let isObject = [.verb, .pastVerb, .preposition].contains(line.kind(of: title[before]))
    if English.objectPronouns.contains(spelling(place)) {
      return !isObject && English.finiteVerbs.contains(spelling(place + 1)) ? "object" : nil
    }
    if key(place) == "cause" { return isObject || ["the", "a", "root"].contains(key(before)) ? nil : "reason" }
    guard !isObject else { return nil }
    if key(place) == "its" { return "its" }
    return ["her", "his", "their"].contains(key(place)) && English.birthdayWords.contains(spelling(place + 1))
      ? "birthday" : nil
  }

  /// Whether the token is a "one" after the name of what it refers to: "the shed one theres no rush", not "the one she
  /// likes".
  private func standsForName(_ place: Int) -> Bool {
    English.placeholderNouns.contains(spelling(place)) && place > 0 && line.kind(of: title[place - 1]) == .word
      && !English.determiners.contains(spelling(place - 1)) && !English.distinguishers.contains(spelling(place - 1))
  }

  /// Whether the token ends "as soon as", which introduces a time: "as soon as he calls".
  private func endsAsSoonAs(_ place: Int) -> Bool { place > 1 && key(place) == "as" && key(place - 2) == "as" }

  /// The index after the last token before the sentence that is neither punctuation nor a joining word.
  private func endOfThing(before place: Int) -> Int {
    var end = place
    while end > 0, isMark(end - 1) || English.sentenceJoiners.contains(spelling(end - 1)) { end -= 1 }
    return end
  }
}
