internal import Prompts
import Replies

/// The last turns of a conversation as a model is told them, whoever answered them.
struct Talk {
  private enum Turn {
    /// One that the rules answered, and the kinds of records it was about.
    case ruled(line: String, replies: [Reply], kinds: Set<String>)
    /// One that the model answered, as it was told then.
    case modelled([ChatMessage], kinds: Set<String>)
  }

  /// What the person allowed when all of it was said. Under any other leave nothing of it is told.
  let consent: Consent
  private var turns: [Turn] = []

  /// What is older is not told again.
  private static let most = 6

  init(under consent: Consent = .none) { self.consent = consent }

  /// The same, if what may be told is what might be then; else a new one.
  func under(_ consent: Consent) -> Talk { self.consent == consent ? self : Talk(under: consent) }

  mutating func add(_ line: String, ruled replies: [Reply], kinds: Set<String>) {
    add(.ruled(line: line, replies: replies, kinds: kinds))
  }

  mutating func add(_ messages: [ChatMessage], kinds: Set<String>) { add(.modelled(messages, kinds: kinds)) }

  /// A turn of which nothing is told but that there was one; nothing of it is kept either.
  mutating func addWithheld() { add(Talk.nothing, kinds: []) }

  private mutating func add(_ turn: Turn) { turns = (turns + [turn]).suffix(Talk.most) }

  func messages(_ told: (Reply) -> String) -> [ChatMessage] {
    turns.flatMap { turn -> [ChatMessage] in
      switch turn {
      case .modelled(let messages, _): messages
      case .ruled(let line, let replies, _):
        [.user(Prompts.fenced(line)), .assistant(replies.map(told).joined(separator: "\n"))]
      }
    }
  }

  var kinds: Set<String> {
    turns.reduce(into: []) { all, turn in
      switch turn {
      case .modelled(_, let kinds), .ruled(_, _, let kinds): all.formUnion(kinds)
      }
    }
  }

  static let withheld = "(private)"
  private static let nothing = [ChatMessage.user(withheld), .assistant(withheld)]
}
