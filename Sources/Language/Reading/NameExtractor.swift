/// Extracts the name of an existing record from the words around it.
package enum NameExtractor {
  /// "bond form" from "ughhh bond form", "council" from "council so thats off", "van" from "the one about the van" or
  /// "everything about the van"; all words if nothing else would be left.
  package static func name(from words: String, in language: Language) -> String {
    let name = withoutRemarks(words, in: language)
    let line = Line(name, in: language)
    let lead = language.rules.vagueLead.advance(1, over: line.words[...]).highestSetBit ?? 0
    return lead > 0 && lead < line.words.count ? line.originalText(of: lead..<line.words.count, as: .text) : name
  }

  /// Removes sighs, reasons and sentences around the name.
  private static func withoutRemarks(_ words: String, in language: Language) -> String {
    let line = Line(words, in: language)
    let rules = language.rules
    var end = line.words.count
    for index in line.words.indices.dropFirst() {
      let before = line.words[index - 1].pause
      let opens =
        index + 1 < line.words.count && rules.reasonConjunctions.contains(line.words[index].spelling)
        && rules.sentenceStarters.contains(line.words[index + 1].spelling)
      let turns = (before == .comma || before == .stop) && rules.sentenceStarters.contains(line.words[index].spelling)
      // "mum while the kettle was on"
      let tellsWhen = index + 1 < line.words.count && rules.meanwhileWords.contains(line.words[index].spelling)
      if opens || turns || tellsWhen {
        end = index
        break
      }
    }
    end = min(end, endBeforeSentence(line))
    var start = 0
    while end > start + 1, rules.exclamations.contains(line.words[end - 1].spelling) { end -= 1 }
    while start + 1 < end, rules.exclamations.contains(line.words[start].spelling) { start += 1 }
    while end > start + 1, rules.continuationWords.contains(line.words[end - 1].spelling) { end -= 1 }
    end = line.end(of: start..<end, without: rules.nameEndings)
    start = startAfterLeadIn(line, start..<end)
    end = endBeforeCounter(line, start..<end)
    guard start > 0 || end < line.words.count else { return words }
    return line.originalText(of: start..<end, as: .text)
  }

  /// The names that a comma or "and" stands between, up to the end of the sentence: "the milk", "wipes".
  package static func names(listedIn words: String, in language: Language) -> [String] {
    let line = Line(words, in: language)
    let rules = language.rules
    var names: [Range<Int>] = []
    var start = 0
    for index in line.words.indices {
      let isJoiner =
        rules.itemConjunctions.contains(line.words[index].spelling) || line.words[index].key == rules.ampersandWord
      let ends = line.words[index].pause != .none || index + 1 == line.words.count
      if isJoiner || ends {
        let name = start..<(isJoiner ? index : index + 1)
        if !name.isEmpty { names.append(name) }
        start = index + 1
      }
      if line.words[index].pause == .stop { break }
    }
    return names.map { line.originalText(of: $0, as: .text) }
  }

  /// The search terms of a question: "locker combo" from "the locker combo again".
  package static func query(from words: String, in language: Language) -> String {
    let line = Line(withoutRemarks(words, in: language), in: language)
    let rules = language.rules
    var range = line.words.indices
    while range.count > 1, rules.determiners.contains(line.words[range.lowerBound].spelling) { range.removeFirst() }
    while range.count > 1, rules.queryEnds.contains(line.words[range.upperBound - 1].spelling) { range.removeLast() }
    return range.count == line.words.count ? line.text : line.originalText(of: range, as: .text)
  }

  /// Whether all words are question words, so that nothing is named.
  package static func isQuestion(_ words: String, in language: Language) -> Bool {
    let words = Line(words, in: language).words
    return !words.isEmpty && words.allSatisfy { language.rules.questionWords.contains($0.spelling) }
  }

  /// Where the name ends before a "one" that stands for the thing itself: "the milk one".
  private static func endBeforeCounter(_ line: Line, _ range: Range<Int>) -> Int {
    let rules = line.language.rules
    guard range.count > 1, rules.placeholderNouns.contains(line.words[range.upperBound - 1].spelling) else {
      return range.upperBound
    }
    let hasName = range.dropLast().contains {
      let word = line.words[$0].spelling
      return !rules.pointers.contains(word) && !rules.determiners.contains(word) && !rules.distinguishers.contains(word)
    }
    return hasName ? range.upperBound - 1 : range.upperBound
  }

  /// Where the name ends before a sentence of its own: "attic it'll never happen".
  private static func endBeforeSentence(_ line: Line) -> Int {
    let utterance = Utterance(line.text, in: line.language)
    let cut = line.language.rules.shorterTitles(of: Array(utterance.tokens.indices), in: utterance).min {
      $0.count < $1.count
    }
    guard let last = cut?.last, let word = line.word(from: utterance.tokens[last].range.lowerBound) else {
      return line.words.count
    }
    // "the compressor wayne cant make it": what is said cannot begin with its verb.
    let isNegated = word + 1 < line.words.count && line.language.rules.negatives.contains(line.words[word + 1].spelling)
    return isNegated && word > 0 ? word : word + 1
  }

  /// Where the name starts after "the one about".
  private static func startAfterLeadIn(_ line: Line, _ range: Range<Int>) -> Int {
    let rules = line.language.rules
    let counter = range.prefix(2).first { rules.placeholderNouns.contains(line.words[$0].spelling) }
    guard let counter, counter + 2 < range.upperBound, rules.nameLeads.contains(line.words[counter + 1].spelling) else {
      return range.lowerBound
    }
    return counter + 2
  }
}
