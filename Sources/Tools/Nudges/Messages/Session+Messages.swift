import Cards
import Engine
import Language
import Prompts
import Records
import Replies
import Session

extension Session {
  /// The text of a message with a heading that says whose words they are.
  struct MessageDraft {
    var heading: LocalizedText
    var lines: [LocalizedText]
    /// Whether it is saved in the card's notes.
    var isSaved = false
  }

  /// The draft for a card: what the person has just typed, else one saved in the notes, else a model's, else nudgy's
  /// own.
  ///
  /// - Parameter typed: the person's own words.
  func draft(for nudge: Nudge, _ action: Nudge.Action, typed: String?, _ turn: Turn) async throws -> MessageDraft {
    let name = nudge.subject(in: language) ?? nudge.title
    if let typed { return MessageDraft(heading: "In your words:", lines: [typed].localized) }
    if let savedText = nudge.notes.flatMap(Session.savedDraft(in:)) {
      return MessageDraft(
        heading: "The draft you kept:", lines: savedText.split(separator: "\n").map(String.init).localized,
        isSaved: true)
    }
    let heading = action.heading(name)
    let source = [name, nudge.title, try preferredName ?? ""].joined(separator: " ")
    let prompt = Prompts.draft(channel: action.channel, target: name, title: nudge.title)
    if let lines = ModelText(await turn.generateText?(prompt, [Nudge.kind.shape.name]), from: source, in: language)?
      .message
    {
      return MessageDraft(heading: .modelHeading(heading), lines: lines.localized)
    }
    return MessageDraft(
      heading: "\(heading):", lines: SuggestedMessage(for: nudge, action, from: try preferredName, in: language).lines)
  }

  /// Shows the draft, and asks whether to save it with the card unless it is saved already.
  func draftReply(_ draft: MessageDraft, _ nudge: Nudge, _ instruction: LocalizedText?) -> Reply {
    let which: [String: Argument] = ["which": .id("\(nudge.id)")]
    let shown = Reply.Content.lines([draft.heading] + draft.lines)
    if draft.isSaved { return Reply(instruction, shown) }
    let words = draft.lines.map { $0.text(language) }.joined(separator: "\n")
    let notes = [nudge.notes ?? "", Session.draftMarker + words].filter { !$0.isEmpty }.joined(separator: "\n")
    let question = Question(
      "Keep this draft with the card?",
      choices: [
        .init("yes: keep it", Call("edit_nudge", which.merging(["notes": .words(notes)]) { $1 })),
        .init("own: type your own", Call("act", which.merging(["draft": .words("own")]) { $1 })),
        .init("no: leave it as it is", nil),
      ])
    return Reply(instruction, shown, followUp: .question(question))
  }

  func askOwnWords(_ nudge: Nudge) -> Reply {
    let call = Call("act", ["which": .id("\(nudge.id)"), "draft": .words("own")])
    return Reply(
      followUp: .question(
        Question("What do you want to say?", choices: [.init("leave it", nil)], freeAnswer: .init(call, "words"))))
  }

  private static let draftMarker = "Draft: "

  private static func savedDraft(in notes: String) -> String? {
    guard let start = "\n\(notes)".ranges(of: "\n\(draftMarker)").last?.upperBound else { return nil }
    return String("\n\(notes)"[start...])
  }
}

extension [String] {
  fileprivate var localized: [LocalizedText] { map { "\($0)" } }
}

extension Nudge.Action {
  fileprivate func heading(_ name: String) -> LocalizedText {
    switch self {
    case .call: "To say to \(name)"
    case .text: "A text to \(name)"
    case .email, .link: "An e-mail to \(name)"
    }
  }

  /// How a model's prompt names the channel.
  fileprivate var channel: String {
    switch self {
    case .call: "phone, as two or three sentences to read out"
    case .text: "text message"
    case .email, .link: "e-mail"
    }
  }
}
