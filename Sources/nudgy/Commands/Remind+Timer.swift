import Desktop
import Glibc
import Replies
import Screen
import Session
import Upkeep

extension AppContext {
  /// The timer of this profile; `nil` where there is no home folder for systemd's units.
  var reminderTimer: ReminderTimer? {
    let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    guard let folder = configured ?? environment["HOME"].flatMap({ $0.hasPrefix("/") ? $0 + "/.config" : nil })
    else { return nil }
    return ReminderTimer(
      profile: profileName?.text, configFolder: folder, program: AppContext.programPath,
      arguments: timerArguments,
      variables: AppContext.timerVariables.compactMap { name in
        environment[name].flatMap { $0.isEmpty ? nil : (name, $0) }
      })
  }

  var timerArguments: [String] {
    ["remind", "--from-timer", "--profile", profileName?.text ?? ProfileName.defaultName]
  }

  /// What says where things are and which language is spoken: a service has only what the whole desktop was given.
  private static let timerVariables = [
    "NUDGY_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "LANG", "LC_ALL", "LC_TIME",
    "LC_MESSAGES",
  ]

  private static var programPath: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "nudgy" }
    defer { free(path) }
    return String(cString: path)
  }

  var desktopReminders: DesktopReminders {
    var reminders = DesktopReminders()
    reminders.isOn = { [self] in reminderTimer?.isEnabled ?? false }
    reminders.isAvailable = { [self] in reminderTimer.map { $0.state != .unavailable } ?? false }
    reminders.turn = { [self] isOn in
      if isOn { try reminderTimer?.install() } else { _ = try reminderTimer?.uninstall() }
    }
    return reminders
  }
}

extension ReminderTimer.Problem: UserErrorConvertible {
  var userError: UserError {
    switch self {
    case .notWritable(let path): UserError("I can't write the file \(path).", hint: "Is the disk full?")
    case .failed(let command):
      UserError("The timer couldn't be changed: “\(command)” didn't work.", hint: "Run it yourself to see why.")
    }
  }
}

extension Remind {
  private func timer(_ context: AppContext) throws -> ReminderTimer {
    guard let timer = context.reminderTimer else {
      throw UserError("There's no home folder for the timer.", hint: "Set HOME.")
    }
    return timer
  }

  func installTimer(_ context: AppContext) throws -> ExitStatus {
    let timer = try timer(context)
    if context.flags.dryRun {
      let files = timer.files.map { "# \($0.path)\n\($0.text)" }
      context.tell("Would write \(timer.files.map { "\($0.path)" as LocalizedText }).")
      if !context.printsJSON { for file in files { Output.data(file) } }
      return .done
    }
    guard timer.state != .unavailable else {
      context.printsJSON ? context.tell("\(timer.cronLine)") : Output.data(timer.cronLine)
      throw UserError(
        "There's no systemd here that could run the timer.",
        hint: "Add the line above with “crontab -e”; it does the same.")
    }
    try timer.install()
    tell("Reminders now reach you as desktop notifications, also without a shell.", timer, context)
    return .done
  }

  func uninstallTimer(_ context: AppContext) throws -> ExitStatus {
    let timer = try timer(context)
    if context.flags.dryRun {
      for (path, _) in timer.files { context.tell("Would remove \(path).") }
      return .done
    }
    guard try timer.uninstall() else {
      tell(DesktopEntry.missingText, timer, context)
      return .failed
    }
    tell("Reminders reach you only in an open shell now.", timer, context)
    return .done
  }

  private func tell(_ text: LocalizedText, _ timer: ReminderTimer, _ context: AppContext) {
    guard context.printsJSON else { return context.tell(text) }
    let state: JSON = ["timer": .string(timer.state.rawValue), "unit": .string(timer.unitName)]
    Output.data(Screen.versioned(state).text)
  }

  func showStatus(_ context: AppContext) -> ExitStatus {
    let reach = ReminderReach(context)
    Output.data(
      context.printsJSON
        ? Screen.versioned(reach.json).text
        : reach.findings.map { context.screen.line($0.text) }.joined(separator: "\n"))
    return .done
  }
}

extension AppContext {
  /// Shows a notification and says which button was pressed, as some daemons say that they have buttons and have none.
  func showTestReminder() throws -> ExitStatus {
    let notification = DesktopNotification(
      summary: notificationText("A reminder looks like this"), body: notificationText("Press a button to try it."),
      buttons: [("done", notificationText("Done")), ("seen", notificationText("Seen"))],
      clickLabel: notificationText("Seen"))
    guard !flags.dryRun else {
      report("Would show: \(notification.summary).", isSent: false)
      return .done
    }
    let daemon = try NotificationDaemon.find(hasScreen: hasScreen)
    if daemon.isPaused, !printsJSON {
      Output.data(screen.line("Notifications are switched off on your desktop, so you may not see it."))
    }
    let shown = try notification.show(by: daemon)
    guard let shown else {
      report("Sent. It has no buttons here: notify-send is missing, or too old for them.")
      return .done
    }
    if !printsJSON {
      Output.data(
        screen.line("Sent. Press one of its buttons within \(AppContext.testSeconds, "second", "seconds")."))
    }
    switch shown.answer(within: .seconds(AppContext.testSeconds)) {
    case .pressed(let name):
      report("You pressed a button: notifications and buttons work.", button: name)
    case .closed: report("It was closed without a button.")
    case nil:
      shown.close()
      report("Nothing was pressed. Some desktops show no buttons; answers in a shell work.")
    }
    return .done
  }

  private func report(_ text: LocalizedText, isSent: Bool = true, button: String? = nil) {
    let json: JSON = ["text": .string(text.text(language)), "sent": .bool(isSent), "button": JSON(button)]
    Output.data(printsJSON ? Screen.versioned(json).text : screen.line(text))
  }

  private static let testSeconds = 20
}
