package import Engine
import Replies
package import Session

extension Session {
  package var deliverReminders: Tool {
    Tool(
      "deliver_reminders", verb: "notifications", "Shows reminders as notifications of the desktop, or stops that.",
      topic: .shell, writes: true, toolset: .personal,
      does: Work(.flag("off", "stop that")) { _, isOff in
        let (reminders, isOn) = (options.desktopReminders, !isOff)
        guard reminders.isOn() != isOn else {
          return .changedNothing(
            isOn ? "Reminders are notifications already." : "Reminders aren't shown as notifications.")
        }
        guard reminders.isAvailable() else {
          throw UserError(
            "There's no systemd here that could deliver reminders.",
            hint: "“nudgy remind --install” shows the line for cron that does it.")
        }
        guard !options.isDryRun else {
          return Reply(
            isOn ? "Would show reminders as notifications." : "Would no longer show reminders as notifications.")
        }
        try reminders.turn(isOn)
        return Reply(
          isOn
            ? "Reminders now reach you as notifications, also without a shell. “nudgy remind --uninstall” ends that."
            : "Reminders reach you only in an open shell now.")
      })
  }
}
