/// Numbers and names that are set right in the same breath: "a 6, no tell a lie, more like a 7", "from the baker's, no,
/// sorry, from the butcher's". What was said first (the reparandum) and the words that take it back (the editing term) are
/// left out, so that only the repair is read; the terms are those of Shriberg 1994, "Preliminaries to a Theory of Speech
/// Disfluencies".
package enum SelfRepair {
  /// The line as it was meant, without hesitation. Times are left alone, since `MomentParser` reads their repairs.
  package static func applied(to text: String, in language: Language) -> String {
    var text = withoutHesitation(text, language)
    for _ in 0..<maxRepairs {
      let line = Line(text, in: language)
      guard let repaired = RepairReader(line).repaired ?? WordRepairReader(line).repaired else { return text }
      text = repaired
    }
    return text
  }

  /// "about the, um, budget"
  private static func withoutHesitation(_ text: String, _ language: Language) -> String {
    let line = Line(text, in: language)
    let sounds = line.words.count { language.rules.hesitationSounds.contains($0.spelling) }
    guard sounds > 0, sounds < line.words.count else { return text }
    var result = ""
    var start = 0
    for (place, word) in line.words.enumerated() where language.rules.hesitationSounds.contains(word.spelling) {
      let before = line[start..<word.outer.lowerBound]
      // The comma behind it closes what one before it opened.
      let isOpened = place > 0 && line.words[place - 1].pause == .comma
      let isClosed = isOpened && word.pause == .comma && !language.rules.sequenceWords.contains(next(place, line))
      result += isClosed ? before.trimmed { $0 == "," || $0.isWhitespace } + " " : before
      start = place + 1 < line.words.count ? line.words[place + 1].outer.lowerBound : line.text.utf8.count
    }
    return result + line[start..<line.text.utf8.count]
  }

  private static func next(_ place: Int, _ line: Line) -> Spelling {
    place + 1 < line.words.count ? line.words[place + 1].spelling : Spelling("")
  }

  private static let maxRepairs = 3
}

private struct RepairReader {
  private let line: Line
  private let rules: any LanguageRules.Type

  init(_ line: Line) {
    self.line = line
    rules = line.language.rules
  }

  /// The line with its first repair made; `nil` if it has none.
  var repaired: String? {
    for start in line.words.indices {
      guard let end = endOfNumber(at: start), let (term, repair) = repair(behind: end),
        let repairEnd = endOfNumber(at: repair), !isTime(start..<end)
      else { continue }
      return text(number: start..<end, upTo: term, repair: repair..<repairEnd)
    }
    return nil
  }

  /// Where the words begin that take the number back, and the number that is meant. A unit, or what is counted, may stand
  /// before those words: "2 ibuprofen, sorry, 3".
  private func repair(behind end: Int) -> (term: Int, repair: Int)? {
    for term in end...min(end + RepairReader.maxNouns, line.words.count) {
      if term > end, term >= line.words.count || endOfNumber(at: term - 1) != nil { return nil }
      guard let repair = endOfEditingTerm(at: term) else { continue }
      guard repair < line.words.count, let number = endOfNumber(at: repair) else { return nil }
      let isWhole = number == line.words.count || line.words[number - 1].pause != .none
      return term == end || isWhole || namesSame(end, number) ? (term, repair) : nil
    }
    return nil
  }

  /// Behind words that take something back, and others that only say how sure a number is.
  private func endOfEditingTerm(at start: Int) -> Int? {
    var (place, isFound) = (start, false)
    while place < line.words.count {
      if let length = rules.editingTerms.advance(1, over: line.words[place...]).highestSetBit, length > 0 {
        (place, isFound) = (place + length, true)
      } else if rules.ratingHedges.contains(line.words[place].spelling) {
        place += 1
      } else {
        break
      }
    }
    return isFound ? place : nil
  }

  private func text(number: Range<Int>, upTo term: Int, repair: Range<Int>) -> String {
    let words = line.words
    let start = words[number.lowerBound].core.lowerBound
    let meant = line[words[repair.lowerBound].core.lowerBound..<line.text.utf8.count]
    if number.upperBound == term || namesSame(number.upperBound, repair.upperBound) {
      let said = line[words[number.lowerBound].core]
      // "5h, no, 6"
      let unit = said.drop { !$0.isLetter }
      let plain = line[words[repair.lowerBound].core]
      guard number.count == 1, said.first?.isNumber == true, !unit.isEmpty, plain.allSatisfy(\.isNumber) else {
        return String(line[0..<start] + meant)
      }
      return String(line[0..<start] + plain + unit + meant.dropFirst(plain.count))
    }
    let noun = line[words[number.upperBound - 1].core.upperBound..<words[term - 1].core.upperBound]
    let (first, last) = (words[repair.lowerBound].core.lowerBound, words[repair.upperBound - 1].core.upperBound)
    return String(line[0..<start] + line[first..<last] + noun + line[last..<line.text.utf8.count])
  }

