import Cards
import Engine
import Language
import Prompts
import Records
import Replies
import Session

extension Session {
  /// Words to say, and whose they are.
  struct Wording {
    var heading: LocalizedText
    var lines: [LocalizedText]
    /// Whether the card has them already.
    var isKept = false
  }

  /// What the card keeps already, or the person has just typed; else a model's first version, or nudgy's own.
  ///
  /// - Parameter typed: the person's own words.
  func draft(for nudge: Nudge, _ action: Nudge.Action, typed: String?, _ turn: Turn) async throws -> Wording {
    let name = nudge.named(in: language) ?? nudge.title
    if let typed { return Wording(heading: "In your words:", lines: [typed].said) }
    if let kept = nudge.notes.flatMap(Session.kept(in:)) {
      return Wording(
        heading: "The draft you kept:", lines: kept.split(separator: "\n").map(String.init).said, isKept: true)
    }
    let heading = action.heading(name)
    let source = [name, nudge.title, try calledName ?? ""].joined(separator: " ")
    let prompt = Prompts.draft(channel: action.channel, target: name, title: nudge.title)
    if let lines = Written(await turn.write?(prompt, [Nudge.kind.shape.name]), from: source, in: language)?.message {
      return Wording(heading: .byModel(heading), lines: lines.said)
    }
    return Wording(heading: "\(heading):", lines: Message(for: nudge, action, from: try calledName, in: language).lines)
  }

  /// Shows them, and keeps them with the card where the person says so.
  func keeping(_ draft: Wording, _ nudge: Nudge, _ deed: LocalizedText?) -> Reply {
    let which: [String: Argument] = ["which": .id("\(nudge.id)")]
    let shown = Reply.Show.lines([draft.heading] + draft.lines)
    if draft.isKept { return Reply(deed, shown) }
    let words = draft.lines.map { $0.text(language) }.joined(separator: "\n")
    let notes = [nudge.notes ?? "", Session.mark + words].filter { !$0.isEmpty }.joined(separator: "\n")
    let question = Question(
      "Keep this draft with the card?",
      choices: [
        .init("yes: keep it", Call("edit_nudge", which.merging(["notes": .words(notes)]) { $1 })),
        .init("own: type your own", Call("act", which.merging(["draft": .words("own")]) { $1 })),
        .init("no: leave it", nil),
      ])
    return Reply(deed, shown, lead: .question(question))
  }

  func askOwnWords(_ nudge: Nudge) -> Reply {
    let call = Call("act", ["which": .id("\(nudge.id)"), "draft": .words("own")])
    return Reply(
      lead: .question(
        Question("What do you want to say?", choices: [.init("leave it", nil)], open: .init(call, "words"))))
  }

  private static let mark = "Draft: "

  private static func kept(in notes: String) -> String? {
    guard let start = "\n\(notes)".ranges(of: "\n\(mark)").last?.upperBound else { return nil }
    return String("\n\(notes)"[start...])
  }
}

extension [String] {
  fileprivate var said: [LocalizedText] { map { "\($0)" } }
}

extension Nudge.Action {
  fileprivate func heading(_ name: String) -> LocalizedText {
    switch self {
    case .call: "To say to \(name)"
    case .text: "A text to \(name)"
    case .email, .link: "An e-mail to \(name)"
    }
  }

  /// For a prompt.
  fileprivate var channel: String {
    switch self {
    case .call: "phone, as two or three sentences to read out"
    case .text: "text message"
    case .email, .link: "e-mail"
    }
  }
}
