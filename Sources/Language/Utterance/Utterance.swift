/// A line, tokenized once for all that read it.
package struct Utterance: Sendable {
  package let text: String
  package let language: Language
  package let tokens: [Token]
  /// The moments, recurrences and durations of the line, from left to right and without overlap.
  package let times: [TimeExpression]
  /// For each token, whether it begins or continues a moment, a recurrence or a duration.
  package let timing: [Timing]

  package enum Timing: UInt8, Sendable { case none, begins, continues }

  /// The tokens of a time, and what they mean by themselves.
  package struct TimeExpression: Sendable {
    package let tokens: Range<Int>
    package let moment: Moment
  }

  package init(_ text: String, in language: Language) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    self.language = language
    tokens = Tokenizer(text).tokens()
    times = Utterance.times(of: tokens, in: text, language)
    var timing = [Timing](repeating: .none, count: tokens.count)
    for time in times {
      for place in time.tokens where !tokens[place].isMark {
        timing[place] = place == time.tokens.lowerBound ? .begins : .continues
      }
    }
    self.timing = timing
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

  private static func times(of tokens: [Token], in text: String, _ language: Language) -> [TimeExpression] {
    var place = 0
    return MomentReader(text, in: language).longestMoments.compactMap { range, moment in
      while place < tokens.count, tokens[place].range.upperBound <= range.lowerBound { place += 1 }
      let first = place
      while place < tokens.count, tokens[place].range.lowerBound < range.upperBound { place += 1 }
      return first < place ? TimeExpression(tokens: first..<place, moment: moment) : nil
    }
  }
}

extension MomentReader {
  /// The longest moments, recurrences and durations with their UTF-8 ranges, in order and without overlap.
  fileprivate var longestMoments: [(range: Range<Int>, moment: Moment)] {
    var found: [(range: Range<Int>, moment: Moment)] = []
    var place = 0
    while place < lexemes.count {
      guard lexemes[place].canStart,
        let (end, moment) = readings(at: place).first(where: { end, moment in
          moment.isDuration
            || !isHouseNumber(place..<end, moment) && !isCount(place..<end, moment, lexemes[end...].first)
              && !(end == place + 1 && isAmbiguous(place..<end, moment))
        })
      else {
        place += 1
        continue
      }
      found.append((lexemes[place].start..<lexemes[end - 1].end, moment))
      place = end
    }
    return found
  }
}
