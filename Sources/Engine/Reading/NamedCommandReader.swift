import Language
import Replies

/// A command for a card that it names, whatever is said around it: "hm no, put the sauna back, he comes", "nah delete the
/// seat covers, too dear", "there are bulbs in the cupboard after all, so strike out the bulbs".
struct NamedCommandReader {
  private let line: Utterance
  private let rules: Rules
  private let open: Grounding
  /// Looked up only where a phrase brings something back.
  private let closed: Lazy<Grounding>

  init(_ line: Utterance, _ rules: Rules, _ open: Grounding, closed: @escaping Grounding.Lookup) {
    (self.line, self.rules, self.open) = (line, rules.forConversation, open)
    self.closed = Lazy { Grounding(line, closed) }
  }

  /// The command, if a phrase says it and the name is that of one open card; to bring one back, of one that is closed.
  var call: Call? {
    for start in starts {
      for end in ends where end > start + 1 {
        let isPart = start > 0 || end < line.tokens.count
        // "don't need the rota every week, make it once a month" drops nothing.
        if line.tokens[end...].contains(where: { line.language.rules.settingVerbs.contains($0.spelling) }) { continue }
        let matches = rules.matches(String(line.words(start..<end)), limit: NamedCommandReader.maxMatches)
        // "drop the keys sam lent me round to his" drops no card, which a longer phrase says without a doubt.
        let isCut = end < line.tokens.count && line.isSubject(end)
        let call = matches.lazy.filter {
          $0.score.words > (isCut ? 1 : 0) && (!isCut || [.asTyped, .stripped].contains($0.inputForm))
        }.flatMap(rules.calls).first { names($0, isPart: isPart) }
        if let call { return call }
      }
    }
    return nil
  }

  private func names(_ call: Call, isPart: Bool) -> Bool {
    guard case .words(let name)? = call.arguments["which"] else { return false }
    if rules.cardTools.matches(call, .reopen) {
      return closed.value.count(of: name) > 0 && open.openNamed(name).isEmpty
    }
    return isPart && rules.cardTools.matches(call, .drop) && call.arguments.count == 1
      && open.openNamed(name).count == 1
  }

  /// Where the command may begin: with the line, behind what only leads up to it, or behind a mark.
  private var starts: [Int] {
    let marks = line.tokens.indices.filter { line.tokens[$0].isMark }.map { lead(from: $0 + 1) }
    return ([0, lead(from: 0)] + marks.prefix(NamedCommandReader.maxMarks)).reduce(into: []) {
      if !$0.contains($1), $1 < line.tokens.count { $0.append($1) }
    }
  }

  /// The first token that does not only lead up to something: behind "hm no", "so".
  private func lead(from start: Int) -> Int {
    let words = line.language.rules
    return line.tokens.indices[start...].first { place in
      let word = line.tokens[place]
      return !word.isMark
        && ![words.interjections, words.retractionWords, words.exclamations, words.consequenceWords].contains {
          $0.contains(word.spelling)
        }
    } ?? start
  }

  /// Where it may end: with the line, or before a remark. A name is never cut short: "drop the water bill" is about no
  /// card that only says "water".
  private var ends: [Int] {
    let words = line.language.rules
    let remarks = line.tokens.indices.dropFirst(2).filter {
      line.tokens[$0].isMark
        || words.asideSubjects.contains(line.tokens[$0].spelling)
          && !words.determiners.contains(line.tokens[$0].spelling)
        || line.isSubject($0)
    }
    return [line.tokens.count] + remarks.suffix(NamedCommandReader.maxMarks).reversed()
  }

  private static let maxMarks = 2
  /// "Put the bins back" may also tell that it was done.
  private static let maxMatches = 3
}
