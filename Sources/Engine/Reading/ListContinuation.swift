import Language
import Replies

/// One more thing for the lists that the card just added is on: "and peanut butter", "farmers cheese too".
struct ListContinuation {
  private let line: Utterance
  private let context: DialogueContext

  init(_ line: Utterance, _ context: DialogueContext) { (self.line, self.context) = (line, context) }

  /// - Parameter cards: the tools of cards, of which one must have been the last.
  func call(_ cards: CardTools) -> Call? {
    guard let lists = context.lastLists, let call = cards.call(.add), call.tool == context.lastTool else { return nil }
    let rules = line.language.rules
    let text = Line(line.text, in: line.language)
    let start = text.words.prefix { rules.additionLeads.contains($0.spelling) }.count
    let end = text.end(of: 0..<text.words.count, without: rules.additionEndings)
    guard start < end, !rules.negatives.contains(text.words[start].spelling), start > 0 || end < text.words.count else {
      return nil
    }
    let thing = text.originalText(of: start..<end, as: .text)
    guard rules.isNounPhrase(thing), rules.actionTask(in: thing) == nil, line.times.isEmpty else { return nil }
    return call.with("title", .words(thing)).with("tags", lists)
  }
}
