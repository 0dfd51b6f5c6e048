/// A notification on the desktop.
package struct DesktopNotification: Sendable {
  package let summary: String
  /// Plain text.
  package let body: String
  /// Buttons from left to right, by what pressing one is called; the last is a click on the notification itself, which
  /// is all that some daemons offer although they say that they have buttons.
  private let actions: [(name: String, label: String)]

  /// What a click on the notification itself is called.
  package static let click = "default"

  package init(summary: String, body: String, buttons: [(name: String, label: String)] = [], clickLabel: String) {
    self.summary = summary
    self.body = body
    actions = buttons + [(DesktopNotification.click, clickLabel)]
  }

  /// Shows it and returns at once.
  ///
  /// - Returns: The notification while somebody could still answer it; `nil` where the programs on this computer cannot
  ///   tell what was pressed, so that it has no buttons.
  package func show(by daemon: NotificationDaemon) throws(NotificationDaemon.Problem) -> ShownNotification? {
    let notifySend = ChildProcess.path(of: "notify-send")
    if let notifySend, DesktopNotification.knowsActions(notifySend) { return try showWithActions(notifySend, daemon) }
    if let gdbus = ChildProcess.path(of: "gdbus") { return try showPlain(gdbus, gdbusArguments(for: daemon)) }
    guard let notifySend else { throw .noProgram }
    return try showPlain(notifySend, notifySendArguments(for: daemon))
  }

  /// Since libnotify 0.7.10.
  private static func knowsActions(_ notifySend: String) -> Bool {
    guard case .ended(_, let help) = ChildProcess.run(notifySend, ["--help"], within: NotificationDaemon.timeLimit)
    else { return false }
    return help.contains("--action")
  }

  private func showPlain(
    _ program: String, _ arguments: [String]
  ) throws(NotificationDaemon.Problem) -> ShownNotification? {
    switch ChildProcess.run(program, arguments, within: NotificationDaemon.timeLimit) {
    case .ended(0, _): return nil
    case .ended: throw .refused
    case .timedOut: throw .silent
    case .notStarted: throw .noProgram
    }
  }

  /// `notify-send` waits for the answer and prints it, but prints the notification's number first. Through a pipe that
  /// number comes only at its end, unless `stdbuf` has it written by the line.
  private func showWithActions(
    _ program: String, _ daemon: NotificationDaemon
  ) throws(NotificationDaemon.Problem) -> ShownNotification? {
    let buttons = actions.flatMap { ["--action", "\($0.name)=\($0.label)"] }
    let arguments = ["--print-id"] + buttons + notifySendArguments(for: daemon)
    let lineBuffering = ChildProcess.path(of: "stdbuf")
    let started =
      lineBuffering.map { ChildProcess($0, ["-oL", program] + arguments) } ?? ChildProcess(program, arguments)
    guard let process = started else { throw .noProgram }
    let hasLine = process.waitForLine(within: NotificationDaemon.timeLimit)
    if process.hasEnded, process.exitStatus != 0 { throw .refused }
    guard hasLine || lineBuffering == nil else { throw .silent }
    return ShownNotification(process)
  }

  private func notifySendArguments(for daemon: NotificationDaemon) -> [String] {
    // The program takes C escapes in the body, so a backslash of the person's is doubled.
    let body = markedUp(for: daemon).reduce(into: "") { $0 += $1 == "\\" ? "\\\\" : String($1) }
    return ["--app-name", "nudgy", "--", summary, body]
  }

  private func gdbusArguments(for daemon: NotificationDaemon) -> [String] {
    // Nobody waits for an answer here, so there are no buttons; a click still closes it.
    let click = actions.suffix(1).flatMap { [$0.name, $0.label] }.map(DesktopNotification.variantText)
    return [
      "call", "--session", "--timeout", "2", "--dest", NotificationDaemon.serviceName, "--object-path",
      "/org/freedesktop/Notifications", "--method", "\(NotificationDaemon.serviceName).Notify", "nudgy", "uint32 0",
      "''",
      DesktopNotification.variantText(summary), DesktopNotification.variantText(markedUp(for: daemon)),
      "[\(click.joined(separator: ", "))]", "@a{sv} {}", "int32 -1",
    ]
  }

  /// Where the daemon reads the body as markup, its signs are escaped.
  private func markedUp(for daemon: NotificationDaemon) -> String {
    guard daemon.capabilities.contains("body-markup") else { return body }
    return body.reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }

  /// A text as GVariant writes it.
  private static func variantText(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) } + "'"
  }
}

/// A notification with buttons that is on the screen. Its buttons work as long as this lives.
package final class ShownNotification {
  private let process: ChildProcess

  fileprivate init(_ process: ChildProcess) { self.process = process }

  package enum Answer: Equatable, Sendable {
    case pressed(String)
    /// Closed without an answer, by the person or by the daemon.
    case closed
  }

  /// Waits for an answer; `nil` if there is none in time.
  package func answer(within limit: Duration) -> Answer? {
    guard process.waitForEnd(within: limit) else { return nil }
    // The first line is the notification's number.
    let lines = process.text.split(whereSeparator: \.isNewline)
    return lines.count > 1 ? .pressed(String(lines[1])) : .closed
  }

  /// Takes it off the screen.
  package func close() {
    process.interrupt()
    _ = process.waitForEnd(within: .milliseconds(500))
  }
}
