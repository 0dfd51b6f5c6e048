import Engine

extension Tool {
  /// With what its replies in plain words mean for a companion: where a card, a list or a question comes, none joins.
  var marked: Tool { Tool.occasions[name].map(marking) ?? self }

  private static let occasions: [String: Reply.Occasion] = [
    "greet": .greeting, "complete_nudge": .done, "next_nudge": .nothingLeft,
    "brain_dump": .gathering, "snooze_nudge": .snoozed, "undo": .undone, "start_focus": .focus,
    "stop_focus": .focusOver, "goodbye": .farewell,
  ]
}
