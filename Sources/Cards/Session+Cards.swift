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
  /// - Parameter includesSealed: whether programs get the sealed fields, too.
  package func card(_ nudge: Nudge, _ turn: Turn, reason: LocalizedText? = nil, includesSealed: Bool = true) -> Card {
    Card(
      Reference(nudge), heading: "\(nudge.title)", state: state(nudge, turn.now), details: details(nudge, turn.now),
      notes: nudge.notes ?? "", reason: reason,
      actions: nudge.status == .active ? CardKey.all.map { $0.action(nudge) } + [CardKey.help()] : [],
      fields: !options.isForPrograms ? [:] : includesSealed ? fields(nudge) : fieldsWithoutSealed(nudge))
  }

  private func state(_ nudge: Nudge, _ now: LocalTime) -> Card.State {
    Card.State(rawValue: nudge.state(now: now).rawValue) ?? .active
  }

  private func details(_ nudge: Nudge, _ now: LocalTime) -> [LocalizedText] {
    let action: LocalizedText? = nudge.action.flatMap { action in
      // "call mum" under the title "call mum" says nothing.
      guard let target = nudge.target else { return action.label }
      return nudge.title.lowercased().contains(target.lowercased()) ? nil : "\(action.label) \(target)"
    }
    let isOpen = nudge.status == .active
    return [
      parent(of: nudge).map { whole -> LocalizedText in "part of \(whole.title)" },
      nudge.due.map { due -> LocalizedText in "due \(due, now)" },
      nudge.snoozedUntil.flatMap { end -> LocalizedText? in isOpen && end > now ? "back \(When(end), now)" : nil },
      nudge.rule.map { _ -> LocalizedText in "comes back" },
      action,
      nudge.minutes.map { minutes -> LocalizedText in "about \(minutes, "minute", "minutes")" },
      nudge.priority == .high ? "matters" : nudge.priority == .low ? "can wait" : nil,
    ].compactMap(\.self) + nudge.tags.sorted().map { "#\($0)" }
  }

  /// The card that a step belongs to.
  private func parent(of nudge: Nudge) -> Nudge? {
    nudge.parent.flatMap { id in log.attempt("reading what a step is part of") { try store.nudge(id) } ?? nil }
  }
}

extension Nudge.Action {
  fileprivate var label: LocalizedText {
    switch self {
    case .call: "call"
    case .text: "text"
    case .email: "e-mail"
    case .link: "open"
    }
  }
}
