import Language
import Replies

/// Brings back a card that was finished or dropped, whatever is said around it: "hm no, put the sauna back, he comes".
struct ReopenReader {
  private let line: Utterance
  private let rules: Rules
  private let closed: Grounding

  /// - Parameter closed: finds cards that are done or dropped.
  init(_ line: Utterance, _ rules: Rules, closed: @escaping Grounding.Lookup) {
    (self.line, self.rules) = (line, rules.forConversation)
    self.closed = Grounding(line, closed)
  }

  /// The command for the card, if a phrase says it and the name is that of such a card.
  var call: Call? {
    guard !closed.references.isEmpty else { return nil }
    for start in starts {
      for end in ends where end > start + 1 {
        let matches = rules.matches(String(line.words(start..<end)), limit: ReopenReader.maxMatches)
        let call = matches.lazy.filter { $0.score.words > 0 }.flatMap(rules.calls).first {
          rules.cardTools.matches($0, .reopen)
        }
        if let call, case .words(let name)? = call.arguments["which"], closed.count(of: name) > 0 { return call }
      }
    }
    return nil
  }

  /// Where the command may begin: with the line, behind what only leads up to it, or behind a mark.
  private var starts: [Int] {
    let words = line.language.rules
    let lead = line.tokens.indices.first { place in
      let word = line.tokens[place]
      return !word.isMark && !words.interjections.contains(word.spelling)
        && !words.retractionWords.contains(word.spelling) && !words.exclamations.contains(word.spelling)
    }
    let marks = line.tokens.indices.filter { line.tokens[$0].isMark }.map { $0 + 1 }
    return ([0, lead ?? 0] + marks.prefix(ReopenReader.maxMarks)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// Where it may end: with the line, or before a remark.
  private var ends: [Int] {
    let words = line.language.rules
    let remarks = line.tokens.indices.dropFirst(2).filter {
      line.tokens[$0].isMark
        || words.asideSubjects.contains(line.tokens[$0].spelling)
          && !words.determiners.contains(line.tokens[$0].spelling)
    }
    return [line.tokens.count] + remarks.suffix(ReopenReader.maxMarks).reversed()
  }

  private static let maxMarks = 3
  /// "Put the bins back" may also tell that it was done.
  private static let maxMatches = 3
}
