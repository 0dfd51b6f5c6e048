package import Civil
package import Engine
package import Language
package import Records
import Session

/// The fields of a card to be created.
package struct NudgeDraft {
  var title: String
  package var due: When?
  var rule: RepeatRule?
  var action: String?
  var target: String?
  var minutes: Int?
  var priority: String?
  package var notes: String?
  package var tags: [String]

  package init(
    title: String, due: When? = nil, rule: RepeatRule? = nil, action: String? = nil, target: String? = nil,
    minutes: Int? = nil, priority: String? = nil, notes: String? = nil, tags: [String] = []
  ) {
    (self.title, self.due, self.rule, self.tags) = (title, due, rule, tags)
    (self.action, self.target, self.minutes, self.priority, self.notes) = (action, target, minutes, priority, notes)
  }
}

extension NudgeDraft {
  package init(_ capture: Capture, _ reading: InputContext) {
    title = capture.title
    due = (capture.due ?? capture.repeats)?.due(now: reading.now)
    rule = capture.repeats?.resolve(now: reading.now)?.rule
    action = capture.action
    target = capture.target
    minutes = capture.minutes.flatMap { Int(exactly: $0.rounded()) }
    priority = capture.priority
    notes = capture.notes
    tags = capture.tags
  }
}

extension Session {
  /// Makes a card without storing it.
  package func newNudge(_ draft: NudgeDraft, _ turn: Turn) -> Nudge {
    var nudge = Nudge(id: ids.random(), title: draft.title, createdAt: turn.now)
    nudge.due = draft.due ?? draft.rule.flatMap { $0.first(onOrAfter: When(turn.now)) }
    nudge.zone = nudge.due.map { _ in turn.context.zone }
    if let rule = draft.rule { nudge.setRepeat(rule) }
    nudge.action = draft.action.flatMap(Nudge.Action.init(rawValue:))
    nudge.target = draft.target
    nudge.minutes = draft.minutes
    nudge.priority = draft.priority.flatMap(Priority.init(rawValue:)) ?? .normal
    nudge.notes = draft.notes
    nudge.tags = Set(draft.tags.compactMap(Nudge.normalizedTag))
    return nudge
  }

  /// Adds the person's original input, sealed. Without a key, an inbox or a store the input is not kept, only the card.
  package func withOriginalText(_ nudge: Nudge, _ turn: Turn) throws -> Nudge {
    guard try !turn.line.isEmpty && !storeOpener.isInMemoryOnly else { return nudge }
    var nudge = nudge
    nudge.originalText = try keyAccess.whileUnlocked {
      try sealedFields.sealToInbox(turn.line, of: nudge.id, .nudgeOriginalText)
    }
    return nudge
  }
}
