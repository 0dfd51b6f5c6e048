import Civil
import CrisisTools
import Desktop
import Engine
import Glibc
import Language
import NudgesTools
import Records
import Replies
import Screen
import Session
import Store
import Tools

/// One notification of a reminder, or of several at once, and what its buttons do.
struct ReminderNotification {
  private let message: ReminderMessage
  private let session: Session
  private let context: AppContext

  /// Throws if the cards are gone.
  init(_ references: [String], _ session: Session, _ context: AppContext) throws {
    let reminders = try references.compactMap { try ReminderReference.reminder($0, in: session.store) }
    // All of them are late or none is, so they make one message again.
    guard
      let message = try session.messages(about: reminders, now: context.clock.now, isPublic: true).first
    else { throw UserError("There's no such reminder.", code: .notFound) }
    self.message = message
    self.session = session
    self.context = context
  }

  /// Shows it, then waits until it is answered, has gone, or gives way to the next one.
  func showAndWait() async throws -> ExitStatus {
    let daemon: NotificationDaemon
    let shown: ShownNotification?
    do {
      daemon = try NotificationDaemon.find(hasScreen: context.hasScreen)
      shown = try notification.show(by: daemon)
    } catch NotificationDaemon.Problem.silent {
      Output.message("nudgy: " + context.screen.draw(NotificationDaemon.Problem.silent.userError))
      exit(ReminderProcess.silentStatus)
    }
    ReminderProcess.reportShown()
    guard let shown else { return .done }
    let attempt = message.reminders.map(\.attempt).max() ?? 0
    let interval = message.reminders.count == 1 ? message.reminders[0].nudge.remindRepeat : nil
    let end = ContinuousClock.now.advanced(
      by: .seconds(60 * ReminderChain.minutesShown(attempt: attempt, interval: interval)))
    var looks = 0
    while ContinuousClock.now < end {
      switch shown.answer(within: .seconds(2)) {
      case .pressed(let name): return try await perform(name)
      case .closed: return .done
      case nil: break
      }
      // Whoever has done it elsewhere need not see it any longer.
      guard try message.reminders.contains(where: isUnanswered) else { break }
      // A daemon that ends says nothing, and nobody can press a button any more.
      looks += 1
      if looks.isMultiple(of: ReminderNotification.looksBetweenChecks), !daemon.isRunning { return .done }
    }
    shown.close()
    return .done
  }

  /// Asking the bus starts a program, so it is asked every ten seconds.
  private static let looksBetweenChecks = 5

  private func isUnanswered(_ reminder: DueReminder) throws -> Bool {
    try session.store.isUnanswered(reminder.nudge.id, moment: reminder.moment)
  }

  private enum Button: String { case done, snooze, seen }

  private var notification: DesktopNotification {
    let single: [(Button, LocalizedText)] =
      message.reminders.count == 1
      ? [(.done, "Done"), (.snooze, "In \(ReminderNotification.snoozeMinutes, "minute", "minutes")")] : []
    let buttons = single + [(.seen, "Seen")]
    let later: LocalizedText =
      message.reminders.count == 1
      ? "Later, in a shell: “done” or “snooze”, with its name."
      : "Later, in a shell: “done” or “snooze”, with a name."
    return DesktopNotification(
      summary: text(message.title), body: "\(text(message.details))\n\(text(later))",
      buttons: buttons.map { ($0.0.rawValue, text($0.1)) }, clickLabel: text("Seen"))
  }

  private func text(_ text: LocalizedText) -> String { context.notificationText(text) }

  /// How long the button snoozes.
  private static let snoozeMinutes = 10

  private func perform(_ name: String) async throws -> ExitStatus {
    guard let button = name == DesktopNotification.click ? .seen : Button(rawValue: name) else { return .done }
    let until = When(context.clock.now.adding(minutes: ReminderNotification.snoozeMinutes))
    switch button {
    case .done: return try await call("done", "complete_nudge")
    case .snooze: return try await call("snooze", "snooze_nudge", ["until": .words(until.iso)])
    case .seen:
      for reminder in message.reminders { try session.store.markSeen(reminder.nudge.id, moment: reminder.moment) }
      return .done
    }
  }

  /// Runs a tool on the card, as the verb would, so that it can be undone.
  private func call(_ verb: String, _ name: String, _ arguments: [String: Argument] = [:]) async throws -> ExitStatus {
    guard let tool = session.tool(verb: verb), let reminder = message.reminders.first else { return .failed }
    let call = Call(name, arguments).with("which", .id("\(reminder.nudge.id)"))
    return try await context.answer(with: [tool, session.crisis], of: session) { engine, sink in
      await engine.run([call], words: verb, sink)
    }
  }
}
