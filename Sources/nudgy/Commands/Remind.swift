import ArgumentParser
import Desktop
import NudgesTools
import Replies
import Session

/// Delivers what is due by desktop notifications, and manages the timer that does so every minute.
struct Remind: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "remind", abstract: "Shows what is due as desktop notifications; --install does it every minute.")
  static let examples = ["nudgy remind --install", "nudgy remind --status", "nudgy remind --test"]

  @Flag(help: "Have systemd look once a minute whether something is due.") var install = false
  @Flag(help: "Take that back.") var uninstall = false
  @Flag(help: "Say how reminders reach you now.") var status = false
  @Flag(help: "Show a notification to try it.") var test = false
  /// Nobody reads what is printed: it is quiet where there is no desktop, and stays until its notifications are answered.
  @Flag(help: .hidden) var fromTimer = false
  /// Shows one notification of these reminders, and waits for its answer.
  @Option(name: .customLong("deliver"), parsing: .singleValue, help: .hidden) var reminders: [String] = []

  func validate() throws {
    guard [install, uninstall, status, test, fromTimer].count(where: { $0 }) <= 1 else {
      throw ValidationError("Use only one of --install, --uninstall, --status and --test.")
    }
  }

  func execute(in context: AppContext) async throws -> ExitStatus {
    SessionBusAddress.complete(context.environment)
    if install { return try installTimer(context) }
    if uninstall { return try uninstallTimer(context) }
    if status { return showStatus(context) }
    if test { return try context.showTestReminder() }
    let session = context.session()
    defer { session.storeOpener.close() }
    if !reminders.isEmpty { return try await ReminderNotification(reminders, session, context).showAndWait() }
    let delivery = ReminderDelivery(context, session)
    if fromTimer { return try delivery.deliverUntilAnswered() }
    return try delivery.deliver()
  }
}

extension NotificationDaemon.Problem: UserErrorConvertible {
  var userError: UserError {
    switch self {
    case .noProgram:
      UserError(
        "There's no program to send notifications with.",
        hint: "Install libnotify-bin (notify-send) or libglib2.0-bin (gdbus).")
    case .noBus:
      UserError("There's no desktop session here, so no notification can be shown.", hint: "A shell still reminds you.")
    case .noDaemon:
      UserError(
        "Nothing on this desktop shows notifications.", hint: "Install a notification daemon, such as dunst or mako.")
    case .silent:
      UserError(
        "The desktop's notification daemon doesn't answer.", hint: "It may hang. A shell still reminds you.")
    case .refused:
      UserError("The desktop's notification daemon refused the notification.", hint: "A shell still reminds you.")
    }
  }
}
