/// The words that name something that is there, apart from what is said around them.
package enum Naming {
  /// "bond form" of "ughhh bond form", "council" of "council so thats off", "van" of "the one about the
  /// van" or "everything about the van"; all of the words where nothing else is left.
  package static func bare(_ words: String, in language: Language) -> String {
    let name = said(words, in: language)
    let line = Line(name, in: language)
    let lead = language.rules.vagueLead.advance(1, over: line.words[...]).lastPlace ?? 0
    return lead > 0 && lead < line.words.count ? line.said(lead..<line.words.count, as: .text) : name
  }

  /// Without the sighs, reasons and sentences around it.
  private static func said(_ words: String, in language: Language) -> String {
    let line = Line(words, in: language)
    let rules = language.rules
    var end = line.words.count
    for place in line.words.indices.dropFirst() {
      let before = line.words[place - 1].pause
      let opens =
        place + 1 < line.words.count && rules.reasons.contains(line.words[place].spelling)
        && rules.turning.contains(line.words[place + 1].spelling)
      let turns = (before == .comma || before == .stop) && rules.turning.contains(line.words[place].spelling)
      if opens || turns {
        end = place
        break
      }
    }
    end = min(end, beforeSentence(line))
    var start = 0
    while end > start + 1, rules.sighs.contains(line.words[end - 1].spelling) { end -= 1 }
    while start + 1 < end, rules.sighs.contains(line.words[start].spelling) { start += 1 }
    start = behindLead(line, start..<end)
    end = beforeCounter(line, start..<end)
    guard start > 0 || end < line.words.count else { return words }
    return line.said(start..<end, as: .text)
  }

  /// What is looked for, without what only asks for it: "locker combo" of "the locker combo again".
  package static func query(_ words: String, in language: Language) -> String {
    let line = Line(said(words, in: language), in: language)
    let rules = language.rules
    var places = line.words.indices
    while places.count > 1, rules.determiners.contains(line.words[places.lowerBound].spelling) { places.removeFirst() }
    while places.count > 1, rules.queryEnds.contains(line.words[places.upperBound - 1].spelling) { places.removeLast() }
    return places.count == line.words.count ? line.text : line.said(places, as: .text)
  }

  /// Whether the words ask for a thing, where they should name one.
  package static func asks(_ words: String, in language: Language) -> Bool {
    let words = Line(words, in: language).words
    return !words.isEmpty && words.allSatisfy { language.rules.questions.contains($0.spelling) }
  }

  /// Where the name ends before a "one" that stands for the thing: "the milk one".
  private static func beforeCounter(_ line: Line, _ places: Range<Int>) -> Int {
    let rules = line.language.rules
    guard places.count > 1, rules.counters.contains(line.words[places.upperBound - 1].spelling) else {
      return places.upperBound
    }
    let isNamed = places.dropLast().contains {
      let word = line.words[$0].spelling
      return !rules.pointers.contains(word) && !rules.determiners.contains(word) && !rules.ranks.contains(word)
    }
    return isNamed ? places.upperBound - 1 : places.upperBound
  }

  /// Where the name ends before a sentence of its own: "attic it'll never happen".
  private static func beforeSentence(_ line: Line) -> Int {
    let said = Utterance(line.text, in: line.language)
    let cut = line.language.rules.cuts(of: Array(said.tokens.indices), in: said).min { $0.count < $1.count }
    guard let last = cut?.last, let word = line.word(from: said.tokens[last].range.lowerBound) else {
      return line.words.count
    }
    return word + 1
  }

  /// Where the name begins behind "the one about".
  private static func behindLead(_ line: Line, _ places: Range<Int>) -> Int {
    let rules = line.language.rules
    let one = places.prefix(2).first { rules.counters.contains(line.words[$0].spelling) }
    guard let one, one + 2 < places.upperBound, rules.nameLeads.contains(line.words[one + 1].spelling) else {
      return places.lowerBound
    }
    return one + 2
  }
}
