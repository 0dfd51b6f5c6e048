internal import Language

/// Words at the edges of a title that may be no part of the thing: a sentence behind it, fillers, an aside in brackets.
struct TitleEdges {
  private let title: [Int]
  private let line: Utterance

  /// Where a title may end before what follows in it.
  private struct End {
    /// The number of the title's tokens before it.
    let count: Int
    /// What follows, for a ranker.
    let names: [String]
  }

  init(_ title: [Int], in line: Utterance) { (self.title, self.line) = (title, line) }

  /// Shorter titles.
  var cuts: [[Int]] {
    let ends = sentences + [brackets].compactMap(\.self)
    let bare = withoutFillers(title.indices)
    return ends.map { withoutFillers(0..<$0.count).title } + (bare.names.isEmpty ? [] : [bare.title])
  }

  /// What it holds that may be no part of it, for a ranker.
  var held: [String] {
    (sentences.first?.names ?? []) + (brackets?.names ?? []) + withoutFillers(title.indices).names
  }

  private func spelling(_ place: Int) -> Spelling { line.tokens[title[place]].spelling }
  private func key(_ place: Int) -> String { line.tokens[title[place]].key }
  private func isMark(_ place: Int) -> Bool { line.tokens[title[place]].isMark }

  /// Those of the places without the fillers at both ends, and where there were some.
  private func withoutFillers(_ places: Range<Int>) -> (title: [Int], names: [String]) {
    var (start, end) = (places.lowerBound, places.upperBound)
    while end - start > 1, isPause(end - 1) || closesIdly(end - 1) { end -= 1 }
    while end - start > 1, isPause(start) || opensIdly(start) { start += 1 }
    var names: [String] = []
    if places.prefix(start).contains(where: opensIdly) { names.append("a filler at its start") }
    if places.suffix(places.upperBound - end).contains(where: closesIdly) { names.append("a filler at its end") }
    return (Array(title[start..<end]), names)
  }

  /// Neither a bracket nor a quotation mark, which have another one in the title.
  private func isPause(_ place: Int) -> Bool {
    isMark(place) && ![.bracket, .mark].contains(line.kind(of: title[place]))
  }

  private func opensIdly(_ place: Int) -> Bool {
    English.openingFillers.contains(spelling(place)) || English.sighs.contains(spelling(place))
  }

  private func closesIdly(_ place: Int) -> Bool {
    if place > 0, key(place) == "mind" {
      return ![.pronoun, .preposition, .verb].contains(line.kind(of: title[place - 1]))
    }
    return English.closingFillers.contains(spelling(place)) || English.sighs.contains(spelling(place))
  }

  /// What stands in brackets at its end.
  private var brackets: End? {
    guard let last = title.indices.last, key(last) == ")",
      let start = title.indices.last(where: { key($0) == "(" }), start > 0
    else { return nil }
    return End(count: start, names: ["brackets"] + (last - start > 4 ? ["brackets: long"] : []))
  }

  /// Sentences of their own in it, from the left; two at most.
  private var sentences: [End] {
    var sentences: [End] = []
    var isTold = false
    for place in title.indices.dropFirst(2) where sentences.count < 2 {
      guard let kind = opening(place) else { continue }
      let end = endOfThing(before: place)
      let joined = end..<place
      // "tell bethan i love her": the first sentence is what to say.
      if !isTold, kind != "reason", joined.isEmpty, tells(before: place) {
        isTold = true
        continue
      }
      if joined.isEmpty, tellsWhich(kind, at: place) { continue }
      // "the mints she has", "the hamster its drops"
      let isShort = ["subject", "its"].contains(kind) && joined.isEmpty && title.count - place < 3
      guard !isShort, (0..<end).contains(where: { !isMark($0) }) else { continue }
      let names = [
        kind, joined.contains(where: isMark) ? "behind a mark" : nil, joined.allSatisfy(isMark) ? nil : "joined",
      ]
      sentences.append(End(count: end, names: ["a sentence"] + names.compactMap { $0.map { "a sentence: \($0)" } }))
    }
    return sentences
  }

  /// Whether the sentence tells which thing is meant, and belongs to its name: "the money i owe tom", "the box it comes in".
  private func tellsWhich(_ kind: String, at place: Int) -> Bool {
    guard ["subject", "contracted"].contains(kind) || line.kind(of: title[title.count - 1]) == .preposition else {
      return false
    }
    let nouns = (0..<place).reversed().prefix { [.word, .name, .figures, .verb].contains(line.kind(of: title[$0])) }
      .prefix { !English.determiners.contains(spelling($0)) }
    guard let first = nouns.last, first > 0 else { return false }
    return English.determiners.contains(spelling(first - 1))
  }

  /// Whether a verb of telling stands little before it: "text mum im late", but not "text mum back shes upset".
  private func tells(before place: Int) -> Bool {
    key(place - 1) != "back" && (max(0, place - 4)..<place).contains { English.telling.contains(spelling($0)) }
  }

  /// The kind of the sentence that begins there.
  private func opening(_ place: Int) -> String? {
    let before = place - 1
    guard !English.sentenceLeads.contains(spelling(before)) || standsForName(before), !isSoonAs(before) else {
      return nil
    }
    if key(place) == "hers" { return "birthday" }
    guard place + 1 < title.count else { return nil }
    if let kind = English.sentenceOpenings.first(where: { $0.words.contains(spelling(place)) })?.kind { return kind }
    let isObject = [.verb, .pastVerb, .preposition].contains(line.kind(of: title[before]))
    if English.objects.contains(spelling(place)) {
      return !isObject && English.finiteVerbs.contains(spelling(place + 1)) ? "object" : nil
    }
    if key(place) == "cause" { return isObject || ["the", "a", "root"].contains(key(before)) ? nil : "reason" }
    guard !isObject else { return nil }
    if key(place) == "its" { return "its" }
    return ["her", "his", "their"].contains(key(place)) && English.birthdays.contains(spelling(place + 1))
      ? "birthday" : nil
  }

  /// Whether a "one" stands behind the name it stands for: "the shed one theres no rush", not "the one she likes".
  private func standsForName(_ place: Int) -> Bool {
    English.counters.contains(spelling(place)) && place > 0 && line.kind(of: title[place - 1]) == .word
      && !English.determiners.contains(spelling(place - 1)) && !English.ranks.contains(spelling(place - 1))
  }

  /// "as soon as he calls" says when.
  private func isSoonAs(_ place: Int) -> Bool { place > 1 && key(place) == "as" && key(place - 2) == "as" }

  /// The place behind the last word that does not only lead over to the sentence.
  private func endOfThing(before place: Int) -> Int {
    var end = place
    while end > 0, isMark(end - 1) || English.sentenceJoiners.contains(spelling(end - 1)) { end -= 1 }
    return end
  }
}
