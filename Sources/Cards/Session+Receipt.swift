import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session

extension Session {
  /// What was kept of a thing to do, in one line: "Got it: call mum, Thursday at 15:00."
  ///
  /// - Parameter sentence: makes the sentence of the title and its facts.
  package func receipt(of nudge: Nudge, _ turn: Turn, _ sentence: (LocalizedText) -> LocalizedText) -> Reply {
    let facts = facts(of: nudge, turn.now)
    var card = card(nudge, turn)
    card.form = .belowReceipt(keys: ["s", "e", "u", "?"])
    return Reply(sentence(facts.isEmpty ? "\(nudge.title)" : "\(nudge.title), \(facts)"), .card(card))
  }
}
