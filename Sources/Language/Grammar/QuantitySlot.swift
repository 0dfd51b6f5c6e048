/// Quantities as people write and say them: "400mg", "50", "two", "half a tablet", "2 x 200 mg", "twice".
enum QuantitySlot {
  /// All readings at the start of the words: an amount, with or without its unit.
  static func endings(
    in words: ArraySlice<Line.Word>, of line: Line, _ units: Choices
  ) -> [SlotReader.Ending] {
    if line.isInsideSpokenNumber(words.startIndex) || line.takesBackNumber(words) { return [] }
    // "twenty five mg" is no twenty.
    let amounts =
      line.spokenNumber(words).map { [$0.count] }
      ?? line.language.rules.amounts.advance(1, over: words).setBits.filter { $0 > 0 }
    if let first = words.first, line.language.rules.indefiniteArticles.contains(first.spelling) {
      let ends = units.endings(in: words.dropFirst()).map(\.end)
      if !ends.isEmpty {
        return ends.map { (end: $0, argument: .words(line.originalText(of: words.startIndex..<$0, as: .reference))) }
      }
    }
    let figures =
      words.first?.isFigure(units) == true
      ? [1] + line.language.rules.half.advance(1, over: words.dropFirst()).setBits.map { 1 + $0 } : []
    let ends = (amounts + figures).flatMap { end -> [Int] in
      [words.startIndex + end] + units.endings(in: words.dropFirst(end)).map(\.end)
        + times(words.dropFirst(end), units)
    }
    return ends.distinct.map { end in
      let range = words.startIndex..<end
      return (end, .words(String(line.originalText(of: range, as: .text)[...].dropLast { ".,;:!?".contains($0) })))
    }
  }

  /// "x 200 mg" after a count.
  private static func times(_ words: ArraySlice<Line.Word>, _ units: Choices) -> [Int] {
    guard words.first?.key == "x", let size = words.dropFirst().first, size.isFigure(units) else { return [] }
    return [words.startIndex + 2] + units.endings(in: words.dropFirst(2)).map(\.end)
  }
}

extension Line.Word {
  /// "400", "2.5", "400mg", "x2": no "8am".
  fileprivate func isFigure(_ units: Choices) -> Bool {
    if key.first == "x", key.count > 1 { return key.dropFirst().allSatisfy(\.isNumber) }
    let unit = key.drop { $0.isNumber || $0 == "." || $0 == "," }
    return unit.count < key.count
      && (unit.isEmpty || units.values.value(named: String(unit)) != nil || unit.hasPrefix("x"))
  }
}
