import Desktop
import Glibc
import Replies
import Upkeep

/// How reminders can reach the person on this computer, as `doctor` and `remind --status` tell it.
struct ReminderReach {
  private let daemon: Result<NotificationDaemon, NotificationDaemon.Problem>
  private let timer: ReminderTimer?
  private let timerState: ReminderTimer.State
  private let isInCrontab: Bool

  init(_ context: AppContext) {
    SessionBusAddress.complete(context.environment)
    daemon = Result { () throws(NotificationDaemon.Problem) in
      try NotificationDaemon.find(hasScreen: context.hasScreen)
    }
    timer = context.reminderTimer
    timerState = timer?.state ?? .unavailable
    // Of this profile, and no comment.
    isInCrontab = ReminderReach.readCrontab().split(separator: "\n").contains {
      let words = $0.split(whereSeparator: \.isWhitespace).map(String.init)
      return words.first?.hasPrefix("#") == false && words.contains(context.timerArguments)
    }
  }

  private static func readCrontab() -> String {
    guard let path = ChildProcess.path(of: "crontab"),
      case .ended(0, let text) = ChildProcess.run(path, ["-l"], within: NotificationDaemon.timeLimit)
    else { return "" }
    return text
  }

  var findings: [CheckResult] { [daemonFinding, timerFinding] }

  private var daemonFinding: CheckResult {
    switch daemon {
    case .success(let daemon) where daemon.isPaused:
      CheckResult(text: "Notifications are switched off on your desktop; reminders wait for that.", isGood: true)
    case .success(let daemon) where daemon.name.isEmpty:
      CheckResult(text: "Notifications can be sent; who shows them couldn't be asked.", isGood: true)
    case .success(let daemon):
      CheckResult(text: "Notifications are shown by \(daemon.name). “nudgy remind --test” tries it.", isGood: true)
    case .failure(let problem):
      // Without a desktop nothing is broken: shells remind as ever.
      CheckResult(text: problem.userError.singleLine.message, isGood: problem != .silent && problem != .refused)
    }
  }

  private var timerFinding: CheckResult {
    switch timerState {
    case .on: CheckResult(text: "The timer is on: reminders reach you without a shell.", isGood: true)
    case _ where isInCrontab:
      CheckResult(text: "Cron looks for reminders: they reach you without a shell.", isGood: true)
    case .off:
      CheckResult(
        text: "The timer is off: reminders reach you in an open shell only. “nudgy remind --install” turns it on.",
        isGood: true)
    case .unavailable where timer == nil:
      CheckResult(text: "There's no home folder for a timer: reminders reach you in an open shell only.", isGood: true)
    case .unavailable:
      CheckResult(
        text: "There's no systemd for a timer. “nudgy remind --install” prints a line for cron instead.", isGood: true)
    }
  }

  var json: JSON {
    let (name, problem): (String?, String?) =
      switch daemon {
      case .success(let daemon): (daemon.name, nil)
      case .failure(let problem): (nil, "\(problem)")
      }
    return [
      "daemon": JSON(name), "problem": JSON(problem), "timer": .string(timerState.rawValue),
      "cron": .bool(isInCrontab), "unit": JSON(timer?.unitName),
    ]
  }
}
