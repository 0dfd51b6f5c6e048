import Cards
package import Engine
import Language
import Records
import Replies
package import Session

extension Session {
  package var showNudge: Tool {
    Tool(
      "show_nudge", verb: "show", "Shows a card in full.", topic: .nudges, toolset: .essential,
      does: Work(.which()) { turn, which in
        try resolve(which, turn, .any, for: Call("show_nudge")) {
          var card = try cardWithSteps($0, turn)
          card.form = .boxInFull
          if let words = ownWords(of: $0) { card.notes += card.notes.isEmpty ? "“\(words)”" : "\n“\(words)”" }
          return Reply(nil, .card(card))
        }
      })
  }

  /// The line that the card was made of, where that says more than the card does: "be there 2h before". `nil` where it
  /// says no more, or cannot be opened without the passphrase.
  private func ownWords(of nudge: Nudge) -> String? {
    guard let sealed = nudge.originalText,
      case .text(let line) = sealedFields.contentWithoutPrompt(sealed, of: nudge.id, .nudgeOriginalText)
    else { return nil }
    let shown = Set(
      TitleWords.split([nudge.title, nudge.notes, nudge.target].compactMap(\.self).joined(separator: " "))
    )
    .union(nudge.tags.flatMap(TitleWords.split))
    let words = TitleWords.split(withoutTimes(line))
    guard let start = words.firstIndex(where: shown.contains) else { return nil }
    // What leads to a title says little: "i really need to".
    let asking = start > 0 ? askingWords(of: line) : nil
    let lead = words[..<start].filter { !saysLittle($0) && asking?.contains($0) != true }
    let rest = words[start...].filter { !shown.contains($0) }
    return !lead.isEmpty || rest.count > 1 || rest.contains { !saysLittle($0) } ? line : nil
  }

  /// What the line says beside its dates and times, which the card shows by itself.
  private func withoutTimes(_ line: String) -> String {
    var rest = line
    for mention in MomentParser.mentions(in: line, language).reversed() {
      rest.replaceSubrange(mention.range, with: " ")
    }
    return rest
  }

  private func saysLittle(_ word: String) -> Bool {
    let rules = language.rules
    return [rules.nameStopWords, rules.sentenceStopWords, rules.passingStopWords].contains { $0.contains(word) }
  }

  /// The words that only ask for a card: "remind me to", "add"; `nil` where a phrase has none of them.
  private func askingWords(of line: String) -> Set<String>? {
    guard let match = Rules([addNudge], language).matches(line, limit: 1).first, match.score.words > 0 else {
      return nil
    }
    return Set(TitleWords.split(line)).subtracting(match.fills.flatMap { TitleWords.split($0.words) })
  }
}
