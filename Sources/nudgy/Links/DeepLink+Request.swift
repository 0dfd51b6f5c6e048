import Civil
import Language
import NudgesTools
import Records
import Replies
import Session
import Settings
import Store

extension DeepLink {
  /// What is done about a link.
  enum Request {
    /// Only looks.
    case show(Call)
    case shell
    /// Waits for lines that the person types.
    case collect(Call)
    /// Changes something once the person says yes.
    case ask(LocalizedText, Call)
  }

  /// Throws `notFound` where there is no such card, or it is not open any more.
  func request(_ session: Session, now: LocalTime) throws -> Request {
    switch action {
    case .brainDump: return .collect(Call("brain_dump"))
    case .allItems: return .show(Call("list_nudges"))
    case .settings: return .show(Call("open_settings"))
    case .chat: return .shell
    case .quickAdd(let text):
      let title = text.quotable
      return .ask(
        "A link asks to add “\(title)” as a card. OK?",
        Call("add_nudge", ["title": .words(text), "source": .words("link")]))
    case .viewTask(let id):
      _ = try card(id, session)
      return .show(Call("show_nudge", ["which": .id("\(id)")]))
    case .markDone(let id):
      let title = try openCard(id, session).title
      return .ask("A link asks to mark “\(title)” as done. OK?", Call("complete_nudge", ["which": .id("\(id)")]))
    case .snooze(let id):
      let title = try openCard(id, session).title
      guard let (_, end) = SnoozePreset.choices(among: session.settings.current.snoozes.presets, now: now).last else {
        return .show(Call("show_nudge", ["which": .id("\(id)")]))
      }
      return .ask(
        "A link asks to snooze “\(title)” until \(spoken: When(end), now). OK?",
        Call("snooze_nudge", ["which": .id("\(id)"), "until": .words(When(end).iso)]))
    }
  }

  /// What a shell says of a link that nobody could be asked about; `nil` where its card is gone.
  func notice(_ session: Session) -> LocalizedText? {
    switch action {
    case .brainDump: return "A link asked for a brain dump. “dump” starts one."
    case .quickAdd(let text): return "A link asked to add “\(text)”. Nothing was added; “add \(text)” does it."
    case .markDone(let id):
      guard let title = try? openCard(id, session).title else { return nil }
      return "A link asked to mark “\(title)” as done. It's still open; “done \(title)” does it."
    case .snooze(let id):
      guard let title = try? openCard(id, session).title else { return nil }
      return "A link asked to snooze “\(title)”. It's still there; “snooze \(title)” does it."
    case .viewTask(let id):
      guard let title = try? card(id, session).title else { return nil }
      return "A link asked to show “\(title)”. “show \(title)” does it."
    case .allItems: return "A link asked for your cards. “list” shows them."
    case .settings: return "A link asked for the settings. “settings” shows them."
    case .chat: return "A link asked for nudgy. It's open here."
    }
  }

  /// The card that it is about.
  func reference(_ session: Session) -> Reference? {
    switch action {
    case .viewTask(let id), .markDone(let id), .snooze(let id): (try? card(id, session)).map { Reference($0) }
    case .brainDump, .quickAdd, .allItems, .settings, .chat: nil
    }
  }

  /// What a notification says of it where no shell is open. It names a card only where that is all that was asked for.
  func notification(_ session: Session, now: LocalTime) throws -> (title: LocalizedText, details: LocalizedText) {
    switch action {
    case .brainDump: ("A link asks for a brain dump", "“nudgy dump” in a terminal starts one.")
    case .quickAdd: ("A link asks to add a card", "Nothing was added. nudgy tells of it when it's next open.")
    case .markDone:
      ("A link asks to mark a card as done", "It's still open. nudgy tells of it when it's next open.")
    case .snooze: ("A link asks to snooze a card", "Nothing was changed. nudgy tells of it when it's next open.")
    case .viewTask(let id):
      try session.publicNotice(of: card(id, session), now: now)
    case .allItems: ("A link asks for your cards", "“nudgy list” in a terminal shows them.")
    case .settings: ("A link asks for the settings", "“nudgy settings” in a terminal shows them.")
    case .chat: ("A link asks for nudgy", "“nudgy” in a terminal opens it.")
    }
  }

  private func card(_ id: ID, _ session: Session) throws -> Nudge {
    guard let nudge = try session.storeOpener.storeForReading?.nudge(id), !nudge.deleted else {
      throw UserError("There's no card that this link names.", hint: "It may be gone.", code: .notFound)
    }
    return nudge
  }

  private func openCard(_ id: ID, _ session: Session) throws -> Nudge {
    let nudge = try card(id, session)
    guard nudge.status == .active else { throw UserError("“\(nudge.title)” isn't open any more.", code: .notFound) }
    return nudge
  }
}