  private func namesSame(_ one: Int, _ other: Int) -> Bool {
    one < line.words.count && other < line.words.count && line.words[one].spelling == line.words[other].spelling
  }

  /// Behind the longest number that begins with a word: "6", "7 out of 10", "128/79", "one seventy three", "5h".
  private func endOfNumber(at start: Int) -> Int? {
    guard start < line.words.count, !line.isInsideSpokenNumber(start) else { return nil }
    let words = line.words[start...]
    let ends =
      NumberSlot.readings(in: words, of: line, RepairReader.anyNumber).map(\.end)
      + NumberSlot.numberPairs(in: words, of: line, RepairReader.anyNumber).map(\.end)
    if let end = ends.max() { return end }
    let text = line[line.words[start].core]
    let figures = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    return !figures.isEmpty && figures.count < text.count && text.dropFirst(figures.count).allSatisfy(\.isLetter)
      ? start + 1 : nil
  }

  /// Whether the number belongs to a point in time; neither a rating nor a length does.
  private func isTime(_ number: Range<Int>) -> Bool {
    let bytes = line.words[number.lowerBound].core.lowerBound..<line.words[number.upperBound - 1].core.upperBound
    if line[bytes].contains("/") { return false }
    return MomentParser.mentions(in: line.text, line.language).contains { mention in
      let range = mention.range
      let utf8 = line.text.utf8
      let place =
        utf8.distance(
          from: utf8.startIndex, to: range.lowerBound)..<utf8.distance(
          from: utf8.startIndex, to: range.upperBound)
      return place.overlaps(bytes) && mention.moment.isPoint
    }
  }

  private static let anyNumber = 0.0...1_000_000.0
  private static let maxNouns = 2
}

/// Words said once more in other words. As most repairs do, this one begins with a word of what it replaces: "the maths
/// boxes, no, sorry, the phonics boxes".
private struct WordRepairReader {
  private let line: Line
  private let rules: any LanguageRules.Type

  init(_ line: Line) {
    self.line = line
    rules = line.language.rules
  }

  /// The line with its first repair made; `nil` if it has none.
  var repaired: String? {
    let words = line.words
    for term in words.indices.dropFirst(2) {
      guard let end = endOfEditingTerm(at: term), end < words.count,
        end - term > 1 || words[term - 1].pause == .comma, case let opening = words[end].spelling,
        rules.determiners.contains(opening) || rules.datePrepositions.contains(opening)
          || rules.topicPrepositions.contains(opening),
        let start = words[max(0, term - WordRepairReader.maxWords)..<term].lastIndex(where: { $0.spelling == opening }),
        start > 0, !words[start..<term].contains(where: { $0.pause == .stop }), !beginsWithTime(at: end)
      else { continue }
      return String(line[0..<words[start].core.lowerBound])
        + meant(from: end, isEnclosed: words[term - 1].pause == .comma)
    }
    return nil
  }

  /// Whether a time begins there: "coffee at 3 with ana, no, at 4" keeps what stands between the times.
  private func beginsWithTime(at start: Int) -> Bool {
    let text = String(line[line.words[start].core.lowerBound..<line.text.utf8.count])
    return MomentParser.mentions(in: text, line.language).first?.range.lowerBound == text.startIndex
  }

  /// The line from the repair on. What commas enclose goes on without the second one: "the tyres, no, the chains, in the
  /// boot".
  private func meant(from start: Int, isEnclosed: Bool) -> String {
    let words = line.words
    let end = words.indices[start...].prefix(WordRepairReader.maxWords).first { words[$0].pause != .none }
    guard isEnclosed, let end, words[end].pause == .comma, end + 1 < words.count else {
      return String(line[words[start].core.lowerBound..<line.text.utf8.count])
    }
    return line[words[start].core.lowerBound..<words[end].core.upperBound] + " "
      + line[words[end + 1].outer.lowerBound..<line.text.utf8.count]
  }

  private func endOfEditingTerm(at start: Int) -> Int? {
    var place = start
    while let length = rules.editingTerms.advance(1, over: line.words[place...]).highestSetBit, length > 0 {
      place += length
    }
    return place > start ? place : nil
  }

  /// How far before the editing term a repair may begin.
  private static let maxWords = 7
}
