import Engine
import Language
import Languages
import Replies

/// What is known while the lines of a day are typed one after another and each is understood.
struct Conversation {
  private let language: Language
  private var titles: [(title: String, isOpen: Bool)] = []
  private var inHand: Int?
  private var last: String?

  init(_ language: Language) { self.language = language }

  var context: DialogueContext {
    DialogueContext(
      names: StoredTask.names(of: titles.map { StoredTask(named: $0.title, isOpen: $0.isOpen) }), lastTool: last,
      hasCard: inHand != nil)
  }

  mutating func take(_ calls: [LabelledCall], _ tools: [String: Tool]) {
    for call in calls {
      if call.tool == "add_nudge" {
        titles.append((call["title"]?.string ?? "", true))
        inHand = titles.count - 1
      } else if tools[call.tool]?.slots["which"] == .reference, let place = named(by: call) {
        switch call.tool {
        case "complete_nudge", "drop_nudge": titles[place].isOpen = false
        case "reopen_nudge": titles[place].isOpen = true
        default: break
        }
        if let title = call["title"]?.string { titles[place].title = title }
        inHand = place
      }
      guard call.tool != "out_of_scope" else { continue }
      last = tools[call.tool]?.writes == true ? call.tool : nil
    }
  }

  /// The youngest of those that have all of the words.
  private func named(by call: LabelledCall) -> Int? {
    guard let which = call["which"]?.string else { return inHand }
    return titles.indices.last { place in
      let line = Utterance(which, in: language)
      let thing = StoredTask(named: titles[place].title, isOpen: true)
      return Grounding(line) { _ in [thing] }.isFullyNamed(thing)
    }
  }
}
