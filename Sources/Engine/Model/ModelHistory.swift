internal import Prompts
import Replies

/// The last exchanges of the conversation as a model is told them, whether rules or a model answered.
struct ModelHistory {
  private enum Entry {
    /// Answered by the rules, with the kinds of records it was about.
    case byRules(line: String, replies: [Reply], kinds: Set<String>)
    /// Answered by the model, as it was told then.
    case byModel([ChatMessage], kinds: Set<String>)
  }

  /// The consent when all of it was said. Under another consent none of it is told.
  let consent: Consent
  private var entries: [Entry] = []

  /// Older entries are dropped.
  private static let maxEntries = 6

  init(under consent: Consent = .none) { self.consent = consent }

  /// This history if the consent is the same; else a new one.
  func under(_ consent: Consent) -> ModelHistory { self.consent == consent ? self : ModelHistory(under: consent) }

  mutating func add(_ line: String, replies: [Reply], kinds: Set<String>) {
    add(.byRules(line: line, replies: replies, kinds: kinds))
  }

  mutating func add(_ messages: [ChatMessage], kinds: Set<String>) { add(.byModel(messages, kinds: kinds)) }

  /// Adds an entry without content, which tells only that there was one.
  mutating func addWithheld() { add(ModelHistory.withheldMessages, kinds: []) }

  private mutating func add(_ turn: Entry) { entries = (entries + [turn]).suffix(ModelHistory.maxEntries) }

  func messages(_ describe: (Reply) -> String) -> [ChatMessage] {
    entries.flatMap { turn -> [ChatMessage] in
      switch turn {
      case .byModel(let messages, _): messages
      case .byRules(let line, let replies, _):
        [.user(Prompts.fenced(line)), .assistant(replies.map(describe).joined(separator: "\n"))]
      }
    }
  }

  var kinds: Set<String> {
    entries.reduce(into: []) { all, turn in
      switch turn {
      case .byModel(_, let kinds), .byRules(_, _, let kinds): all.formUnion(kinds)
      }
    }
  }

  static let withheld = "(private)"
  private static let withheldMessages = [ChatMessage.user(withheld), .assistant(withheld)]
}
