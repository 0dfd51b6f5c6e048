/// Numbers that are set right in the same breath: "a 6, no tell a lie, more like a 7". What was said first (the
/// reparandum) and the words that take it back (the editing term) are left out, so that only the repair is read; the
/// terms are those of Shriberg 1994, "Preliminaries to a Theory of Speech Disfluencies".
package enum SelfRepair {
  /// The line with its numbers as they were meant. Times are left alone, since `MomentParser` reads their repairs.
  package static func applied(to text: String, in language: Language) -> String {
    var text = text
    for _ in 0..<maxRepairs {
      guard let repaired = RepairReader(text, language).repaired else { return text }
      text = repaired
    }
    return text
  }

  private static let maxRepairs = 3
}

private struct RepairReader {
  private let line: Line
  private let rules: any LanguageRules.Type

  init(_ text: String, _ language: Language) {
    line = Line(text, in: language)
    rules = language.rules
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
