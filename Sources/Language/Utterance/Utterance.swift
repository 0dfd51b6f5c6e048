/// A line, tokenized once for all that read it.
package struct Utterance: Sendable {
  package let text: String
  package let language: Language
  package let tokens: [Token]
  /// For each token, whether it begins or continues a moment, a recurrence or a duration.
  package let timing: [Timing]

  package enum Timing: UInt8, Sendable { case none, begins, continues }

  package init(_ text: String, in language: Language) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.language = language
    tokens = Tokenizer(text).tokens()
    timing = Utterance.timing(of: tokens, in: text, language)
  }

  /// The tokens of a text; these do not depend on the language.
  package static func tokens(of text: String) -> [Token] { Tokenizer(text).tokens() }

  package func words(_ range: Range<Int>) -> Substring {
    guard !range.isEmpty else { return "" }
    let utf8 = text.utf8
    return text[
      utf8.index(
        utf8.startIndex, offsetBy: tokens[range.lowerBound].range.lowerBound)..<utf8.index(
          utf8.startIndex, offsetBy: tokens[range.upperBound - 1].range.upperBound)]
  }

  private static func timing(of tokens: [Token], in text: String, _ language: Language) -> [Timing] {
    var timing = [Timing](repeating: .none, count: tokens.count)
    var ranges = MomentReader(text, in: language).spans(in: text)[...]
    for (place, token) in tokens.enumerated() where !token.isMark {
      while let first = ranges.first, first.upperBound <= token.range.lowerBound { ranges.removeFirst() }
      guard let first = ranges.first, first.lowerBound < token.range.upperBound else { continue }
      timing[place] = token.range.lowerBound <= first.lowerBound ? .begins : .continues
    }
    return timing
  }
}

extension MomentReader {
  /// UTF-8 ranges of moments, recurrences and durations, in order and without overlap.
  fileprivate func spans(in text: String) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    var place = 0
    while place < lexemes.count {
      guard lexemes[place].canStart, let end = readings(at: place).first?.end else {
        place += 1
        continue
      }
      spans.append(lexemes[place].start..<lexemes[end - 1].end)
      place = end
    }
    return spans
  }
}
