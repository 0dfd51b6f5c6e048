import Civil
package import Engine
import Language
package import Records
package import Replies
import Session
import Store

extension Session {
  /// A nudge as a card, with what its keys do.
  ///
  /// - Parameter isOpened: whether machines are given its sealed fields too.
  package func card(_ nudge: Nudge, _ turn: Turn, reason: LocalizedText? = nil, isOpened: Bool = true) -> Card {
    Card(
      Reference(nudge), heading: "\(nudge.title)", state: state(nudge, turn.now), details: details(nudge, turn.now),
      notes: nudge.notes ?? "", reason: reason,
      actions: nudge.status == .active ? CardKey.all.map { $0.action(nudge) } + [CardKey.help()] : [],
      fields: !options.isForPrograms ? [:] : isOpened ? fields(nudge) : openFields(nudge))
  }

  private func state(_ nudge: Nudge, _ now: LocalTime) -> Card.State {
    Card.State(rawValue: nudge.state(now: now).rawValue) ?? .active
  }

  private func details(_ nudge: Nudge, _ now: LocalTime) -> [LocalizedText] {
    let action: LocalizedText? = nudge.action.flatMap { action in
      // "call mum" under the title "call mum" says nothing.
      guard let target = nudge.target else { return action.said }
      return nudge.title.lowercased().contains(target.lowercased()) ? nil : "\(action.said) \(target)"
    }
    let isOpen = nudge.status == .active
    return [
      whole(of: nudge).map { whole -> LocalizedText in "part of \(whole.title)" },
      nudge.due.map { due -> LocalizedText in "due \(due, now)" },
      nudge.snoozedUntil.flatMap { end -> LocalizedText? in isOpen && end > now ? "back \(When(end), now)" : nil },
      nudge.rule.map { _ -> LocalizedText in "comes back" },
      action,
      nudge.minutes.map { minutes -> LocalizedText in "about \(minutes, "minute", "minutes")" },
      nudge.priority == .high ? "matters" : nudge.priority == .low ? "can wait" : nil,
    ].compactMap(\.self) + nudge.tags.sorted().map { "#\($0)" }
  }

  /// Only a step has one to look for.
  private func whole(of nudge: Nudge) -> Nudge? {
    nudge.parent.flatMap { id in log.attempt("reading what a step is part of") { try store.nudge(id) } ?? nil }
  }
}

extension Nudge.Action {
  fileprivate var said: LocalizedText {
    switch self {
    case .call: "call"
    case .text: "text"
    case .email: "e-mail"
    case .link: "open"
    }
  }
}
