import Civil
import Desktop
import Engine
import FocusTools
import Glibc
import NudgesTools
import Records
import Replies
import Screen
import Session
import Settings
import Store
import SymptomsTools

/// Delivers what is due now by desktop notifications.
struct ReminderDelivery {
  private let context: AppContext
  private let session: Session

  init(_ context: AppContext, _ session: Session) { (self.context, self.session) = (context, session) }

  /// Why nothing is delivered although something may be due.
  enum Hold: String {
    case quiet, focus, crisis, desktop

    fileprivate var text: LocalizedText {
      switch self {
      case .quiet: "It's in your quiet hours, so what is due waits."
      case .focus: "You're in focus, so what is due waits."
      case .crisis: "Nothing is delivered for now."
      case .desktop: "Notifications are switched off on your desktop, so what is due waits."
      }
    }
  }

  private struct Outcome {
    var hold: Hold?
    /// What was delivered, or would be in a dry run.
    var delivered: [ReminderMessage] = []
    var notes: [LocalizedText] = []
    /// Processes that wait for an answer.
    var waiting: [pid_t] = []
    var status = ExitStatus.done
  }

  /// Delivers what is due and says what that was. Answers are waited for in the background.
  func deliver() throws -> ExitStatus {
    let outcome = try deliverOnce()
    report(outcome)
    return outcome.status
  }

  /// Delivers what is due until every notification was answered or has gone. Where there is no desktop it ends well at
  /// once: a user's services also run where somebody is logged in from afar.
  func deliverUntilAnswered() throws -> ExitStatus {
    var (waiting, status): (Set<pid_t>, ExitStatus) = ([], .done)
    repeat {
      do {
        let outcome = try deliverOnce()
        waiting.formUnion(outcome.waiting)
        if outcome.status != .done { status = outcome.status }
      } catch let problem as NotificationDaemon.Problem where [.noBus, .noDaemon].contains(problem) {
        // What is on the screen of a desktop that ends goes with it.
      } catch {
        // What is on the screen can still be answered.
        guard !waiting.isEmpty else { throw error }
        context.log.record("delivering reminders", error)
        status = .failed
      }
      for _ in 0..<ReminderDelivery.secondsBetweenLooks where !waiting.isEmpty {
        sleep(1)
        waiting = waiting.filter { waitpid($0, nil, WNOHANG) == 0 }
      }
    } while !waiting.isEmpty
    return status
  }

  private static let secondsBetweenLooks = 20

  private func deliverOnce() throws -> Outcome {
    let now = context.clock.now
    let due = try session.dueReminders(now: now)
    // Asking for the end of a focus session or for a dose claims nothing yet.
    let notes = try notices.flatMap { try $0.notices(now) }
    if let hold = try hold(now) { return try held(by: hold, session.store.dueReminders(now: now), now) }
    guard !due.isEmpty || !notes.isEmpty else { return Outcome() }
    let messages = try session.messages(about: due, now: now, isPublic: true)
    if context.flags.dryRun { return Outcome(delivered: messages, notes: notes.map(\.text)) }
    let daemon = try NotificationDaemon.find(hasScreen: context.hasScreen)
    guard !daemon.isPaused else { return try held(by: .desktop, due, now) }
    var outcome = Outcome()
    for note in notes where try note.claim() {
      let body = [note.text, ReminderDelivery.laterWords(for: note.event)].compactMap { $0.map(text) }
      _ = try DesktopNotification(summary: "nudgy", body: body.joined(separator: "\n"), clickLabel: text("Seen"))
        .show(by: daemon)
      outcome.notes.append(note.text)
    }
    for message in messages where try session.store.claim(message.reminders, now: now) {
      switch ReminderProcess.start(message.reminders, context) {
      case .shown(let process):
        outcome.delivered.append(message)
        if let process { outcome.waiting.append(process) }
      case .failed(let mayComeLater):
        outcome.status = .failed
        // What may still be shown would otherwise be sent again each minute, and a daemon that wakes would show it all.
        if !mayComeLater { try session.store.release(message.reminders, now: now) }
      }
    }
    return outcome
  }

  /// The words that answer a notice at any later time; `nil` where its own text has them.
  private static func laterWords(for event: SoundEvent) -> LocalizedText? {
    event == .focusOver ? "Later, in a shell: “done”, “10 more minutes” or “a break”." : nil
  }

  private var notices: [NoticeSource] { [session.focusEndNotices, session.unnamedDoseNotices] }

  private func held(by hold: Hold, _ due: [DueReminder], _ now: LocalTime) throws -> Outcome {
    try session.noteHeld(due, now: now)
    return Outcome(hold: hold)
  }

  private func hold(_ now: LocalTime) throws -> Hold? {
    if session.settings.current.quiet?.contains(now) ?? false { return .quiet }
    if try session.isFocused(now: now) { return .focus }
    return SessionFile.isSilent(context.home, now: now) ? .crisis : nil
  }

  private func text(_ text: LocalizedText) -> String { context.notificationText(text) }

  private func report(_ outcome: Outcome) {
    if context.printsJSON {
      Output.data(Screen.versioned(json(outcome)).text)
    } else if let hold = outcome.hold {
      context.tell(hold.text)
    } else {
      let lines = outcome.delivered.map(\.sentence) + outcome.notes
      if lines.isEmpty, outcome.status == .done { context.tell("Nothing is due.") }
      for line in lines { context.tell(context.flags.dryRun ? "Would show: \(line)" : line) }
    }
  }

  private func json(_ outcome: Outcome) -> JSON {
    let rows = outcome.delivered.map { message in
      [
        "text": .string(text(message.sentence)),
        "cards": .array(message.reminders.map { .string($0.nudge.id.text) }),
        "due": .array(message.reminders.map { .string($0.moment.isoSeconds) }),
        "attempt": .number(Double(message.reminders.map(\.attempt).max() ?? 0)),
      ] as JSON
    }
    return [
      "delivered": .array(rows), "notes": .array(outcome.notes.map { .string(text($0)) }),
      "held": JSON(outcome.hold?.rawValue),
    ]
  }
}

extension AppContext {
  /// Whether there is a desktop on whose screen the bus could start a notification daemon.
  var hasScreen: Bool { ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false } }

  /// A sentence as a notification shows it: in the person's language, without characters that hide or turn text.
  func notificationText(_ text: LocalizedText) -> String { plainScreen.title(text.text(language)) }
}
