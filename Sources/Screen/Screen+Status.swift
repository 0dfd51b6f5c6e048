package import Replies

/// The programs that a status line is written for.
package enum StatusFormat: String, CaseIterable, Sendable {
  case plain, tmux, waybar, json
}

extension Screen {
  /// One line for a status bar; `nil` stands for nothing to show.
  ///
  /// - Parameter width: the most columns of its text. Marks that the bar takes away again do not count.
  package func status(_ summary: StatusSummary?, _ format: StatusFormat, width: Int) -> String {
    let text = summary.map { clean(statusText($0)).trimmed.cut(max(1, width), ending: glyphs.ellipsis).text } ?? ""
    switch format {
    case .plain: return text
    case .tmux: return text.replacing("#", with: "##")
    case .waybar:
      let tooltip = summary.map { clean(tooltipText($0)).text } ?? ""
      return JSON.object([
        ("text", .string(text.pangoEscaped)), ("tooltip", .string(tooltip.pangoEscaped)),
        ("class", .string(summary?.state.rawValue ?? "empty")),
      ]).text
    case .json:
      return JSON.object([
        ("schema", JSON(Screen.schemaVersion)), ("text", .string(text)),
        ("title", JSON(summary.map { SafeText($0.title).text })),
        ("state", JSON(summary?.state.rawValue)), ("time", JSON(summary?.time.map { clean($0).text })),
        ("focusMinutesLeft", JSON(summary?.focusMinutesLeft)),
      ]).text
    }
  }

  /// The state comes first, as the end may be cut.
  private func statusText(_ summary: StatusSummary) -> LocalizedText {
    let title = summary.title
    switch (summary.state, summary.clockTime, summary.focusMinutesLeft) {
    case (.active, _, _): return "\(title)"
    case (.overdue, _, _): return "was due: \(title)"
    case (.dueToday, let time?, _): return "\(time): \(title)"
    case (.dueToday, nil, _): return "today: \(title)"
    case (.focus, _, let minutes?): return title.isEmpty ? "focus, \(minutes) min" : "focus, \(minutes) min: \(title)"
    case (.focus, _, nil): return title.isEmpty ? "focus" : "focus: \(title)"
    }
  }

  /// The title is not cut here, and the time is said in full.
  private func tooltipText(_ summary: StatusSummary) -> LocalizedText {
    summary.state != .focus ? summary.time.map { "\(summary.title), \($0)" } ?? "\(summary.title)" : statusText(summary)
  }
}

extension String {
  /// Waybar reads its text as Pango markup, where these three have a meaning.
  fileprivate var pangoEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
